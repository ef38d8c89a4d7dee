import Foundation
import Testing
import UIKit

@MainActor
@Suite struct ControlValuesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    touch = TouchSimulator(window: window)
  }

  private final class Count {
    var changes = 0
  }

  private func show(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    return count
  }

  @Test func `a switch has its size and turns with a tap`() {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 500))
    #expect(control.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
    let count = show(control)
    touch.tap(at: CGPoint(x: 40, y: 35))
    #expect(control.isOn && count.changes == 1)
    control.setOn(false, animated: true)
    #expect(!control.isOn && count.changes == 1)
    control.isEnabled = false
    touch.tap(at: CGPoint(x: 40, y: 35))
    #expect(!control.isOn && count.changes == 1)
  }

  @Test func `dragging a switch to the other side turns it once`() {
    let control = UISwitch()
    let count = show(control)
    touch.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 48, y: 15))
    #expect(control.isOn && count.changes == 1)
  }

  @Test func `a slider's value stays in its range`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.minimumValue = 2
    #expect(slider.value == 2)
    slider.value = .nan
    #expect(slider.value == 2)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
  }

  @Test func `a thumb follows the finger from one end of the track to the other`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let count = show(slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 196, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb == CGRect(x: 2, y: 3, width: 28, height: 28))
    touch.drag(from: CGPoint(x: 16, y: 17), to: CGPoint(x: 100, y: 17))
    #expect(abs(slider.value - 0.5) < 1e-6)
    #expect(count.changes > 1)
    touch.drag(from: CGPoint(x: 100, y: 17), to: CGPoint(x: 290, y: 17))
    #expect(slider.value == 1)
    slider.isContinuous = false
    count.changes = 0
    touch.drag(from: CGPoint(x: 184, y: 17), to: CGPoint(x: 100, y: 17))
    #expect(count.changes == 1)
  }

  @Test func `a touch beside the thumb does nothing`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let count = show(slider)
    touch.drag(from: CGPoint(x: 150, y: 17), to: CGPoint(x: 100, y: 17))
    #expect(slider.value == 0 && count.changes == 0)
  }

  @Test func `a stepper steps, stops at its ends, or wraps`() {
    let stepper = UIStepper()
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    stepper.maximumValue = 2
    let count = show(stepper)
    let (minus, plus) = (CGPoint(x: 20, y: 16), CGPoint(x: 70, y: 16))
    for _ in 0..<3 { touch.tap(at: plus) }
    #expect(stepper.value == 2 && count.changes == 2)
    stepper.wraps = true
    touch.tap(at: plus)
    #expect(stepper.value == 0)
    touch.tap(at: minus)
    #expect(stepper.value == 2)
    stepper.value = 99
    #expect(stepper.value == 2)
  }

  @Test func `a stepper's sign looks disabled where the value ends`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.overrideUserInterfaceStyle = .light
    let (usable, ended) = (
      UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .light)).cgColor,
      UIColor.tertiaryLabel.resolvedColor(with: .init(userInterfaceStyle: .light)).cgColor
    )
    func colors() -> [CGColor?] {
      stepper.layoutIfNeeded()
      return (stepper.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.map(\.strokeColor)
    }
    #expect(colors() == [ended, usable])
    stepper.value = 1
    #expect(colors() == [usable, usable])
    stepper.value = 2
    #expect(colors() == [usable, ended])
    stepper.wraps = true
    #expect(colors() == [usable, usable])
  }

  @Test func `a stepper's minus stands at the leading end`() {
    let stepper = UIStepper()
    func middles() -> [CGFloat] {
      stepper.layoutIfNeeded()
      return (stepper.layer.sublayers ?? []).compactMap {
        ($0 as? CAShapeLayer)?.path?.boundingBoxOfPath.midX
      }
    }
    #expect(middles() == [23.5, 70.5])
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.setNeedsLayout()
    #expect(middles() == [70.5, 23.5])
  }

  @Test func `a page control turns to the side that is touched`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 68, height: 26))
    let count = show(pages)
    touch.tap(at: CGPoint(x: 80, y: 13))
    touch.tap(at: CGPoint(x: 80, y: 13))
    touch.tap(at: CGPoint(x: 80, y: 13))
    #expect(pages.currentPage == 2 && count.changes == 2)
    touch.tap(at: CGPoint(x: 20, y: 13))
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.currentPage = 9
    #expect(pages.currentPage == 0)
  }

  @Test func `controls that turn the other way in a right to left interface`() {
    let (stepper, slider) = (
      UIStepper(), UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    )
    stepper.semanticContentAttribute = .forceRightToLeft
    slider.semanticContentAttribute = .forceRightToLeft
    _ = show(stepper)
    touch.tap(at: CGPoint(x: 20, y: 16))
    #expect(stepper.value == 1)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 198)
  }

  @Test func `progress is within nought and one, and fills from the leading side`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(0.25, animated: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
  }

  @Test func `a progress that is observed is shown whenever it has changed`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    window.addSubview(view)
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    func width() -> CGFloat? {
      window.layoutIfNeeded()
      return view.subviews.last?.frame.width
    }
    #expect(width() == 0)
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    #expect(width() == 50)
    progress.completedUnitCount = 3
    #expect(width() == 150)
    // Without it the value stays, and is the app's again.
    view.observedProgress = nil
    progress.completedUnitCount = 4
    #expect(view.progress == 0.75 && width() == 150)
    view.progress = 0.5
    #expect(width() == 100)
    view.observedProgress = progress
    #expect(width() == 200)
  }

  @Test func `an indicator is hidden unless it turns`() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.isHidden && view.intrinsicContentSize == CGSize(width: 37, height: 37))
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func `a single tap behind a switch does not take its touch`() {
    let control = UISwitch()
    let count = show(control)
    window.addGestureRecognizer(UITapGestureRecognizer())
    touch.tap(at: CGPoint(x: 40, y: 15))
    #expect(control.isOn && count.changes == 1)
  }

  @Test(arguments: [-Float.infinity, .nan, -.greatestFiniteMagnitude])
  func `a slider's range may have no length that is a number`(minimum: Float) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    _ = show(slider)
    slider.maximumValue = .infinity
    slider.minimumValue = minimum
    slider.value = 3
    slider.layoutIfNeeded()
    #expect(slider.standardAccessibility.value == "0%")
    for frame in slider.subviews.map(\.frame) {
      #expect(frame.minX.isFinite && frame.width.isFinite, "\(frame)")
    }
  }

  @Test func `an activity indicator without a colour has its style's`() {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = .red
    indicator.color = nil
    #expect(indicator.color == .systemGray)
    window.addSubview(indicator)
    indicator.startAnimating()
    indicator.draw(indicator.bounds)
  }
}
