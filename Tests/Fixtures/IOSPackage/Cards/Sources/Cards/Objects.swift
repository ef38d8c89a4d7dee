import UIKit

// What Objective-C's runtime gives to every object on iOS.

open class Suit: NSObject {
  public var rank = 0
}

public final class NamedSuit: Suit {
  public var name = ""
}

extension Suit {
  open override func isEqual(_ object: Any?) -> Bool { (object as? Suit)?.rank == rank }
  open override var hash: Int { rank }
}

extension NamedSuit {
  public override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? NamedSuit)?.name == name
  }
}

@objc(CDStamp) final class Stamp: UIView {}

final class Toggle: UIControl {
  private(set) var log: [String] = []

  func note(_ text: String) { log.append(text) }
}

extension Toggle {
  override var isSelected: Bool {
    willSet { note("will \(newValue)") }
    didSet { note("did \(oldValue)") }
  }
}

extension UINavigationController {
  open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
}

extension UIView {
  @objc func style() -> [String] { ["view"] }
  @objc class func nibName() -> String { "view" }
}

extension UILabel {
  override func style() -> [String] { super.style() + ["label"] }
}

final class Title: UILabel {
  override func style() -> [String] { super.style() + ["title"] }
  override class func nibName() -> String { "title of " + super.nibName() }
}

/// Sends a message to an object whose class it does not know.
final class Sender: NSObject {
  weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }

  func send() {
    guard target?.responds(to: action) == true else { return }
    _ = target?.perform(action)
  }

  static func duration(_ info: [String: Any]) -> Double {
    (info["duration"] as AnyObject).doubleValue ?? 0.25
  }
}

final class Sheet: UIPresentationController {}

extension Sheet {
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height / 2)
  }
}

extension UICollectionView {
  func change(_ body: () -> Void) {
    performBatchUpdates({ body() })
    performBatchUpdates(body, completion: nil)
  }
}

enum Keys {
  static let hidden = #keyPath(CALayer.isHidden)
  static let all = Bundle(for: Stamp.classForCoder())
}
