import Testing
import UIKit

@MainActor
@Suite struct DrawnPropertiesViewsTests: TellsTrees {
  private final class Plot: UIView {
    override func draw(_ rect: CGRect) {}
  }

  @Test func `images are told apart by their pixels`() {
    func image(_ color: UIColor) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      }
    }
    let red = properties(UIImageView(image: image(.red)))
    #expect(red.hasPrefix("image=3 × 3 "))
    #expect(properties(UIImageView(image: image(.red))) == red)
    #expect(properties(UIImageView(image: image(.blue))) != red)
    #expect(properties(UIImageView(image: UIImage(systemName: "star"))) == "image=star")
    let view = UIView()
    view.layer.contents = image(.red).cgImage
    #expect(properties(view) == red.replacingOccurrences(of: "image=", with: "contents="))
  }

  @Test func `a view that draws itself says so, and not what`() {
    let plot = Plot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plot.layer.displayIfNeeded()
    #expect(properties(plot).hasSuffix("draws=contents"))
  }

  @Test func `controls are told of as a whole`() {
    let control = UISwitch()
    control.isOn = true
    control.isEnabled = false
    #expect(lines(control) == ["0 UISwitch |isEnabled=false|isOn=true"])
    let slider = UISlider()
    slider.value = 0.25
    slider.layoutIfNeeded()
    #expect(lines(slider) == ["0 UISlider |value=0.25"])
    let button = UIButton(type: .system)
    button.setTitle("Order", for: .normal)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(lines(button).first?.hasSuffix("|isSelected=true|title=“Order”") == true)
    #expect(lines(button).contains { $0.hasPrefix("1 UIButtonLabel titleLabel|text=“Order”") })
  }
}
