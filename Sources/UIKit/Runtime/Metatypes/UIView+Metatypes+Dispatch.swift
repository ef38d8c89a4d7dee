/// The third part of `UIView+Metatypes.swift`: what reaches subclasses' own initialisers.
extension UIView {
  @_silgen_name("snapshot_UIView_frame_dispatched")
  convenience init(dispatching: Void, frame: CGRect) {
    self.init(frame: frame)
  }
}

extension UIButton {
  @_silgen_name("snapshot_UIButton_type_dispatched")
  convenience init(dispatching: Void, type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType)
  }
}

extension UIImageView {
  @_silgen_name("snapshot_UIImageView_image_dispatched")
  convenience init(dispatching: Void, image: UIImage?) {
    self.init(image: image)
  }
}

extension UIStackView {
  @_silgen_name("snapshot_UIStackView_arrangedSubviews_dispatched")
  convenience init(dispatching: Void, arrangedSubviews views: [UIView]) {
    self.init(arrangedSubviews: views)
  }
}

extension UITextView {
  @_silgen_name("snapshot_UITextView_frame_textContainer_dispatched")
  convenience init(dispatching: Void, frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame, textContainer: textContainer)
  }
}

extension UITableView {
  @_silgen_name("snapshot_UITableView_frame_style_dispatched")
  convenience init(dispatching: Void, frame: CGRect, style: UITableView.Style) {
    self.init(frame: frame, style: style)
  }
}

extension UITableViewCell {
  @_silgen_name("snapshot_UITableViewCell_style_reuseIdentifier_dispatched")
  convenience init(dispatching: Void, style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("snapshot_UITableViewHeaderFooterView_reuseIdentifier_dispatched")
  convenience init(dispatching: Void, reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}

extension UICollectionView {
  @_silgen_name("snapshot_UICollectionView_frame_collectionViewLayout_dispatched")
  convenience init(
    dispatching: Void, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
  }
}

extension UIViewController {
  @_silgen_name("snapshot_UIViewController_nibName_bundle_dispatched")
  convenience init(dispatching: Void, nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}

extension UINavigationController {
  @_silgen_name("snapshot_UINavigationController_rootViewController_dispatched")
  convenience init(dispatching: Void, rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }
}

extension UITableViewController {
  @_silgen_name("snapshot_UITableViewController_style_dispatched")
  convenience init(dispatching: Void, style: UITableView.Style) {
    self.init(style: style)
  }
}

extension UICollectionViewController {
  @_silgen_name("snapshot_UICollectionViewController_collectionViewLayout_dispatched")
  convenience init(dispatching: Void, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("snapshot_UIGestureRecognizer_target_action_dispatched")
  convenience init(dispatching: Void, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }
}

extension UIBarButtonItem {
  @_silgen_name("snapshot_UIBarButtonItem_title_style_target_action_dispatched")
  convenience init(
    dispatching: Void, title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: title, style: style, target: target, action: action)
  }

  @_silgen_name("snapshot_UIBarButtonItem_image_style_target_action_dispatched")
  convenience init(
    dispatching: Void, image: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  @_silgen_name("snapshot_UIBarButtonItem_customView_dispatched")
  convenience init(dispatching: Void, customView: UIView) {
    self.init(customView: customView)
  }
}
