import Testing
import UIKit

@MainActor
@Suite struct UIStepperTests: ShowsControls {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    touch = TouchSimulator(window: window)
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
}
