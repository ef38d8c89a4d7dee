import Testing

@testable import UIKit

@Suite @MainActor struct KeyValueObservingTests {
  private final class Observer: UIView {
    var told: [String] = []
    /// Taken off when the observer goes.
    var label: UILabel?

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
      told.append("\(keyPath ?? "") \(old) → \(new)")
    }

    deinit { label?.removeObserver(self, forKeyPath: "font") }
  }

  /// The properties of UIKit's own that tell who observes them: for each, a change.
  private static let observedKeys: [(name: String, object: NSObject, change: (NSObject) -> Void)] =
    [
      ("frame", UIView(), { ($0 as? UIView)?.frame.size = CGSize(width: 3, height: 4) }),
      ("bounds", UIView(), { ($0 as? UIView)?.bounds.size = CGSize(width: 3, height: 4) }),
      ("center", UIView(), { ($0 as? UIView)?.center = CGPoint(x: 3, y: 4) }),
      ("transform", UIView(), { ($0 as? UIView)?.transform.a = 2 }),
      ("alpha", UIView(), { ($0 as? UIView)?.alpha = 0.5 }),
      ("hidden", UIView(), { ($0 as? UIView)?.isHidden = true }),
      ("backgroundColor", UIView(), { ($0 as? UIView)?.backgroundColor = .red }),
      ("layer.bounds", UIView(), { ($0 as? UIView)?.bounds.size = CGSize(width: 3, height: 4) }),
      ("layer.position", UIView(), { ($0 as? UIView)?.center = CGPoint(x: 3, y: 4) }),
      ("layer.opacity", UIView(), { ($0 as? UIView)?.alpha = 0.5 }),
      ("layer.transform", UIView(), { ($0 as? UIView)?.transform.a = 2 }),
      ("layer.backgroundColor", UIView(), { ($0 as? UIView)?.backgroundColor = .red }),
      ("text", UILabel(), { ($0 as? UILabel)?.text = "a" }),
      ("attributedText", UILabel(), { ($0 as? UILabel)?.attributedText = .init(string: "a") }),
      ("font", UILabel(), { ($0 as? UILabel)?.font = .systemFont(ofSize: 30) }),
      ("textColor", UILabel(), { ($0 as? UILabel)?.textColor = .red }),
      ("text", UITextField(), { ($0 as? UITextField)?.text = "a" }),
      (
        "attributedText", UITextField(),
        { ($0 as? UITextField)?.attributedText = .init(string: "a") }
      ),
      ("text", UITextView(), { ($0 as? UITextView)?.text = "a" }),
      (
        "attributedText", UITextView(), { ($0 as? UITextView)?.attributedText = .init(string: "a") }
      ),
      ("image", UIImageView(), { ($0 as? UIImageView)?.image = UIImage() }),
      ("enabled", UIControl(), { ($0 as? UIControl)?.isEnabled = false }),
      ("selected", UIControl(), { ($0 as? UIControl)?.isSelected = true }),
      ("highlighted", UIControl(), { ($0 as? UIControl)?.isHighlighted = true }),
      ("value", UISlider(), { ($0 as? UISlider)?.value = 0.5 }),
      ("value", UIStepper(), { ($0 as? UIStepper)?.value = 5 }),
      ("on", UISwitch(), { ($0 as? UISwitch)?.isOn = true }),
      ("progress", UIProgressView(), { ($0 as? UIProgressView)?.progress = 0.5 }),
      (
        "selectedSegmentIndex", UISegmentedControl(items: ["a", "b"]),
        { ($0 as? UISegmentedControl)?.selectedSegmentIndex = 1 }
      ),
      ("currentPage", pages(3), { ($0 as? UIPageControl)?.currentPage = 1 }),
      ("contentOffset", UIScrollView(), { ($0 as? UIScrollView)?.contentOffset.y = 5 }),
      ("contentOffset", UIScrollView(), { ($0 as? UIScrollView)?.bounds.origin.y = 5 }),
      ("contentSize", UIScrollView(), { ($0 as? UIScrollView)?.contentSize.height = 50 }),
      ("contentInset", UIScrollView(), { ($0 as? UIScrollView)?.contentInset.top = 5 }),
      ("title", UIViewController(), { ($0 as? UIViewController)?.title = "a" }),
      ("title", UINavigationItem(title: ""), { ($0 as? UINavigationItem)?.title = "a" }),
      ("title", UITabBarItem(), { ($0 as? UITabBarItem)?.title = "a" }),
      ("image", UITabBarItem(), { ($0 as? UITabBarItem)?.image = UIImage() }),
      ("badgeValue", UITabBarItem(), { ($0 as? UITabBarItem)?.badgeValue = "1" }),
    ]

  private static func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  @Test func `properties of UIKit's tell who observes them`() {
    for (name, object, change) in Self.observedKeys {
      let observer = Observer()
      object.addObserver(observer, forKeyPath: name, context: nil)
      change(object)
      #expect(observer.told.count == 1, "\(type(of: object)).\(name)")
      object.removeObserver(observer, forKeyPath: name)
      change(object)
      #expect(observer.told.count == 1, "\(type(of: object)).\(name)")
    }
  }

  @Test func `a change has the value from before and the new one`() {
    let (label, observer) = (UILabel(), Observer())
    label.text = "a"
    label.addObserver(observer, forKeyPath: "text", options: [.old, .new, .initial], context: nil)
    label.text = "b"
    label.text = nil
    #expect(observer.told.prefix(2) == ["text - → a", "text a → b"])
    #expect(observer.told.count == 3)
    label.removeObserver(observer, forKeyPath: "text")
  }

  @Test func `a path is observed in whichever objects it leads to`() {
    let (cell, observer) = (UITableViewCell(), Observer())
    cell.selectedBackgroundView = UIView()
    cell.addObserver(
      observer, forKeyPath: "selectedBackgroundView.tag", options: .new, context: nil)
    let second = UIView()
    second.tag = 7
    cell.willChangeValue(forKey: "selectedBackgroundView")
    cell.selectedBackgroundView = second
    cell.didChangeValue(forKey: "selectedBackgroundView")
    #expect(observer.told == ["selectedBackgroundView.tag - → 7"])
    second.willChangeValue(forKey: "tag")
    second.tag = 8
    second.didChangeValue(forKey: "tag")
    #expect(observer.told.last == "selectedBackgroundView.tag - → 8")
    cell.removeObserver(observer, forKeyPath: "selectedBackgroundView.tag")
  }

  @Test func `an observer is taken off in its own deinit`() {
    let label = UILabel()
    do {
      let observer = Observer()
      observer.label = label
      label.addObserver(observer, forKeyPath: "font", context: nil)
    }
    label.font = .systemFont(ofSize: 3)
    #expect(KeyValueObservers.observerCount(of: label) == 0)
  }

  @Test func `a closure is told of the values until its observation is let go`() {
    let scroll = UIScrollView()
    var told: [CGFloat] = []
    var observation: NSKeyValueObservation? = scroll.observe(
      _key: "contentOffset", \.contentOffset, options: [.old, .new]
    ) { _, change in
      told += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }
    scroll.contentOffset.y = 10
    #expect(told == [0, 10])
    observation?.invalidate()
    observation = nil
    scroll.contentOffset.y = 20
    #expect(told == [0, 10])
  }

  @Test func `taking off an observer that is none ends a program that has no harness`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIKitException.setHandler(nil)
      UIView().removeObserver(UIView(), forKeyPath: "frame")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("NSRangeException: Cannot remove an observer UIView for the key path"))
  }
}
