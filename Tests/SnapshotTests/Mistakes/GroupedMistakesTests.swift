import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// Views of one class with one mistake are one line, however many they are.
@MainActor @Suite struct GroupedMistakesTests {
  private final class Stretching: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: bounds.width + 1, height: 4) }
  }

  private final class Widening: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: bounds.width + 2, height: 4) }
  }

  private final class PathBuilding: UIView {
    var count = 100
    override func draw(_ rect: CGRect) {
      for _ in 0..<count { UIBezierPath(rect: rect).fill() }
    }
  }

  private func parent(of views: [UIView]) -> UIView {
    let parent = UIView()
    views.forEach(parent.addPlaced)
    return parent
  }

  /// Two constraints on the width of one view, of which one is given up.
  private func contradict(_ view: UIView, widths: (CGFloat, CGFloat) = (10, 20)) {
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: widths.0),
      view.widthAnchor.constraint(equalToConstant: widths.1),
    ])
  }

  @Test func `three views of a class are one line with their number and the first's place`() throws
  {
    let advice = """
       It is asked for before the bounds are known: compute it from the content, and leave a \
      dimension that constraints decide at UIView.noIntrinsicMetric.
      """
    let found = try Findings(parent(of: [Stretching(), Widening(), Stretching(), Stretching()]))
    #expect(
      found.warnings == [
        "The intrinsicContentSize of Stretching (at UIView.Stretching[0], and 2 others) depends on "
          + "its bounds." + advice,
        "The intrinsicContentSize of Widening (at UIView.Widening) depends on its bounds." + advice,
      ])
  }

  @Test func `numbers that were measured do not part a class`() throws {
    let views = [PathBuilding(), PathBuilding()]
    views[1].count = 130
    for view in views { view.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
    let root = UIView()
    views.forEach(root.addSubview)
    let warnings = try Findings(root).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(", and 1 other) creates 1") == true, "\(warnings)")
  }

  @Test func `what is open and what is not found alike stays two lines`() throws {
    let root = UIView()
    for axis in [0, 0, 1] {
      let label = UILabel()
      label.text = "a"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let isHorizontal = axis == 0
      NSLayoutConstraint.activate([
        isHorizontal
          ? label.leftAnchor.constraint(equalTo: root.leftAnchor)
          : label.topAnchor.constraint(equalTo: root.topAnchor)
      ])
    }
    #expect(
      try Findings(root).warnings == [
        "The constraints of UIView.UILabel[0] (and 1 other) do not determine its minY.",
        "The constraints of UIView.UILabel[2] do not determine its minX.",
      ])
  }

  @Test func `the same contradiction in two views is told once, with its constraints`() throws {
    let views = [Stretching(), Stretching()].map { _ in UIView() }
    let root = parent(of: views)
    for view in views { contradict(view) }
    let warnings = try Findings(root).warnings
    #expect(warnings.count == 1)
    let lines = warnings.first?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "Unable to simultaneously satisfy constraints.")
    #expect(
      lines.contains("    \"<NSLayoutConstraint UIView.UIView[0].width == 10   (active)>\","))
    #expect(lines.last == "(And 1 other like it.)")
  }

  @Test func `contradictions of other constraints are told apart`() throws {
    let views = [UIView(), UIView()]
    let root = parent(of: views)
    contradict(views[0])
    contradict(views[1], widths: (30, 40))
    #expect(try Findings(root).warnings.count == 2)
  }

  @Test func `the run's record has the class and cause, and the number of views`() throws {
    let folder = try TemporaryFolder()
    let root = parent(of: [Stretching(), Stretching()])
    _ = folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run], onWarning: { _ in }) {
      verifySnapshot(
        of: root, as: .image(size: Findings.size, allowsBlank: true), named: "a", record: .all,
        snapshotDirectory: folder.references, testName: "test()")
    }
    let found = try #require(try folder.records().last?.diagnostics?.first)
    #expect(found.cause == "The intrinsicContentSize of Stretching depends on its bounds.")
    #expect(found.count == 2)
  }
}
