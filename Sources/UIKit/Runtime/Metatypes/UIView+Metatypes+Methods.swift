/// The second part of `UIView+Metatypes.swift`: the methods whose symbols its initialisers have.
extension _MetatypeConstructible where Self: UIView {
  /// Runs `init(frame:)` of a class of views that is known only at run time; it stands behind the
  /// initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIView_frame_metatype")
  public static func _make(frame: CGRect) -> Self {
    _dispatched(frame: frame)
  }
}

extension UIView {
  @_silgen_name("snapshot_UIView_frame_dispatched")
  fileprivate static func _dispatched(frame: CGRect) -> Self
}

extension _MetatypeConstructible where Self: UIButton {
  /// Runs `init(type:)` of a class of buttons that is known only at run time; it stands behind the
  /// initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIButton_type_metatype")
  public static func _make(type buttonType: UIButton.ButtonType) -> Self {
    _dispatched(type: buttonType)
  }
}

extension UIButton {
  @_silgen_name("snapshot_UIButton_type_dispatched")
  fileprivate static func _dispatched(type buttonType: UIButton.ButtonType) -> Self
}

extension _MetatypeConstructible where Self: UIImageView {
  /// Runs `init(image:)` of a class of image views that is known only at run time; it stands behind
  /// the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIImageView_image_metatype")
  public static func _make(image: consuming UIImage?) -> Self {
    _dispatched(image: image)
  }
}

extension UIImageView {
  @_silgen_name("snapshot_UIImageView_image_dispatched")
  fileprivate static func _dispatched(image: consuming UIImage?) -> Self
}

extension _MetatypeConstructible where Self: UIStackView {
  /// Runs `init(arrangedSubviews:)` of a class of stack views that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIStackView_arrangedSubviews_metatype")
  public static func _make(arrangedSubviews views: consuming [UIView]) -> Self {
    _dispatched(arrangedSubviews: views)
  }
}

extension UIStackView {
  @_silgen_name("snapshot_UIStackView_arrangedSubviews_dispatched")
  fileprivate static func _dispatched(arrangedSubviews views: consuming [UIView]) -> Self
}

extension _MetatypeConstructible where Self: UITextView {
  /// Runs `init(frame:textContainer:)` of a class of text views that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITextView_frame_textContainer_metatype")
  public static func _make(frame: CGRect, textContainer: consuming NSTextContainer?) -> Self {
    _dispatched(frame: frame, textContainer: textContainer)
  }
}

extension UITextView {
  @_silgen_name("snapshot_UITextView_frame_textContainer_dispatched")
  fileprivate static func _dispatched(
    frame: CGRect, textContainer: consuming NSTextContainer?
  ) -> Self
}

extension _MetatypeConstructible where Self: UITableView {
  /// Runs `init(frame:style:)` of a class of table views that is known only at run time; it stands
  /// behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableView_frame_style_metatype")
  public static func _make(frame: CGRect, style: UITableView.Style) -> Self {
    _dispatched(frame: frame, style: style)
  }
}

extension UITableView {
  @_silgen_name("snapshot_UITableView_frame_style_dispatched")
  fileprivate static func _dispatched(frame: CGRect, style: UITableView.Style) -> Self
}

extension _MetatypeConstructible where Self: UITableViewCell {
  /// Runs `init(style:reuseIdentifier:)` of a class of table cells that is known only at run time;
  /// it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewCell_style_reuseIdentifier_metatype")
  public static func _make(
    style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?
  ) -> Self {
    _dispatched(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewCell {
  @_silgen_name("snapshot_UITableViewCell_style_reuseIdentifier_dispatched")
  fileprivate static func _dispatched(
    style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?
  ) -> Self
}

extension _MetatypeConstructible where Self: UITableViewHeaderFooterView {
  /// Runs `init(reuseIdentifier:)` of a class of header and footer views that is known only at run
  /// time; it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewHeaderFooterView_reuseIdentifier_metatype")
  public static func _make(reuseIdentifier: consuming String?) -> Self {
    _dispatched(reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("snapshot_UITableViewHeaderFooterView_reuseIdentifier_dispatched")
  fileprivate static func _dispatched(reuseIdentifier: consuming String?) -> Self
}

extension _MetatypeConstructible where Self: UICollectionView {
  /// Runs `init(frame:collectionViewLayout:)` of a class of collection views that is known only at
  /// run time; it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UICollectionView_frame_collectionViewLayout_metatype")
  public static func _make(
    frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
  ) -> Self {
    _dispatched(frame: frame, collectionViewLayout: layout)
  }
}

extension UICollectionView {
  @_silgen_name("snapshot_UICollectionView_frame_collectionViewLayout_dispatched")
  fileprivate static func _dispatched(
    frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
  ) -> Self
}

extension _MetatypeConstructible where Self: UIViewController {
  /// Runs `init(nibName:bundle:)` of a class of controllers that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIViewController_nibName_bundle_metatype")
  public static func _make(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    _dispatched(nibName: nibName, bundle: bundle)
  }
}

extension UIViewController {
  @_silgen_name("snapshot_UIViewController_nibName_bundle_dispatched")
  fileprivate static func _dispatched(nibName: consuming String?, bundle: consuming Bundle?) -> Self
}

extension _MetatypeConstructible where Self: UINavigationController {
  /// Runs `init(rootViewController:)` of a class of navigation controllers that is known only at
  /// run time; it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UINavigationController_rootViewController_metatype")
  public static func _make(rootViewController: consuming UIViewController) -> Self {
    _dispatched(rootViewController: rootViewController)
  }
}

extension UINavigationController {
  @_silgen_name("snapshot_UINavigationController_rootViewController_dispatched")
  fileprivate static func _dispatched(rootViewController: consuming UIViewController) -> Self
}

extension _MetatypeConstructible where Self: UITableViewController {
  /// Runs `init(style:)` of a class of table view controllers that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UITableViewController_style_metatype")
  public static func _make(style: UITableView.Style) -> Self {
    _dispatched(style: style)
  }
}

extension UITableViewController {
  @_silgen_name("snapshot_UITableViewController_style_dispatched")
  fileprivate static func _dispatched(style: UITableView.Style) -> Self
}

extension _MetatypeConstructible where Self: UICollectionViewController {
  /// Runs `init(collectionViewLayout:)` of a class of collection view controllers that is known
  /// only at run time; it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UICollectionViewController_collectionViewLayout_metatype")
  public static func _make(collectionViewLayout layout: consuming UICollectionViewLayout) -> Self {
    _dispatched(collectionViewLayout: layout)
  }
}

extension UICollectionViewController {
  @_silgen_name("snapshot_UICollectionViewController_collectionViewLayout_dispatched")
  fileprivate static func _dispatched(
    collectionViewLayout layout: consuming UICollectionViewLayout
  ) -> Self
}

extension _MetatypeConstructible where Self: UIGestureRecognizer {
  /// Runs `init(target:action:)` of a class of recognisers that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIGestureRecognizer_target_action_metatype")
  public static func _make(target: consuming Any?, action: consuming Selector?) -> Self {
    _dispatched(target: target, action: action)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("snapshot_UIGestureRecognizer_target_action_dispatched")
  fileprivate static func _dispatched(target: consuming Any?, action: consuming Selector?) -> Self
}

extension _MetatypeConstructible where Self: UIBarButtonItem {
  /// Runs `init(title:style:target:action:)` of a class of bar button items that is known only at
  /// run time; it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_title_style_target_action_metatype")
  public static func _make(
    title: consuming String?, style: UIBarButtonItem.Style, target: consuming Any?,
    action: consuming Selector?
  ) -> Self {
    _dispatched(title: title, style: style, target: target, action: action)
  }

  /// Runs `init(image:style:target:action:)` of a class of bar button items that is known only at
  /// run time; it stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_image_style_target_action_metatype")
  public static func _make(
    image: consuming UIImage?, style: UIBarButtonItem.Style, target: consuming Any?,
    action: consuming Selector?
  ) -> Self {
    _dispatched(image: image, style: style, target: target, action: action)
  }

  /// Runs `init(customView:)` of a class of bar button items that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @preconcurrency @MainActor
  @_silgen_name("snapshot_UIBarButtonItem_customView_metatype")
  public static func _make(customView: consuming UIView) -> Self {
    _dispatched(customView: customView)
  }
}

extension UIBarButtonItem {
  @_silgen_name("snapshot_UIBarButtonItem_title_style_target_action_dispatched")
  fileprivate static func _dispatched(
    title: consuming String?, style: UIBarButtonItem.Style, target: consuming Any?,
    action: consuming Selector?
  ) -> Self

  @_silgen_name("snapshot_UIBarButtonItem_image_style_target_action_dispatched")
  fileprivate static func _dispatched(
    image: consuming UIImage?, style: UIBarButtonItem.Style, target: consuming Any?,
    action: consuming Selector?
  ) -> Self

  @_silgen_name("snapshot_UIBarButtonItem_customView_dispatched")
  fileprivate static func _dispatched(customView: consuming UIView) -> Self
}
