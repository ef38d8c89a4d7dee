/// A text that tells its layout managers of changes.
///
/// A subclass may have a storage of its own, as on iOS: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` for strings and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`.
///
/// Differs: changes through `mutableString` go unnoticed.
open class NSTextStorage: NSMutableAttributedString {
  /// What edits change.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The kinds of changes as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its kinds.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers that are told of changes.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Told twice at the end of every edit, before the layout managers are.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What the edits under way have changed.
  open private(set) var editedMask: EditActions = []
  /// The edited range in the text after the edits under way.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of units that the edits under way add.
  open private(set) var changeInLength = 0
  /// The layout managers of TextKit 2, which are not among `layoutManagers`.
  private var observers: [Observer] = []
  private var editingDepth = 0
  private var isProcessing = false

  /// Creates a storage without text.
  public init() {
    super.init(string: "")
  }

  public override init(string: String) {
    super.init(string: string)
  }

  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Reads a storage from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a layout manager, taking it from the storage that it had.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.attach(self)
  }

  /// Removes a layout manager, which has no text then.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.attach(nil)
  }

  // MARK: Edits

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth = max(editingDepth - 1, 0)
    process()
  }

  /// Changes that `processEditing` itself makes belong to the same edits.
  private func process() {
    guard editingDepth == 0, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Whether attributes are mended only where they are asked for. Differs: they are never mended,
  /// since a font without a character gives way to another when text is drawn.
  open var fixesAttributesLazily: Bool { true }

  /// Does nothing: attributes are not mended.
  open func invalidateAttributes(in range: NSRange) {}

  /// Does nothing: attributes are not mended, and fonts for missing letters are chosen while
  /// drawing.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Notes a change; outside of `beginEditing` and `endEditing` the layout managers learn of it at
  /// once.
  ///
  /// - Parameter editedRange: The range in the text before the change.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if type(of: self) != NSTextStorage.self { takeOver(editedRange, new) }
    self.editedMask.formUnion(editedMask)
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : self.editedRange.union(new)
    changeInLength += delta
    process()
  }

  /// Tells the delegate and the layout managers of the edits. Called at their end.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.textDidChange() }
    for observer in observers where observer.manager !== layoutManagers.first {
      observer.manager?.textDidChange()
    }
  }

  private struct Observer {
    weak var manager: NSLayoutManager?
  }

  func addObserver(_ manager: NSLayoutManager) {
    observers.removeAll { $0.manager == nil || $0.manager === manager }
    observers.append(Observer(manager: manager))
  }

  func removeObserver(_ manager: NSLayoutManager) {
    observers.removeAll { $0.manager == nil || $0.manager === manager }
  }

  private func change(
    _ mask: EditActions, _ range: NSRange, delta: Int = 0, _ body: () -> Void
  ) {
    body()
    edited(mask, range: range, changeInLength: delta)
  }

  // MARK: What a subclass with a storage of its own overrides

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(
      [.editedCharacters, .editedAttributes], range, delta: str.utf16.count - range.length
    ) { super.replaceCharacters(in: range, with: str) }
  }

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  /// Copies the changes of a subclass with a storage of its own: Foundation reads the storage that
  /// it knows.
  private func takeOver(_ old: NSRange, _ new: NSRange) {
    let own = string as NSString
    if super.string != own as String {
      guard old.location >= 0, old.location + old.length <= super.string.utf16.count,
        new.location + new.length <= own.length
      else { return }
      super.replaceCharacters(in: old, with: own.substring(with: new))
    }
    var place = new.location
    let end = min(new.location + new.length, own.length)
    while place < end {
      var range = NSRange(location: place, length: 1)
      // SAFETY: The range is a variable of this function's, which is written during the call alone.
      let attributes = unsafe attributes(at: place, effectiveRange: &range)
      let next = max(min(range.location + range.length, end), place + 1)
      super.setAttributes(
        attributes, range: NSRange(location: place, length: next - place))
      place = next
    }
  }

  // MARK: What is made of that

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.forEachRun { attributes, part in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Changes the attributes of each run in a range.
  private func changeRuns(
    in range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    attributedSubstring(from: range).forEachRun { attributes, part in
      var attributes = attributes
      body(&attributes)
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { changeRuns(in: range) { $0[name] = value } }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { changeRuns(in: range) { $0.merge(attrs) { $1 } } }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeRuns(in: range) { $0[name] = nil }
  }
}

/// Told of edits of a text storage.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called at the end of edits; characters and attributes may still be changed. The range is that
  /// after the edits, whose length grew by `delta`.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Called just after the first method; attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing. A delegate may change characters and attributes here.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing. A delegate may change attributes here.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
