import Snapshot
import Testing
import UIKit

/// Each mistake of custom views beside the view that does it right.
@MainActor @Suite struct ViewMistakeTests {
  // MARK: Super

  final class SilentLayout: UIView {
    override func layoutSubviews() { subviews.first?.frame = bounds }
  }

  final class SilentConstraints: UIView {
    override func updateConstraints() {}
  }

  final class Polite: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds
    }
    override func updateConstraints() { super.updateConstraints() }
  }

  @Test func `layoutSubviews without super is named with its class and path`() throws {
    let outer = UIView()
    outer.addSubview(SilentLayout())
    let found = try Findings(outer)
    #expect(
      found.warnings == [
        "SilentLayout (at UIView.SilentLayout) overrides layoutSubviews() without calling super. "
          + "Call super.layoutSubviews() in the override."
      ])
    #expect(found.failure == nil)
  }

  @Test func `updateConstraints without super is named`() throws {
    #expect(
      try Findings(SilentConstraints()).warnings == [
        "SilentConstraints overrides updateConstraints() without calling super. "
          + "Call super.updateConstraints() in the override."
      ])
  }

  @Test func `views that call super are silent`() throws {
    #expect(try Findings(Polite()).warnings == [])
  }

  @Test func `one view is named once, and so are two of a class`() throws {
    final class Twice: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        if count < 4 { setNeedsLayout() }
      }
    }
    for count in 1...2 {
      let outer = UIView()
      for _ in 0..<count { outer.addSubview(Twice()) }
      let warnings = try Findings(outer).warnings
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains(", and 1 other) ") == (count == 2), "\(warnings)")
    }
  }

  // MARK: Constraints in layout

  class Halved: UIView {
    let part = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addPlaced(part)
      part.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  final class ConstrainingInLayout: Halved {
    override func layoutSubviews() {
      super.layoutSubviews()
      NSLayoutConstraint.activate([
        part.widthAnchor.constraint(equalToConstant: bounds.width * 0.5)
      ])
    }
  }

  final class ConstrainingOnce: Halved {
    private lazy var width = part.widthAnchor.constraint(equalToConstant: 100)
    override func layoutSubviews() {
      super.layoutSubviews()
      width.constant = bounds.width * 0.5
      width.isActive = true
    }
  }

  @Test func `constraints made in every layout are named`() throws {
    let found = try Findings(ConstrainingInLayout())
    #expect(
      found.warnings.contains(
        "ConstrainingInLayout activates constraints in layoutSubviews(), and not in one layout "
          + "alone. Create constraints once, when the views are created, and change their "
          + "constants in layout."))
  }

  @Test func `a constant that changes in layout is no mistake`() throws {
    let found = try Findings(ConstrainingOnce())
    #expect(found.warnings == [])
    #expect(found.failure == nil)
  }

  // MARK: Masks

  final class Labelled: UIView {
    let label = UILabel()
    init(translatesMask: Bool) {
      super.init(frame: .zero)
      label.text = "Label"
      label.translatesAutoresizingMaskIntoConstraints = translatesMask
      addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a forgotten mask is named with the constraint that cannot place the view`() throws {
    let warnings = try Findings(Labelled(translatesMask: true)).warnings
    let named = warnings.filter { $0.contains("translatesAutoresizingMaskIntoConstraints to") }
    #expect(named.count == 1)
    #expect(
      named.first?.hasPrefix(
        "UILabel (at Labelled.UILabel) has constraints, and its frame stands for others: ") == true)
    #expect(try Findings(Labelled(translatesMask: false)).warnings == [])
  }

  @Test func `a view beside one that its frame places is no mistake`() throws {
    let outer = UIView()
    let (fixed, follower) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UILabel())
    follower.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(fixed)
    outer.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      follower.topAnchor.constraint(equalTo: fixed.topAnchor),
    ])
    #expect(try Findings(outer).warnings == [])
  }

  // MARK: Intrinsic sizes

  final class SizedByBounds: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: bounds.width, height: 10) }
  }

  final class SizedByContent: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  /// As high as its width asks for, which it tells when it is laid out.
  final class Wrapping: UIView {
    private var width: CGFloat = 0
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 50 ? 10 : 20)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.width != width { invalidateIntrinsicContentSize() }
      width = bounds.width
    }
  }

  private func placed(_ view: UIView) -> UIView {
    let outer = UIView()
    outer.addPlaced(view)
    return outer
  }

  @Test func `a size that depends on the bounds is named`() throws {
    #expect(
      try Findings(placed(SizedByBounds())).warnings == [
        "The intrinsicContentSize of SizedByBounds (at UIView.SizedByBounds) depends on its "
          + "bounds. It is asked for before the bounds are known: compute it from the content, "
          + "and leave a dimension that constraints decide at UIView.noIntrinsicMetric."
      ])
    #expect(try Findings(placed(SizedByContent())).warnings == [])
    #expect(try Findings(SizedByBounds()).warnings.count == 1)
    #expect(try Findings(SizedByContent()).warnings == [])
  }

  @Test func `a height that follows the width, and says so, is no mistake`() throws {
    let outer = UIView()
    let view = Wrapping()
    outer.addPlaced(view)
    view.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    #expect(try Findings(outer).warnings == [])
  }

  final class Badge: UIView {
    let label = UILabel()
    let invalidates: Bool
    init(invalidates: Bool) {
      self.invalidates = invalidates
      super.init(frame: .zero)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    var width: CGFloat = 10 {
      didSet { if invalidates { invalidateIntrinsicContentSize() } }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 8) }
  }

  /// Changes its badge after the first layout.
  final class BadgeController: UIViewController {
    let badge: Badge
    init(invalidates: Bool) {
      badge = Badge(invalidates: invalidates)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addPlaced(badge)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      badge.width = 30
    }
  }

  @Test func `content that changes without a word is named with both sizes`() throws {
    #expect(
      try Findings(controller: BadgeController(invalidates: false)).warnings == [
        "The intrinsicContentSize of Badge (at UIView.Badge) is 30 × 8, and the layout went by "
          + "10 × 8: the content changed without invalidateIntrinsicContentSize(). "
          + "Call invalidateIntrinsicContentSize() where the content changes."
      ])
    #expect(try Findings(controller: BadgeController(invalidates: true)).warnings == [])
  }

  @Test(arguments: [true, false])
  func `content that changes between two pictures is named too`(invalidates: Bool) throws {
    let badge = Badge(invalidates: invalidates)
    let outer = placed(badge)
    #expect(try Findings(outer).warnings == [])
    badge.width = 30
    let warnings = try Findings(outer).warnings
    #expect(warnings.count == (invalidates ? 0 : 1))
    if let warning = warnings.first {
      #expect(warning.contains("is 30 × 8, and the layout went by 10 × 8"))
    }
    #expect(try Findings(outer).warnings == [])
  }

  @Test func `a constraint made in the only layout shows in another one`() throws {
    final class Unmoved: UIView {
      let part = UIView()
      var isOnce = false
      private var isDone = false
      override func layoutSubviews() {
        super.layoutSubviews()
        if part.superview == nil { addSubview(part) }
        guard !isOnce || !isDone else { return }
        isDone = true
        part.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
      }
    }
    let (often, once) = (Unmoved(), Unmoved())
    once.isOnce = true
    let text = "activates constraints in layoutSubviews()"
    #expect(try Findings(often).warnings.contains { $0.contains(text) })
    #expect(try !Findings(once).warnings.contains { $0.contains(text) })
  }

  @Test func `a size is asked for no more often while the picture is made`() throws {
    final class Counting: UIView {
      var counts: [Int] = [0]
      override var intrinsicContentSize: CGSize {
        counts[counts.count - 1] += 1
        return CGSize(width: 10, height: 10)
      }
      override func draw(_ rect: CGRect) { counts.append(0) }
    }
    let view = Counting()
    _ = try Findings(placed(view))
    #expect(view.counts == [1, 3])
  }

  // MARK: Drawing

  final class PathBuilding: UIView {
    var count = 100
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      for _ in 0..<count { UIBezierPath(rect: rect).fill() }
    }
  }

  final class PathKeeping: UIView {
    private let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    override func draw(_ rect: CGRect) { for _ in 0..<100 { path.fill() } }
  }

  @Test func `a hundred paths made in one call of draw are noted`() throws {
    #expect(
      try Findings(PathBuilding()).warnings == [
        "PathBuilding creates 100 bezier paths in draw(_:). Create them when the data or the size "
          + "changes, and keep them: draw(_:) is called again for every change."
      ])
    #expect(try Findings(PathKeeping()).warnings == [])
  }

  @Test(arguments: [1, 99]) func `the paths that everybody makes in draw are not`(
    _ count: Int
  ) throws {
    let view = PathBuilding()
    view.count = count
    #expect(try Findings(view).warnings == [])
  }

  // MARK: Threads

  /// Calls what belongs to the main actor where it is not, as code in the Swift 5 mode may.
  private nonisolated func elsewhere(_ work: @escaping @MainActor () -> Void) async {
    let call = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        call()
        done.resume()
      }
    }
  }

  @Test func `a view that is used on another thread is named`() async throws {
    let (used, calm) = (Polite(), Polite())
    let use = UseOfView(view: used)
    await elsewhere(use.dirty)
    #expect(
      try Findings(used).warnings == [
        "Polite.setNeedsLayout() was called outside of the main actor. Use views on the main "
          + "actor alone: hop with `await MainActor.run` or `DispatchQueue.main.async`."
      ])
    calm.setNeedsLayout()
    #expect(try Findings(calm).warnings == [])
  }
}

/// A method in place of a closure, which would check where it runs.
@MainActor
private struct UseOfView {
  let view: UIView

  func dirty() { view.setNeedsLayout() }
}
