/// A text that tells its layout managers what changed in it.
///
/// Differs: a subclass inherits the storage, instead of bringing its own. Changes through
/// `mutableString` go unnoticed.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  open private(set) var editedMask: EditActions = []
  /// Of the text as it is after the edits under way.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text is after the edits under way.
  open private(set) var changeInLength = 0
  private var editingDepth = 0

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.attach(self)
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.attach(nil)
  }

  // MARK: Edits

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth = max(editingDepth - 1, 0)
    if editingDepth == 0 { processEditing() }
  }

  /// Notes a change; outside of `beginEditing` and `endEditing` the layout managers learn of it
  /// at once.
  ///
  /// - Parameter editedRange: Of the text as it was before.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedMask.formUnion(editedMask)
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : self.editedRange.union(new)
    changeInLength += delta
    if editingDepth == 0 { processEditing() }
  }

  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    for manager in layoutManagers { manager.textDidChange() }
  }

  private func change(
    _ mask: EditActions, _ range: NSRange, delta: Int = 0, _ body: () -> Void
  ) {
    body()
    edited(mask, range: range, changeInLength: delta)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(
      [.editedCharacters, .editedAttributes], range, delta: str.utf16.count - range.length
    ) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change(
      [.editedCharacters, .editedAttributes], range, delta: attrString.length - range.length
    ) { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func deleteCharacters(in range: NSRange) {
    change([.editedCharacters], range, delta: -range.length) {
      super.deleteCharacters(in: range)
    }
  }

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }
}

/// Told of edits of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
