import AudioToolbox
import Darwin
import MobileCoreServices
import os
import UIKit.UIView

/// A part of a deck, made by whoever knows its class at run time alone.
protocol DeckItem: AnyObject {
  var rank: Int { get set }
}

class DeckLabel: UILabel, DeckItem {
  var rank = 0 { didSet { text = "\(rank)" } }
  private(set) var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }

  required init?(coder: NSCoder) { nil }

  override func names(of count: Int) -> [String] { super.names(of: count) + ["label"] }
}

final class AceLabel: DeckLabel {}

extension AceLabel {
  override func names(of count: Int) -> [String] { super.names(of: count) + ["ace"] }
}

/// Keeps views to use them again.
final class DeckPool<Item: UIView> where Item: DeckItem {
  private var kept: [Item] = []

  func take() -> Item { kept.popLast() ?? Item() }
  func put(_ item: Item) { kept.append(item) }
}

/// A generic view whose methods messages find.
class DeckView<Item: UIView>: UIView where Item: DeckItem {
  let pool = DeckPool<Item>()
  private(set) var items: [Item] = []
  private(set) var log: [String] = []
  @objc dynamic var selected = 0 { didSet { log.append("selected \(selected)") } }
  @objc dynamic lazy var name: String = { "deck" }() { didSet { log.append("name \(name)") } }
  private var observation: NSKeyValueObservation?
  private var scroll = UIScrollView()

  func deal(_ count: Int) {
    for rank in 0..<count {
      let item = pool.take()
      item.rank = rank
      item.addObserver(self, forKeyPath: "text", options: [.old, .new], context: nil)
      items.append(item)
      addSubview(item)
      let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
      item.addGestureRecognizer(tap)
    }
    observation = scroll.observe(\.contentOffset, options: [.old, .new]) { [weak self] _, change in
      self?.log.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
  }

  func scrollTo(_ y: CGFloat) { scroll.contentOffset = CGPoint(x: 0, y: y) }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }
  func click() { AudioServicesPlaySystemSound(1104) }
  @objc func count() -> NSNumber { items.count as NSNumber }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? "") \(change?[.newKey] as? String ?? "")")
  }

  deinit { for item in items { item.removeObserver(self, forKeyPath: "text") } }
}

/// What Objective-C's runtime is asked by name.
@objc class Dealer: NSObject {
  @objc static var shared = Dealer()
  @objc private(set) var dealt: [String] = []

  @objc class func dealer(named name: String) -> Dealer {
    let dealer = Dealer()
    dealer.dealt = [name]
    return dealer
  }

  @objc static func announce(_ notification: Notification) {
    shared.dealt.append(notification.name.rawValue)
  }

  static func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(announce(_:)), name: Notification.Name("deal"), object: nil)
  }

  var className: String { type(of: self as AnyObject).description() }

  static let felt: UIColor = #colorLiteral(red: 0, green: 0.5, blue: 0, alpha: 1)
  static let tile: CGFloat = autoreleasepool { CGFloat(pow(2.0, 3.0)) }
  static let numbers = [CGFloat(1), 2.5] as [NSNumber]

  static func width(of value: Any) -> CGFloat? { value as? CGFloat }
  static func length(of text: String) -> Int { (text as NSString).length }
}

extension UIView {
  /// On iOS the class at run time decides, however the view is typed here.
  class func make(_ type: UIView.Type, width: CGFloat) -> UIView {
    type.init(frame: CGRect(x: 0, y: 0, width: width, height: 10))
  }

  /// Subclasses override it.
  @objc func names(of count: Int) -> [String] { Array(repeating: "view", count: count) }

  static func plain() -> Self { self.init() }
}
