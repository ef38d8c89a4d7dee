import Testing
import UIKit

@MainActor
@Suite struct UIButtonTests {
  private func scaled<View: UIView>(_ view: View, _ scale: CGFloat = 2) -> View {
    view.traitOverrides.displayScale = scale
    return view
  }

  @Test func `values fall back to the normal state's`() {
    let button = UIButton()
    button.setTitle("one", for: .normal)
    button.setTitle("two", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "one")
    button.isSelected = true
    #expect(button.currentTitle == "two")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "one")
    #expect(button.title(for: .highlighted) == "one")
  }

  @Test func `a system button's title has the tint colour and fades where it is pressed`() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(((button.titleLabel?.alpha ?? 1) - 0.2).magnitude < 0.001)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func `a tap runs the primary action`() {
    var count = 0
    let action = UIAction(title: "Go") { _ in count += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    button.frame = window.bounds
    window.addSubview(button)
    TouchSimulator(window: window).tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 2)
  }

  @Test func `a selected system button's title is white on a plate of the tint`() throws {
    let button = scaled(UIButton(type: .system))
    button.tintColor = .red
    button.setTitle("On", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1)
    button.isSelected = true
    button.layoutIfNeeded()
    let plate = try #require(button.subviews.first)
    let title = try #require(button.titleLabel)
    #expect(plate.backgroundColor == .red && plate.layer.cornerRadius == 4)
    #expect(plate.frame == title.frame.insetBy(dx: -4, dy: -2))
    #expect(button.currentTitleColor == .white)
    button.setTitleColor(.green, for: .selected)
    #expect(button.currentTitleColor == .green)
    button.setImage(square(10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == .white)
    #expect(plate.frame.contains(try #require(button.imageView).frame))
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(plate.superview == nil)
    #expect(button.imageView?.tintColor == .red)
    let custom = UIButton()
    custom.setTitle("On", for: .normal)
    custom.isSelected = true
    custom.layoutIfNeeded()
    #expect(custom.subviews.count == 1)
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
