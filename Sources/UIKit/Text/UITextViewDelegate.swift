/// Told what happens to a text view, and asked before. Differs: nobody types here; text that an app
/// inserts is not asked about, as on iOS.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true: the view may become the first responder.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true: the view may stop being the first responder.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing. Called after the view became the first responder.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing. Called after the view stopped being the first responder.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true. Only `shouldChangeText(in:replacementText:)` asks, as nobody types here.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing. Called after an edit changed the text.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing. Called after the selection or the caret moved.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  /// Posted after a view became the first responder.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after an edit changed the text.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after a view stopped being the first responder.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
