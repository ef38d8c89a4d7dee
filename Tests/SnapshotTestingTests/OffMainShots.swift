import Foundation
import ObjectiveCRuntime
import SnapshotTesting
import SwiftUI

/// A view as tests write it: subviews, constraints, drawing.
final class OffMainCard: UIView {
  let title = UILabel()
  private let stack = UIStackView()
  var onLayout: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 6
    title.text = "Card"
    title.font = .preferredFont(forTextStyle: .headline)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    [title, UISwitch(), button].forEach(stack.addArrangedSubview)
    addSubview(stack)
    NSLayoutConstraint.activate(
      [\UIView.leadingAnchor, \.trailingAnchor].map {
        stack[keyPath: $0].constraint(equalTo: self[keyPath: $0])
      } + [
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: 4),
      ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).fill()
  }

  static let size = CGSize(width: 90, height: 110)

  static func make() -> OffMainCard { OffMainCard(frame: CGRect(origin: .zero, size: size)) }
}

final class OffMainController: UIViewController {
  private(set) var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    let card = OffMainCard.make()
    card.frame.origin = CGPoint(x: 20, y: 120)
    view.backgroundColor = .white
    view.addSubview(card)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}

struct OffMainBadge: View {
  @State private var count = 3

  var body: some View {
    VStack {
      Text("\(count) new").padding(4)
      Circle().fill(Color.red).frame(width: 10, height: 10)
    }
    .onAppear { count += 1 }
  }
}

/// What was called, each once.
private final class CallLog: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String] = []

  var lines: [String] { lock.withLock { known } }

  func clear() { lock.withLock { known = [] } }

  func add(_ line: String) {
    lock.withLock { if !known.contains(line) { known.append(line) } }
  }
}

private final class AlphaObserver: NSObject {
  private let tell: (CGFloat) -> Void

  init(_ tell: @escaping (CGFloat) -> Void) { self.tell = tell }
}

extension AlphaObserver: KeyPathObserver {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let card = object as? UIView { tell(card.alpha) }
  }
}

/// Assertions of functions that say nothing of an actor, in the language mode of Swift 5.
enum OffMainShots {
  static func view() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainCard.make(), as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func controller() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainController(), as: .image(on: .iPhone13), named: "a", snapshotDirectory: $0,
        testName: "t()")
    }
  }

  static func presented() -> OffMainRun {
    OffMainRun {
      let root = OffMainController()
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      return verifySnapshot(
        of: root,
        as: .wait(until: "the alert is there", on: .image(on: .iPhone13)) { root in
          if root.presentedViewController == nil { root.present(alert, animated: false) }
          return root.presentedViewController === alert
        }, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func swiftUI() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainBadge(), as: .image(layout: .fixed(width: 60, height: 40)), named: "a",
        snapshotDirectory: $0, testName: "t()")
    }
  }

  static func hosted() -> OffMainRun {
    OffMainRun {
      let controller = UIHostingController(rootView: OffMainBadge())
      return verifySnapshot(
        of: controller, as: .image(on: .iPhone13), named: "a", snapshotDirectory: $0,
        testName: "t()")
    }
  }

  static func layer() -> OffMainRun {
    OffMainRun {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      layer.backgroundColor = UIColor.red.cgColor
      return verifySnapshot(
        of: layer, as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func text() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainCard.make(), as: .recursiveDescription, named: "a", snapshotDirectory: $0,
        testName: "t()")
    }
  }

  static func motion() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainCard.make(),
        as: .animation(at: [0, 0.1, 0.2]) { view in
          UIView.animate(withDuration: 0.2) { view.alpha = 0.2 }
        }, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func waiting() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainCard.make(), as: .wait(for: 0.02, on: .image), named: "a",
        snapshotDirectory: $0, testName: "t()")
    }
  }

  /// A strategy that makes the view of a model.
  static func model() -> OffMainRun {
    OffMainRun {
      let strategy = Snapshotting<UIView, UIImage>.image.pullback { (title: String) -> UIView in
        let card = OffMainCard.make()
        card.title.text = title
        return card
      }.pullback { (number: Int) in "Card \(number)" }
      return verifySnapshot(
        of: 7, as: strategy, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  /// A view that the test makes and changes before its assertion.
  static func changedBefore() -> OffMainRun {
    OffMainRun {
      let card = OffMainCard.make()
      card.title.text = "Before"
      card.title.textColor = .systemRed
      card.tintColor = .systemGreen
      card.overrideUserInterfaceStyle = .dark
      card.layer.shadowOpacity = 0.5
      UIView.animate(withDuration: 0.2) { card.alpha = 0.9 }
      card.setNeedsLayout()
      card.layoutIfNeeded()
      let names = card.subviews.map { "\(type(of: $0))" }.sorted { $0 < $1 }
      let failure = verifySnapshot(
        of: card, as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
      return names == ["UIStackView"] ? failure : "\(names)"
    }
  }

  /// Closures that nobody asks for an actor: they are called where the change is made.
  static func observed() -> (run: OffMainRun, calls: [String]) {
    let calls = CallLog()
    let run = OffMainRun { directory in
      calls.clear()
      let card = OffMainCard.make()
      card.onLayout = { calls.add("layout") }
      let observer = AlphaObserver { calls.add("alpha \($0)") }
      card.addObserver(observer, forKeyPath: "alpha", options: [.new], context: nil)
      card.alpha = 0.5
      let center = NotificationCenter()
      let name = Notification.Name("card")
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        OffMainShots.change(card, "Notified")
        calls.add("notification")
      }
      center.post(name: name, object: nil)
      let timer = Timer(timeInterval: 60, repeats: false) { _ in
        OffMainShots.change(card, "Fired")
        calls.add("timer")
      }
      timer.fire()
      // A link on the clock of the test's thread, which nothing turns.
      let link = CADisplayLink { _ in calls.add("link") }
      link.add(to: .current, forMode: .common)
      link.invalidate()
      let action = UIAction { _ in calls.add("action") }
      let button = UIButton(primaryAction: action)
      button.sendActions(for: .primaryActionTriggered)
      defer {
        card.removeObserver(observer, forKeyPath: "alpha")
        center.removeObserver(token)
        card.onLayout = nil
      }
      return verifySnapshot(
        of: card, as: .image, named: "a", snapshotDirectory: directory, testName: "t()")
    }
    return (run, calls.lines)
  }

  private static func change(_ card: OffMainCard, _ title: String) { card.title.text = title }

  /// Two devices and two appearances; the failures of all four in one text.
  static func matrix() -> OffMainRun {
    OffMainRun { directory in
      let matrix = SnapshotMatrix(
        devices: ["small": .iPhoneSe, "large": .iPhone13], styles: [.light, .dark])
      let strategies: [String: Snapshotting<UIViewController, UIImage>] = .image(in: matrix)
      let failures = strategies.sorted { $0.key < $1.key }.compactMap { name, strategy in
        verifySnapshot(
          of: OffMainController(), as: strategy, named: name, snapshotDirectory: directory,
          testName: "t()")
      }
      return failures.isEmpty ? nil : failures.joined(separator: "\n")
    }
  }
}
