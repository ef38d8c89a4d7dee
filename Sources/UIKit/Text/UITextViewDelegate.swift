/// Told what happens to a text view, and asked before. Differs: nobody types here; text that an app
/// inserts is not asked about, as on iOS.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may become the first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view may stop being the first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view became the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view stopped being the first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may take the place of a range, in UTF-16 units. Only
  /// `shouldChangeText(in:replacementText:)` asks, as nobody types here.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after an edit changed the text, but not after `text` was set.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection or the caret moved.
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
