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

  @Test func `the segment under a finger has the attributes of highlighted titles`() {
    let control = control(["One", "Two", "Three"])
    control.selectedSegmentIndex = 2
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .highlighted)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.addSubview(control)
    window.isHidden = false
    let simulator = TouchSimulator(window: window)
    func redTitles() -> [String] {
      labels(control).filter {
        $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
          == .red
      }.compactMap(\.text)
    }
    #expect(redTitles() == [])
    var fingers = simulator.begin(at: [CGPoint(x: 50, y: 16)])
    #expect(redTitles() == ["One"])
    simulator.move(fingers, to: [CGPoint(x: 150, y: 16)])
    #expect(redTitles() == ["Two"])
    // The selected segment stays as it is.
    simulator.move(fingers, to: [CGPoint(x: 250, y: 16)])
    #expect(redTitles() == [])
    simulator.move(fingers, to: [CGPoint(x: 150, y: 16)])
    simulator.end(fingers)
    #expect(redTitles() == [])
    #expect(control.selectedSegmentIndex == 1)
    fingers = simulator.begin(at: [CGPoint(x: 50, y: 16)])
    simulator.end(fingers, phase: .cancelled)
    #expect(redTitles() == [])
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `a background of the app's takes the place of both plates`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.selectedSegmentIndex = 1
    let (off, on, divider) = (image(.red), image(.green), image(.blue, 4))
    control.setBackgroundImage(off, for: .normal, barMetrics: .default)
    control.setBackgroundImage(on, for: .selected, barMetrics: .default)
    control.setDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.subviews[0].isHidden && control.subviews[1].isHidden)
    let images = control.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(images.contains { $0 === off } && images.contains { $0 === on })
    let view = control.subviews.first { ($0 as? UIImageView)?.image === divider }
    #expect(view?.frame == CGRect(x: 48, y: 0, width: 4, height: 32))
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === on)
    #expect(control.intrinsicContentSize.height == 8)
  }

  @Test func `segments have actions and places of their own`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.layoutIfNeeded()
    func titles() -> [UILabel] { control.subviews.compactMap { $0 as? UILabel } }
    let before = titles().map(\.frame.minX)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .right, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(titles().map(\.frame.minX) == [before[0], before[1] + 5])
    let action = UIAction(title: "C") { _ in }
    control.setAction(action, forSegmentAt: 0)
    #expect(control.actionForSegment(at: 0) === action)
    #expect(control.titleForSegment(at: 0) == "C")
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 0)
    #expect(control.segmentIndex(identifiedBy: .paste) == NSNotFound)
  }
}
