/// Items of data that are copied and pasted.
///
/// Differs: pasteboards are the process's own and empty at first; no other process sees them.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name by which the pasteboard is found.
    public let rawValue: String

    /// A name of the app's own.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of the app's own.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the pasteboard that all apps share on iOS.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The keys of options for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in the dictionary of options.
    public let rawValue: String

    /// A key of a name; no key has an effect here.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The date after which the items are removed. Differs: they stay.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device. Differs: no effect, as there are no other devices.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when the items have changed, with the types that came and went. Its object is the
  /// pasteboard.
  public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed by its name.
  public static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
  /// The key of an array of types that came, in a notification of a change.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of an array of types that went, in a notification of a change.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The types of text.
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// The types of URLs.
  public static let typeListURL = ["public.url"]
  /// The types of images.
  public static let typeListImage = ["public.png", "public.image", "public.jpeg"]
  /// The types of colours.
  public static let typeListColor = ["com.apple.uikit.color"]
  /// Stands for the type of the value itself.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The contents that all pasteboards of a name share.
  private final class Board {
    let name: Name
    var items: [[String: Any]] = []
    var changeCount = 0

    init(_ name: Name) {
      self.name = name
    }
  }

  private static var boards: [Board] = [Board(.general)]
  private static let standard = UIPasteboard(boards[0])
  private static var uniqueCount = 0

  private let board: Board

  /// A pasteboard of its own, which no name finds.
  public override convenience init() { self.init(Board(Name(""))) }

  private init(_ board: Board) {
    self.board = board
  }

  /// The pasteboard that apps share on a device. Differs: it is the process's own.
  open class var general: UIPasteboard { standard }

  /// The pasteboard of a name; nil if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if let known = Self.boards.first(where: { $0.name == pasteboardName }) {
      self.init(known)
      return
    }
    guard create else { return nil }
    let board = Board(pasteboardName)
    Self.boards.append(board)
    self.init(board)
  }

  /// A new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    let board = Board(Name("com.apple.UIKit.pboard.unique.\(uniqueCount)"))
    boards.append(board)
    return UIPasteboard(board)
  }

  /// Removes the pasteboard of a name, with its items.
  open class func remove(withName pasteboardName: Name) {
    guard let index = boards.firstIndex(where: { $0.name == pasteboardName }), index > 0 else {
      return
    }
    let removed = boards.remove(at: index)
    removed.items = []
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(removed))
  }

  /// The name by which the pasteboard is found.
  open var name: Name { board.name }
  /// The number of changes of the items.
  open var changeCount: Int { board.changeCount }
  /// Whether the items outlast the app; true for the general pasteboard. Differs: no items outlast
  /// the process.
  open var isPersistent: Bool { name == .general }
  private var stored: [[String: Any]] { board.items }

  // MARK: Items

  /// The number of items.
  open var numberOfItems: Int { stored.count }

  /// The items, each as a dictionary of values by their types.
  open var items: [[String: Any]] {
    get { stored }
    set { change(newValue) }
  }

  private func change(_ new: [[String: Any]]) {
    let old = Set(stored.flatMap(\.keys))
    board.items = new.map { item in
      var item = item
      if let value = item.removeValue(forKey: Self.typeAutomatic) {
        item[Self.typeName(of: value)] = value
      }
      return item
    }
    board.changeCount += 1
    let now = Set(stored.flatMap(\.keys))
    var info: [AnyHashable: Any] = [:]
    let (added, removed) = (now.subtracting(old), old.subtracting(now))
    if !added.isEmpty { info[Self.changedTypesAddedUserInfoKey] = added.sorted() }
    if !removed.isEmpty { info[Self.changedTypesRemovedUserInfoKey] = removed.sorted() }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: info)
  }

  private static func typeName(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  /// Adds items, each a dictionary of values by their types.
  open func addItems(_ items: [[String: Any]]) { change(stored + items) }

  /// Replaces the items. Differs: the options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change(items)
  }

  /// Replaces the items by one of a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    change([[pasteboardType: value]])
  }

  /// Replaces the items by one of data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    change([[pasteboardType: data]])
  }

  /// Replaces the items by one for each object, with the data that it hands over at once.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
  }

  /// The types of the first item, in alphabetical order.
  open var types: [String] { stored.first?.keys.sorted() ?? [] }

  /// The types of each of the items at some indices, in alphabetical order; nil for the indices of
  /// all. Indices without an item are left out.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    indices(itemSet).map { stored[$0].keys.sorted() }
  }

  private func indices(_ itemSet: IndexSet?) -> [Int] {
    itemSet.map { $0.filter(stored.indices.contains) } ?? Array(stored.indices)
  }

  /// Whether the first item has a value of one of the types, or of a kind of one.
  open func contains(pasteboardTypes: [String]) -> Bool {
    stored.first?.keys.contains { Self.matches($0, pasteboardTypes) } ?? false
  }

  /// Whether each of the items at some indices has a value of one of the types; nil for the indices
  /// of all. False if there is no item.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    !indices(itemSet).isEmpty
      && indices(itemSet).allSatisfy { index in
        stored[index].keys.contains { Self.matches($0, pasteboardTypes) }
      }
  }

  /// The indices of the items that have a value of one of the types, or of a kind of one; empty if
  /// there are none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(
      stored.indices.filter { index in
        stored[index].keys.contains { Self.matches($0, pasteboardTypes) }
      })
  }

  private static func matches(_ type: String, _ wanted: [String]) -> Bool {
    wanted.contains { name in
      guard name != type, let own = UTType(type), let other = UTType(name) else {
        return name == type
      }
      return own.conforms(to: other)
    }
  }

  /// The value of the first item for a type, or for the first kind of it in alphabetical order; nil
  /// for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    stored.first.flatMap { Self.value($0, pasteboardType) }
  }

  private static func value(_ item: [String: Any], _ type: String) -> Any? {
    if let exact = item[type] { return exact }
    return item.keys.sorted().first { matches($0, [type]) }.flatMap { item[$0] }
  }

  /// The values of the items at some indices for a type; nil for the indices of all. Items without
  /// one are left out.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? { indices(itemSet).compactMap { Self.value(stored[$0], pasteboardType) } }

  /// The data of the first item for a type: texts and URLs as UTF-8, images as PNG, colours as
  /// their numbers in text. Nil without a value, and for other objects. Differs: iOS archives
  /// colours.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(Self.data)
  }

  /// The data of the items at some indices for a type; nil for the indices of all. Items without
  /// data are left out.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data)
  }

  private static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    case let color as UIColor: color.itemProviderData
    default: nil
    }
  }

  // MARK: Providers

  /// The items as providers of their data. Differs: objects that are neither data nor text, URL,
  /// image or colour are left out.
  open var itemProviders: [NSItemProvider] {
    get {
      stored.map { item in
        let provider = NSItemProvider()
        for type in item.keys.sorted() {
          guard let data = item[type].flatMap(Self.data) else { continue }
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(data, nil)
            return nil
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by the data that providers hand over at once. Differs: neither the limit to
  /// this device nor the date has an effect.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    change(
      itemProviders.map { provider in
        var item: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers {
          let box = Box()
          provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            box.lock.withLock { box.data = data }
          }
          guard let data = box.lock.withLock({ box.data }) else { continue }
          item[type] = Self.decoded(data, type)
        }
        return item
      })
  }

  private final class Box: @unchecked Sendable {
    // SAFETY: The lock guards it wherever it is read or written.
    var data: Data?
    let lock = NSLock()
  }

  private static func decoded(_ data: Data, _ type: String) -> Any {
    switch type {
    case "public.utf8-plain-text": String(decoding: data, as: UTF8.self)
    case "public.url": URL(string: String(decoding: data, as: UTF8.self)) ?? data
    case "public.png": UIImage(data: data) ?? data
    case "com.apple.uikit.color":
      (try? UIColor.object(withItemProviderData: data, typeIdentifier: type)) ?? data
    default: data
    }
  }

  // MARK: By kind

  private func all<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value] {
    var result: [Value] = []
    for item in stored {
      for type in types {
        guard let value = Self.value(item, type).flatMap(read) else { continue }
        result.append(value)
        break
      }
    }
    return result
  }

  private static func text(_ value: Any) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  private static func url(_ value: Any) -> URL? { value as? URL ?? text(value).flatMap(URL.init) }

  private static func image(_ value: Any) -> UIImage? {
    value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
  }

  private static func color(_ value: Any) -> UIColor? {
    value as? UIColor
      ?? (value as? Data).flatMap {
        try? UIColor.object(withItemProviderData: $0, typeIdentifier: "com.apple.uikit.color")
      }
  }

  private func set(_ type: String, _ values: [Any]?) { change((values ?? []).map { [type: $0] }) }

  /// The text of the first item that has one; nil for none.
  open var string: String? {
    get { strings?.first }
    set { set("public.utf8-plain-text", newValue.map { [$0] }) }
  }

  /// The texts of the items; nil for none.
  open var strings: [String]? {
    get { all(["public.utf8-plain-text", "public.text"], Self.text).nilIfEmpty }
    set { set("public.utf8-plain-text", newValue) }
  }

  /// The URL of the first item that has one; nil for none.
  open var url: URL? {
    get { urls?.first }
    set { set("public.url", newValue.map { [$0] }) }
  }

  /// The URLs of the items; nil for none. Setting them replaces all items.
  open var urls: [URL]? {
    get { all(["public.url"], Self.url).nilIfEmpty }
    set { set("public.url", newValue) }
  }

  /// The image of the first item that has one; nil for none.
  open var image: UIImage? {
    get { images?.first }
    set { set("public.png", newValue.map { [$0] }) }
  }

  /// The images of the items; nil for none. Setting them replaces all items.
  open var images: [UIImage]? {
    get { all(["public.image"], Self.image).nilIfEmpty }
    set { set("public.png", newValue) }
  }

  /// The colour of the first item that has one; nil for none.
  open var color: UIColor? {
    get { colors?.first }
    set { set("com.apple.uikit.color", newValue.map { [$0] }) }
  }

  /// The colours of the items; nil for none. Setting them replaces all items.
  open var colors: [UIColor]? {
    get { all(["com.apple.uikit.color"], Self.color).nilIfEmpty }
    set { set("com.apple.uikit.color", newValue) }
  }

  /// Whether there are strings.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are URLs.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are images.
  open var hasImages: Bool { images != nil }
  /// Whether there are colours.
  open var hasColors: Bool { colors != nil }
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
