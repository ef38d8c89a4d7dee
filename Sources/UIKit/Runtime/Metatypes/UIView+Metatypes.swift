/// Initialisers of classes that are known only at run time: `cellClass.init(frame:)`, `T()` where
/// `T` is some view, `Self(…)` in a class method. `NSObject+Metatypes.swift` says how.
extension _MetatypeConstructible where Self: UIView {
  /// Makes a view of a class that is known only at run time, by that class's own `init(frame:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIView_frame_metatype")
  @_disfavoredOverload
  public init(frame: CGRect)
}

extension _MetatypeConstructible where Self: UIButton {
  /// Makes a button of a class that is known only at run time, by that class's own `init(type:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIButton_type_metatype")
  @_disfavoredOverload
  public init(type buttonType: UIButton.ButtonType)
}

extension _MetatypeConstructible where Self: UIImageView {
  /// Makes an image view of a class that is known only at run time, by that class's own
  /// `init(image:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIImageView_image_metatype")
  @_disfavoredOverload
  public init(image: UIImage?)
}

extension _MetatypeConstructible where Self: UIStackView {
  /// Makes a stack view of a class that is known only at run time, by that class's own
  /// `init(arrangedSubviews:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIStackView_arrangedSubviews_metatype")
  @_disfavoredOverload
  public init(arrangedSubviews views: [UIView])
}

extension _MetatypeConstructible where Self: UITextView {
  /// Makes a text view of a class that is known only at run time, by that class's own
  /// `init(frame:textContainer:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITextView_frame_textContainer_metatype")
  @_disfavoredOverload
  public init(frame: CGRect, textContainer: NSTextContainer?)
}

extension _MetatypeConstructible where Self: UITableView {
  /// Makes a table view of a class that is known only at run time, by that class's own
  /// `init(frame:style:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableView_frame_style_metatype")
  @_disfavoredOverload
  public init(frame: CGRect, style: UITableView.Style)
}

extension _MetatypeConstructible where Self: UITableViewCell {
  /// Makes a table cell of a class that is known only at run time, by that class's own
  /// `init(style:reuseIdentifier:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewCell_style_reuseIdentifier_metatype")
  @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension _MetatypeConstructible where Self: UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that is known only at run time, by that class's own
  /// `init(reuseIdentifier:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewHeaderFooterView_reuseIdentifier_metatype")
  @_disfavoredOverload
  public init(reuseIdentifier: String?)
}

extension _MetatypeConstructible where Self: UICollectionView {
  /// Makes a collection view of a class that is known only at run time, by that class's own
  /// `init(frame:collectionViewLayout:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UICollectionView_frame_collectionViewLayout_metatype")
  @_disfavoredOverload
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

extension _MetatypeConstructible where Self: UIViewController {
  /// Makes a controller of a class that is known only at run time, by that class's own
  /// `init(nibName:bundle:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIViewController_nibName_bundle_metatype")
  @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?)
}

extension _MetatypeConstructible where Self: UINavigationController {
  /// Makes a navigation controller of a class that is known only at run time, by that class's own
  /// `init(rootViewController:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UINavigationController_rootViewController_metatype")
  @_disfavoredOverload
  public init(rootViewController: UIViewController)
}

extension _MetatypeConstructible where Self: UITableViewController {
  /// Makes a table view controller of a class that is known only at run time, by that class's own
  /// `init(style:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewController_style_metatype")
  @_disfavoredOverload
  public init(style: UITableView.Style)
}

extension _MetatypeConstructible where Self: UICollectionViewController {
  /// Makes a collection view controller of a class that is known only at run time, by that class's
  /// own `init(collectionViewLayout:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UICollectionViewController_collectionViewLayout_metatype")
  @_disfavoredOverload
  public init(collectionViewLayout layout: UICollectionViewLayout)
}

extension _MetatypeConstructible where Self: UIGestureRecognizer {
  /// Makes a recogniser of a class that is known only at run time, by that class's own
  /// `init(target:action:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIGestureRecognizer_target_action_metatype")
  @_disfavoredOverload
  public init(target: Any?, action: Selector?)
}

extension _MetatypeConstructible where Self: UIBarButtonItem {
  /// Makes a bar button item of a class that is known only at run time, by that class's own
  /// `init(title:style:target:action:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_title_style_target_action_metatype")
  @_disfavoredOverload
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  /// Makes a bar button item of a class that is known only at run time, by that class's own
  /// `init(image:style:target:action:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_image_style_target_action_metatype")
  @_disfavoredOverload
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  /// Makes a bar button item of a class that is known only at run time, by that class's own
  /// `init(customView:)`.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_customView_metatype")
  @_disfavoredOverload
  public init(customView: UIView)
}
