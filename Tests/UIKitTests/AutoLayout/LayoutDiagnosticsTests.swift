import Testing
import UIKit

@MainActor
@Suite struct LayoutDiagnosticsTests {
  private final class Card: UIView {}

  private let root = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `contradictions are told in iOS's words, once`() {
    let view = SizedView(10, 10)
    root.addSubview(view)
    let fits = view.widthAnchor.constraint(equalToConstant: 50)
    let breaks = view.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([breaks, fits])
    let (_, issues) = LayoutDiagnostics.collecting {
      root.layoutIfNeeded()
      root.frame.size.width = 310
      root.layoutIfNeeded()
    }
    let expected = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<NSLayoutConstraint Card.SizedView.width == 60   (active)>",
          "<NSLayoutConstraint Card.SizedView.width == 50   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint Card.SizedView.width == 60   (active)>
      """
    #expect(issues.map(\.description) == [expected])
    #expect(view.frame.width == 50)
    breaks.isActive = false
    root.layoutIfNeeded()
    fits.constant = 70
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func `a forgotten mask is named as iOS names it`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
    guard case .unsatisfiable(let conflict)? = issues.first else {
      Issue.record("no conflict")
      return
    }
    #expect(
      conflict.constraints.contains(
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& Card.UIView.left == 5   (active)>"))
    #expect(conflict.broken.hasSuffix("Card.UIView.centerX == Card.centerX   (active)>"))
    #expect(conflict.items == ["Card", "Card.UIView"])
    #expect(conflict.description.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(view.frame.minX == 5)
  }

  @Test func `the latest view in the tree gives way, whatever the order of activation`() {
    for isReversed in [false, true] {
      let root = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (one, two) = (SizedView(1, 1), SizedView(1, 1))
      for view in [one, two] { root.addSubview(view) }
      let set = [
        one.widthAnchor.constraint(equalToConstant: 30),
        two.widthAnchor.constraint(equalToConstant: 40),
        two.heightAnchor.constraint(equalTo: one.widthAnchor),
        two.heightAnchor.constraint(equalTo: two.widthAnchor),
      ]
      NSLayoutConstraint.activate(isReversed ? set.reversed() : set)
      let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
      guard case .unsatisfiable(let conflict)? = issues.first else {
        Issue.record("no conflict")
        return
      }
      #expect(conflict.constraints.count == 4)
      #expect(
        conflict.broken
          == "<NSLayoutConstraint Card.SizedView[1].height == Card.SizedView[1].width   (active)>")
    }
  }

  @Test func `ambiguity is seen, named and exercised`() {
    let (one, two) = (SizedView(20, 10), SizedView(20, 10))
    for view in [one, two] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.width == 280)
    #expect(one.hasAmbiguousLayout && one.ambiguousDimensions == ["width"])
    #expect(two.ambiguousDimensions == ["minX", "width"])
    #expect(!root.hasAmbiguousLayout)
    one.exerciseAmbiguityInLayout()
    #expect(one.frame.width == 20 && two.frame.width == 280)
    two.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(!one.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(one.frame.width == 280)
  }

  @Test func `the constraints that affect a view are those that move it`() {
    let (one, two) = (SizedView(20, 10), SizedView(20, 10))
    for view in [one, two] { root.addSubview(view) }
    let left = one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let next = two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 5)
    let top = two.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, next, top])
    let found = two.constraintsAffectingLayout(for: .horizontal)
    #expect(found.contains(left) && found.contains(next) && !found.contains(top))
    let implied = found.filter { $0 !== left && $0 !== next }.map {
      $0.text(named: { $0 === one ? "one" : $0 === two ? "two" : "root" })
    }
    #expect(
      implied.sorted()
        == [
          "<NSContentSizeLayoutConstraint one.width <= 20 @250   (active)>",
          "<NSContentSizeLayoutConstraint one.width >= 20 @750   (active)>",
          "<NSContentSizeLayoutConstraint two.width <= 20 @250   (active)>",
          "<NSContentSizeLayoutConstraint two.width >= 20 @750   (active)>",
        ].sorted())
    #expect(two.constraintsAffectingLayout(for: .vertical).contains(top))
  }

  @Test func `what a frame implies is the row that was solved`() throws {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      }
    }
    let outer = Inset(frame: CGRect(x: 10, y: 10, width: 216, height: 110))
    let inner = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
    inner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let follower = SizedView(5, 5)
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(follower)
    let guide = outer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: inner.rightAnchor),
      follower.topAnchor.constraint(equalTo: inner.centerYAnchor),
      follower.rightAnchor.constraint(greaterThanOrEqualTo: guide.leftAnchor),
    ])
    let corner = UIView()
    corner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(corner)
    NSLayoutConstraint.activate([
      corner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      corner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      corner.widthAnchor.constraint(equalToConstant: 4),
      corner.heightAnchor.constraint(equalToConstant: 4),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
    #expect(corner.frame.maxX == 208 && corner.frame.maxY == 102)
    var checked = 0
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let found =
        follower.constraintsAffectingLayout(for: axis)
        + corner.constraintsAffectingLayout(for: axis)
      for constraint in found where type(of: constraint) != NSLayoutConstraint.self
        || constraint.firstItem is UILayoutGuide
      {
        guard constraint.firstItem !== follower else { continue }
        let first = try #require(
          place(constraint.firstAttribute, of: constraint.firstItem, in: outer))
        let second = place(constraint.secondAttribute, of: constraint.secondItem, in: outer) ?? 0
        let text = constraint.text(named: { "\(type(of: $0))" })
        let expected = constraint.multiplier * second + constraint.constant
        #expect(abs(first - expected) < 1e-6, "\(text)")
        checked += 1
      }
    }
    #expect(checked >= 6)
    let log = follower.constraintsAffectingLayout(for: .horizontal).map {
      $0.text(named: { "\(type(of: $0))" })
    }
    #expect(
      log.contains {
        $0.contains("h=&&- v=&-& UIView.left == 0.33333*Inset.width - 16.66667")
      }, "\(log)")
  }

  /// An attribute's value as of the last layout, in the space of `container`, whose own edges are
  /// those of its alignment rectangle.
  private func place(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in container: UIView
  ) -> CGFloat? {
    let rect: CGRect
    if let guide = item as? UILayoutGuide {
      rect = guide.layoutFrame
    } else if let view = item as? UIView {
      rect = view.alignmentRect(
        forFrame: view === container
          ? CGRect(origin: .zero, size: view.bounds.size)
          : view === container.superview ? view.bounds : view.frame)
    } else {
      return nil
    }
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    default: return nil
    }
  }

  @Test func `updates of constraints that ask each other for updates without end are told`() {
    final class Asking: UIView {
      weak var other: UIView?
      override func updateConstraints() {
        super.updateConstraints()
        other?.setNeedsUpdateConstraints()
      }
    }
    let (one, two) = (Asking(), Asking())
    (one.other, two.other) = (two, one)
    root.addSubview(one)
    root.addSubview(two)
    let (_, issues) = LayoutDiagnostics.collecting { one.updateConstraintsIfNeeded() }
    let recording = LayoutRecording()
    recording.watch { root.layoutIfNeeded() }
    for text in issues.map(\.description) + recording.issues.map(\.description) {
      #expect(text.contains("does not settle: after 8 rounds"))
      #expect(text.contains("Asking"))
    }
    #expect(recording.diagnostics.contains { $0.kind == .layoutLoop })
  }

  @Test func `mistakes of the engine fail by their own name`() {
    let recording = LayoutRecording()
    recording.watch {
      LayoutDiagnostics.handler(.brokenInvariant(step: "remove a row", reason: "It is not there."))
      LayoutDiagnostics.handler(.tooComplex(reason: "Too long."))
      LayoutDiagnostics.handler(.gaveUp(task: "looking", reason: "Too long."))
    }
    #expect(
      recording.diagnostics.map(\.kind) == [.layoutFailure, .layoutFailure, .ambiguousLayout])
    #expect(recording.diagnostics.first?.sentence.contains("could not remove a row.") ?? false)
  }

  @Test func `a trace shows frames, passes, constraints, ambiguity and what broke`() throws {
    let view = SizedView(20, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 12),
    ])
    let host = RenderHost(size: CGSize(width: 100, height: 50))
    host.host(root)
    _ = try LayoutDiagnostics.collecting { try host.settle() }
    let passes = host.recording.passCount(of: root)
    #expect(passes >= 1)
    let lines = LayoutTrace.text(of: root, host.recording).split(separator: "\n")
    #expect(
      lines.prefix(5).map(String.init) == [
        "•Card (0 0; 100 50), layouts: \(passes)",
        "|   - H:|-(5)-[SizedView]",
        "|   *SizedView (5 0; 20 10), layouts: 1, AMBIGUOUS LAYOUT for minY",
        "|   |   - self.height == 10",
        "|   |   - self.height == 12",
      ])
    #expect(lines.last == "<NSLayoutConstraint Card.SizedView.height == 12   (active)>")
    #expect(host.recording.issues.count == 1)
    host.tearDown()
  }
}
