import Testing
import UIKit

@MainActor
@Suite struct ControlMemberTests {
  private func image(_ color: UIColor, _ width: CGFloat = 8, _ height: CGFloat = 8) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  // MARK: Page controls

  private func pages() -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    control.layoutIfNeeded()
    return control
  }

  private func centers(_ control: UIPageControl) -> [CGPoint] {
    control.setNeedsLayout()
    control.layoutIfNeeded()
    return control.subviews.map(\.center)
  }

  @Test func `pages run in the direction that is set`() {
    let control = pages()
    #expect(centers(control).map(\.x) == [34, 50, 66])
    control.direction = .rightToLeft
    #expect(centers(control).map(\.x) == [66, 50, 34])
    control.direction = .bottomToTop
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 68))
    #expect(centers(control).map(\.y) == [29, 13, -3])
  }

  @Test func `a page's own image goes before that of all, the current one's first`() {
    let control = pages()
    let (all, own, current) = (image(.red), image(.green, 9), image(.blue, 10))
    control.preferredIndicatorImage = all
    control.setIndicatorImage(own, forPage: 2)
    control.setCurrentPageIndicatorImage(current, forPage: 2)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.bounds.width) == [8, 8, 9])
    control.currentPage = 2
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.bounds.width) == [8, 8, 10])
    #expect(control.indicatorImage(forPage: 2) === own)
    #expect(control.currentPageIndicatorImage(forPage: 1) == nil)
  }

  @Test func `the current dot grows and fills with its progress`() throws {
    let control = pages()
    let plain = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 0.5
    control.layoutIfNeeded()
    #expect(control.intrinsicContentSize.width == plain + 17)
    #expect(control.subviews[0].bounds.size == CGSize(width: 24, height: 7))
    #expect(control.subviews[0].subviews.first?.frame == CGRect(x: 0, y: 0, width: 12, height: 7))
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    control.progress = nil
    control.layoutIfNeeded()
    #expect(control.subviews.allSatisfy { $0.subviews.isEmpty && $0.bounds.width == 7 })
  }

  // MARK: Segmented controls

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

  // MARK: Steppers

  @Test func `a stepper shows the app's images, grey at a limit`() {
    let stepper = UIStepper()
    let (plus, background) = (image(.red), image(.green, 94, 32))
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setBackgroundImage(background, for: .normal)
    stepper.value = 100
    stepper.layoutIfNeeded()
    let images = stepper.subviews.compactMap { $0 as? UIImageView }
    #expect(images[0].image === background)
    #expect(images[3].image?.renderingMode == .alwaysTemplate)
    #expect(images[3].tintColor == .tertiaryLabel)
    #expect(images[2].isHidden)
    #expect(stepper.incrementImage(for: .highlighted) === plus)
    stepper.value = 5
    stepper.layoutIfNeeded()
    #expect(images[3].tintColor == stepper.tintColor)
  }

  // MARK: Buttons

  private func bytes(_ view: UIView) -> [UInt32] {
    view.layoutIfNeeded()
    let context = CGContext.forImage(bounds: view.bounds, scale: 1, isOpaque: false)
    if let context { view.layer.render(in: context) }
    return context?.takeImage()?.rgbaRows[4] ?? []
  }

  @Test func `the image of a custom button darkens when pressed and fades when disabled`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    button.setImage(image(.red), for: .normal)
    #expect(bytes(button)[4] == 0xFF00_00FF)
    button.isHighlighted = true
    #expect(bytes(button)[4] == 0x7F00_00FF || bytes(button)[4] == 0x8000_00FF)
    button.adjustsImageWhenHighlighted = false
    #expect(bytes(button)[4] == 0xFF00_00FF)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(bytes(button)[4] & 0xFF == 0x80 || bytes(button)[4] & 0xFF == 0x7F)
    button.setImage(image(.blue), for: .disabled)
    #expect(bytes(button)[4] == 0x0000_FFFF)
  }

  @Test func `names of Macs and pointers have the values of a phone`() {
    let button = UIButton(configuration: .filled())
    button.configuration?.macIdiomStyle = .bordered
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { _, _, _ in nil }
    button.preferredBehavioralStyle = .mac
    #expect(button.behavioralStyle == .pad && !button.isHeld && !button.isHovered)
    let toggle = UISwitch()
    toggle.preferredStyle = .checkbox
    toggle.title = "On"
    #expect(toggle.style == .sliding && toggle.intrinsicContentSize.width == 51)
    let slider = UISlider()
    slider.preferredBehavioralStyle = .mac
    #expect(slider.behavioralStyle == .pad)
  }
}
