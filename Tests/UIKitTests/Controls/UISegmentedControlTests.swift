import Testing
import UIKit

@MainActor
@Suite struct UISegmentedControlTests {
  private func control(_ items: [Any], width: CGFloat = 300) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.traitOverrides.displayScale = 2
    control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
    control.layoutIfNeeded()
    return control
  }

  private func labels(_ control: UISegmentedControl) -> [UILabel] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UILabel }
  }

  @Test func `segments share the width`() {
    let control = control(["One", "Two", "Three"])
    #expect(labels(control).map(\.frame.midX) == [50, 150, 250])
    control.setWidth(60, forSegmentAt: 0)
    #expect(labels(control).map(\.frame.midX) == [30, 120, 240])
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test func `the segment that is selected is bold and lies on a plate`() throws {
    let control = control(["One", "Two"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.subviews[1].isHidden)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(control.subviews[1].frame == CGRect(x: 152, y: 2, width: 146, height: 28))
    let fonts = labels(control).compactMap {
      $0.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    #expect(
      fonts == [
        .systemFont(ofSize: 13, weight: .medium), .systemFont(ofSize: 13, weight: .semibold),
      ])
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `segments come and go`() {
    let control = control(["A", "B"])
    control.selectedSegmentIndex = 0
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "C")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(labels(control).isEmpty)
  }

  @Test func `segments run from the right where the interface does`() {
    let control = control(["One", "Two"], width: 200)
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    #expect(labels(control).map(\.frame.midX) == [150, 50])
  }
}
