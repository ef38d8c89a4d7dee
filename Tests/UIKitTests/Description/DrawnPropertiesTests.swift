import Testing
import UIKit

@MainActor
@Suite struct DrawnPropertiesTests: TellsTrees {
  @Test func `a view has the properties that are not the default`() {
    let view = UIView()
    #expect(properties(view) == "")
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    view.layer.cornerRadius = 4.25
    view.layer.borderWidth = 1
    view.layer.shadowOpacity = 0.5
    view.clipsToBounds = true
    view.alpha = 0.75
    #expect(
      properties(view)
        == "alpha=0.75|backgroundColor=#FF800080|cornerRadius=4.25|border=1 #000000"
        + "|shadow=radius 3, offset (0, -3), #000000, opacity 0.5|clipsToBounds=true")
    view.backgroundColor = .clear
    #expect(!properties(view).contains("backgroundColor"))
  }

  @Test func `layers have what they draw`() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    let view = UIView()
    view.layer.addSublayer(gradient)
    view.layer.addSublayer(shape)
    let lines = lines(view)
    #expect(lines[1] == "1 CAGradientLayer |colors=#FF0000 #0000FF")
    #expect(lines[2].hasPrefix("1 CAShapeLayer |path=5 elements "))
    #expect(lines[2].hasSuffix("|fillColor=#000000"))
  }
}
