/// An object that can be given to others as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects can be written in, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands over the data of a type, now or later.
  ///
  /// - Returns: The progress; nil if it is not known.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects can be made from data of some types.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that objects can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object made of data of one of these types.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}

/// Who may see the data of a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody may see the data.
  case all = 0
  /// Apps of the same developer may see the data.
  case team = 1
  /// Apps of the same group may see the data.
  case group = 2
  /// Only the app itself may see the data.
  case ownProcess = 3
}

/// Data in several forms, for other objects to load.
///
/// Differs: it is in UIKit; data that a class hands over at once are passed on at once, on the same
/// thread; files are read whole.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Hands over the item of a type.
  public typealias LoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// Called with an item or an error.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

  /// The reasons why an item is not loaded.
  public enum ErrorCode: Int, Error, Sendable, CustomStringConvertible {
    /// The item was not handed over, for a reason that is not known.
    case unknownError = -1
    /// The provider has no data of the type.
    case itemUnavailableError = -1000
    /// The data are not those of the class.
    case unexpectedValueClassError = -1100
    /// The class reads none of the provider's types.
    case unavailableCoercionError = -1200

    /// A sentence that says why the item was not loaded.
    public var description: String {
      switch self {
      case .unknownError: "The item was not handed over."
      case .itemUnavailableError:
        "The provider has no data of this type: ask registeredTypeIdentifiers."
      case .unexpectedValueClassError: "The data is not that of the class."
      case .unavailableCoercionError: "The class reads none of the provider's types."
      }
    }
  }

  private struct Representation {
    let typeIdentifier: String
    let load: LoadHandler
  }

  // SAFETY: The lock guards it wherever it is read or written.
  private var representations: [Representation] = []
  private var objects: [any NSItemProviderWriting] = []
  private let lock = NSLock()
  /// A name for a file.
  open var suggestedName: String?

  /// A provider without data, to which they are registered.
  public override init() {
    super.init()
  }

  /// A provider of an object in all types that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// - Parameter item: A text, a URL, data, an image or a colour.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let object = Self.object(item) else { return }
    let type = typeIdentifier ?? Swift.type(of: object).writableTypeIdentifiersForItemProvider[0]
    register(type, object)
    objects.append(object)
  }

  /// A provider of a file's bytes; nil if the file cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.lastPathComponent
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
      handler(data, nil)
      return nil
    }
  }

  /// The Foundation object for a Swift value.
  static func object(_ item: Any?) -> (any NSItemProviderWriting)? {
    switch item {
    case let text as String: NSString(string: text)
    case let url as URL: NSURL(string: url.absoluteString)
    case let object as any NSItemProviderWriting: object
    default: nil
    }
  }

  // MARK: What there is

  /// The types in the order in which they were registered: the best one first.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock { representations.map(\.typeIdentifier) }
  }

  /// The types whose files can be used as the options say. Differs: none can be opened in place, so
  /// that there are types without options alone.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions
  ) -> [String] { fileOptions.isEmpty ? registeredTypeIdentifiers : [] }

  /// Whether there are data of a type, or of a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  private func representation(_ typeIdentifier: String) -> Representation? {
    lock.withLock {
      representations.first { $0.typeIdentifier == typeIdentifier }
        ?? representations.first {
          guard let own = UTType($0.typeIdentifier), let wanted = UTType(typeIdentifier) else {
            return false
          }
          return own.conforms(to: wanted)
        }
    }
  }

  // MARK: Registering

  /// Adds data that a closure hands over when they are asked for; they replace data of the same
  /// type. Differs: the visibility is ignored.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping LoadHandler
  ) {
    lock.withLock {
      representations.removeAll { $0.typeIdentifier == typeIdentifier }
      representations.append(
        Representation(typeIdentifier: typeIdentifier, load: loadHandler))
    }
  }

  /// Adds an object in all types that it can be written in. Differs: the visibility is ignored.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    lock.withLock { objects.append(object) }
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      register(type, object)
    }
  }

  private func register(_ type: String, _ object: any NSItemProviderWriting) {
    // SAFETY: The object is handed to whoever asks, and used there, as iOS does: a type that other
    // threads read has to allow it.
    @safe nonisolated(unsafe) let object = object
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
      object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
    }
  }

  // MARK: Loading

  /// Loads the data of a type, or of the first kind of it. The handler is called before this
  /// returns if the data are handed over at once; without data it has an `itemUnavailableError`.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representation(typeIdentifier) else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return progress
    }
    let own = found.load(completionHandler)
    return own ?? progress
  }

  /// Loads a text, a URL, an image or data, by the type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else {
        completionHandler?(nil, error)
        return
      }
      let type = UTType(typeIdentifier)
      if type?.conforms(to: .url) ?? false, let text = String(data: data, encoding: .utf8) {
        completionHandler?(URL(string: text), nil)
      } else if type?.conforms(to: .plainText) ?? false {
        completionHandler?(String(data: data, encoding: .utf8), nil)
      } else {
        completionHandler?(data, nil)
      }
    }
  }

  /// Whether there are data of a type from which the class makes objects.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }

  /// Makes an object of the first type that the class reads and there are data of. Without one the
  /// handler has an `unavailableCoercionError`.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { representation($0) != nil }) else {
      completionHandler(nil, ErrorCode.unavailableCoercionError)
      return Progress(totalUnitCount: 1)
    }
    // SAFETY: A class is immutable and lives for ever, so that any thread may have it.
    @safe nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else {
        completionHandler(nil, error)
        return
      }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}

/// How the file of a representation is used.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options that the set holds.
  public let rawValue: Int

  /// Makes a set of the options whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file is opened where it is, and not copied. Differs: no file can be.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
