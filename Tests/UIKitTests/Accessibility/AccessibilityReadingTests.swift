import Foundation
import Testing
import UIKit

@MainActor @Suite struct AccessibilityReadingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @discardableResult
  private func label(
    _ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
    label.text = text
    (view ?? root).addSubview(label)
    return label
  }

  private var heard: [String] {
    AccessibilityReading(of: root).elements.map { $0.object.accessibilityLabel ?? "-" }
  }

  @Test func `rows are read from the top, each from the leading edge`() {
    label("d", 10, 80)
    label("b", 100, 7)
    label("c", 20, 40)
    label("a", 10, 0)
    #expect(heard == ["a", "b", "c", "d"])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(heard == ["b", "a", "c", "d"])
  }

  @Test func `what is hidden, see-through or inside an element is passed over`() {
    label("hidden", 0, 0).isHidden = true
    label("faint", 0, 20).alpha = 0.005
    let quiet = UIView(frame: root.bounds)
    quiet.accessibilityElementsHidden = true
    root.addSubview(quiet)
    label("quiet", 0, 40, in: quiet)
    let card = UIView(frame: root.bounds)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "card"
    root.addSubview(card)
    label("inside", 0, 60, in: card)
    #expect(heard == ["card"])
  }

  @Test func `elements of a container have its order and stay together`() {
    let box = UIView(frame: root.bounds)
    root.addSubview(box)
    let first = label("first", 0, 100, in: box)
    let second = label("second", 0, 0, in: box)
    let part = UIAccessibilityElement(accessibilityContainer: box)
    part.accessibilityLabel = "part"
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    box.accessibilityElements = [first, part, second]
    label("between", 0, 50)
    #expect(heard == ["between", "first", "part", "second"])
    #expect(box.accessibilityElementCount() == 3)
    #expect(box.index(ofAccessibilityElement: part) == 1)
    #expect(root.accessibilityElementCount() == NSNotFound)
  }

  @Test func `a group is read before what is beside it`() {
    for (index, x) in [CGFloat(0), 100].enumerated() {
      let column = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      column.shouldGroupAccessibilityChildren = true
      root.addSubview(column)
      label("top\(index)", 0, 0, in: column)
      label("bottom\(index)", 0, 50, in: column)
    }
    #expect(heard == ["top0", "bottom0", "top1", "bottom1"])
  }

  @Test func `beside a modal view nothing is read`() {
    label("under", 0, 0)
    let sheet = UIView(frame: root.bounds)
    sheet.accessibilityViewIsModal = true
    root.addSubview(sheet)
    label("sheet", 0, 0, in: sheet)
    #expect(heard == ["sheet"])
    sheet.isHidden = true
    #expect(heard == ["under"])
  }

  @Test func `frames are in the window's coordinates`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.frame.origin = CGPoint(x: 30, y: 40)
    window.addSubview(root)
    label("a", 5, 6)
    let element = try #require(AccessibilityReading(of: root).elements.first)
    #expect(element.frame == CGRect(x: 35, y: 46, width: 50, height: 20))
    #expect(root.subviews[0].accessibilityActivationPoint == CGPoint(x: 60, y: 56))
  }

  @Test func `controls say what they are`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.setAttributedTitle(NSAttributedString(string: "Keep"), for: .normal)
    #expect(button.accessibilityLabel == "Keep")
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Go")
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Go")
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    #expect(pages.accessibilityValue == "page 2 of 4")
    #expect(!UIImageView().isAccessibilityElement)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let parts = segments.accessibilityElements as? [UIAccessibilityElement] ?? []
    #expect(parts.map(\.accessibilityLabel) == ["One", "Two"])
    #expect(parts.map(\.accessibilityTraits) == [.button, [.button, .selected]])
    #expect(UIAccessibilityTraits([.button, .selected]).description == "button, selected")
    #expect(UIAccessibilityTraits.supportsZoom.description == "supportsZoom")
  }

  @Test func `a tab says what was set on its item after it was laid out`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    bar.items = [item]
    root.addSubview(bar)
    bar.layoutIfNeeded()
    #expect(heard == ["Home"])
    item.accessibilityLabel = "House"
    bar.layoutIfNeeded()
    #expect(heard == ["House"])
  }

  @Test func `what is set takes the place of what the class says`() {
    let text = label("shown", 0, 0)
    text.accessibilityLabel = "said"
    #expect(heard == ["said"])
    text.accessibilityLabel = nil
    #expect(heard == ["shown"])
    text.isAccessibilityElement = false
    #expect(heard.isEmpty)
    #expect(text.accessibilityIdentifier == nil)
  }
}
