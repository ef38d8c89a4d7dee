#if canImport(UIKit) && !targetEnvironment(macCatalyst)
  import UIKit.UIView
  import ObjectiveC
#else
  import AppKit
#endif

private var textKey: UInt8 = 0

extension UIView {
  /// Kept by association, as categories keep their values.
  @objc public var badgeText: String? {
    get { objc_getAssociatedObject(self, &textKey) as? String }
    set { objc_setAssociatedObject(self, &textKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

open class BadgeBase: UIView {
  public private(set) var messages: [String] = []

  func note(_ message: String) { messages.append(message) }
}

extension BadgeBase {
  @objc open func reload(animated: Bool) { note("base \(animated)") }
}

public final class Badge: BadgeBase {
  @objc public dynamic var title: String = "" { didSet { note("title \(title)") } }

  static let resources = Bundle.module

  override public class var layerClass: AnyClass { CAShapeLayer.self }

  public func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(noticed), name: Notification.Name("noticed"), object: nil)
    addObserver(self, forKeyPath: #keyPath(title), options: [.new, .old], context: nil)
  }

  @objc private func noticed(_ notification: Notification) { note("noticed") }

  override public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    note("\(keyPath ?? "") \(change?[.oldKey] ?? "") → \(change?[.newKey] ?? "")")
  }

  override public func reload(animated: Bool) {
    super.reload(animated: animated)
    note("badge")
  }
}
