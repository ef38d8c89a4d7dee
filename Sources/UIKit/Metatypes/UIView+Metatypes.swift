/// Initialisers of classes that are known only at run time: `cellClass.init(frame:)`, `T()` where
/// `T` is some view, `Self(…)` in a class method. `NSObject+Metatypes.swift` says how.
extension _MetatypeConstructible where Self: UIView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIView_frame_metatype")
  @_disfavoredOverload
  public init(frame: CGRect)
}

extension _MetatypeConstructible where Self: UIButton {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIButton_type_metatype")
  @_disfavoredOverload
  public init(type buttonType: UIButton.ButtonType)
}

extension _MetatypeConstructible where Self: UIImageView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIImageView_image_metatype")
  @_disfavoredOverload
  public init(image: UIImage?)
}

extension _MetatypeConstructible where Self: UIStackView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIStackView_arrangedSubviews_metatype")
  @_disfavoredOverload
  public init(arrangedSubviews views: [UIView])
}

extension _MetatypeConstructible where Self: UITextView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITextView_frame_textContainer_metatype")
  @_disfavoredOverload
  public init(frame: CGRect, textContainer: NSTextContainer?)
}

extension _MetatypeConstructible where Self: UITableView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableView_frame_style_metatype")
  @_disfavoredOverload
  public init(frame: CGRect, style: UITableView.Style)
}

extension _MetatypeConstructible where Self: UITableViewCell {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewCell_style_reuseIdentifier_metatype")
  @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension _MetatypeConstructible where Self: UITableViewHeaderFooterView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewHeaderFooterView_reuseIdentifier_metatype")
  @_disfavoredOverload
  public init(reuseIdentifier: String?)
}

extension _MetatypeConstructible where Self: UICollectionView {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UICollectionView_frame_collectionViewLayout_metatype")
  @_disfavoredOverload
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

extension _MetatypeConstructible where Self: UIViewController {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIViewController_nibName_bundle_metatype")
  @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?)
}

extension _MetatypeConstructible where Self: UINavigationController {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UINavigationController_rootViewController_metatype")
  @_disfavoredOverload
  public init(rootViewController: UIViewController)
}

extension _MetatypeConstructible where Self: UITableViewController {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewController_style_metatype")
  @_disfavoredOverload
  public init(style: UITableView.Style)
}

extension _MetatypeConstructible where Self: UICollectionViewController {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UICollectionViewController_collectionViewLayout_metatype")
  @_disfavoredOverload
  public init(collectionViewLayout layout: UICollectionViewLayout)
}

extension _MetatypeConstructible where Self: UIGestureRecognizer {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIGestureRecognizer_target_action_metatype")
  @_disfavoredOverload
  public init(target: Any?, action: Selector?)
}

extension _MetatypeConstructible where Self: UIBarButtonItem {
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_title_style_target_action_metatype")
  @_disfavoredOverload
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_image_style_target_action_metatype")
  @_disfavoredOverload
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_customView_metatype")
  @_disfavoredOverload
  public init(customView: UIView)
}
