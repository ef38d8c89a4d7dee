/// Told what happens to a text field, and asked before. Differs: nobody types here; text that an
/// app inserts is not asked about, as on iOS.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may become the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may stop being the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field stopped being the first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the method without a reason; by default calls that.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a text may take the place of a range, in UTF-16 units. Only
  /// `shouldChangeText(in:replacementText:)` asks, as nobody types here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection or the caret moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether editing may begin with an empty text, where `clearsOnBeginEditing` is set.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key acts. Differs: never called, as there is none.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true: the field may become the first responder.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing. Called after the field became the first responder.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true: the field may stop being the first responder.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing. Called after the field stopped being the first responder.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason; the reason is always `committed` here.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true. Only `shouldChangeText(in:replacementText:)` asks, as nobody types here.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing. Called after the selection or the caret moved.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true. Asked at the start of editing if `clearsOnBeginEditing` is set.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true. Differs: never called, as there is no return key.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Posted after a field became the first responder.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after an edit changed the text, but not after `text` was set.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after a field stopped being the first responder.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The key of the raw value of a `DidEndEditingReason`.
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
