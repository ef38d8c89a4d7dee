import Foundation

/// Members of classes of UIKit's, which on iOS are members of `AnyObject`.
extension _ObjectiveCObject {
  /// A value's rectangle.
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  /// A value's size.
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
  /// A value's point.
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }

  /// A view's, or an item's, number.
  @preconcurrency @MainActor public var tag: Int! {
    (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag
  }
  /// The view of a recogniser or of a controller.
  @preconcurrency @MainActor public var view: UIView! {
    (object as? UIGestureRecognizer)?.view ?? (object as? UIViewController)?.view
  }
  /// The view that a view is in.
  @preconcurrency @MainActor public var superview: UIView! { (object as? UIView)?.superview }
  /// A view's frame.
  @preconcurrency @MainActor public var frame: CGRect! {
    (object as? UIView)?.frame ?? (object as? CALayer)?.frame
  }
  /// A view's bounds.
  @preconcurrency @MainActor public var bounds: CGRect! {
    (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds
  }
  /// The text of a label, field or text view.
  @preconcurrency @MainActor public var text: String! {
    (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text
  }
  /// The title of a controller or item.
  @preconcurrency @MainActor public var title: String! {
    (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title
  }
  /// A button's title.
  @preconcurrency @MainActor public var currentTitle: String! {
    (object as? UIButton)?.currentTitle
  }
  /// A button's label.
  @preconcurrency @MainActor public var titleLabel: UILabel! { (object as? UIButton)?.titleLabel }
  /// Whether a switch is on.
  @preconcurrency @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// A control's flag.
  @preconcurrency @MainActor public var isSelected: Bool! { (object as? UIControl)?.isSelected }
  /// The chosen segment.
  @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
    (object as? UISegmentedControl)?.selectedSegmentIndex
  }
}
