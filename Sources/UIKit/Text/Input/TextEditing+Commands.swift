// The commands of menus on a text.
extension TextEditing {
  /// Whether the text can be changed, not only read.
  private var allowsChanges: Bool { (self as? UITextView)?.isEditable ?? true }

  private var isSecret: Bool { self is UITextField && isSecureTextEntry }

  /// Whether a menu would offer a text command now; nil for any other command.
  func canEdit(_ action: Selector) -> Bool? {
    let isSelected = editedSelection.length > 0
    switch "\(action)" {
    case "cut:": return isSelected && allowsChanges && !isSecret
    case "copy:": return isSelected && !isSecret
    case "delete:": return isSelected && allowsChanges
    case "paste:": return allowsChanges && UIPasteboard.general.hasStrings
    case "select:": return !isSelected && hasText && !isSecret
    case "selectAll:": return hasText && editedSelection.length < editedLength
    default: return nil
    }
  }

  func copySelection() {
    guard editedSelection.length > 0, !isSecret else { return }
    UIPasteboard.general.string = (editedText.string as NSString)
      .substring(with: editedSelection)
  }

  func cutSelection() {
    guard editedSelection.length > 0, allowsChanges, !isSecret else { return }
    copySelection()
    deleteTyped()
  }

  func pasteText() {
    guard allowsChanges, let text = UIPasteboard.general.string else { return }
    insertText(text)
  }

  /// Selects the word that the caret is in or behind.
  func selectWord() {
    let place = editedSelection.location
    let words = TextUnits.ranges(.word, in: editedText.string)
    let word = words.first { $0.lowerBound <= place && place <= $0.upperBound }
    if let word { editedSelection = NSRange(word) }
  }

  func selectWhole() { editedSelection = NSRange(location: 0, length: editedLength) }
}
