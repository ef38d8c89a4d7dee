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
}
