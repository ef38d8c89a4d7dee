import Testing
import UIKit

@MainActor
@Suite struct UISliderTests: ShowsControls {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    touch = TouchSimulator(window: window)
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
}
