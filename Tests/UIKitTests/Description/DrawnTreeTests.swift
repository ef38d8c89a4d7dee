import Testing
import UIKit

@MainActor
@Suite struct DrawnTreeTests {
  private final class Card: UIView {
    let titleLabel = UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 20))
    lazy var badge = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
    private var rows: [UILabel] = []
    var overlay: UIView?
    weak var accent: CALayer?
    let delay = 1.5

    func fill() {
      rows = [UILabel(), UILabel()]
      let accent = CALayer()
      self.accent = accent
      addSubview(titleLabel)
      addSubview(badge)
      rows.forEach(addSubview)
      layer.addSublayer(accent)
    }
  }

  private final class Plot: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private func card() -> Card {
    let card = Card(frame: CGRect(x: 30, y: 30, width: 100, height: 50))
    card.fill()
    return card
  }

  private func lines(_ view: UIView) -> [String] {
    DrawnTree(of: view.layer).nodes.map { node in
      let properties = node.properties.pairs.map { "\($0.key)=\($0.value)" }
      return (["\(node.depth) \(node.type) \(node.name)"] + properties).joined(separator: "|")
    }
  }

  /// The properties of a view alone.
  private func properties(_ view: UIView) -> String {
    DrawnTree(of: view.layer).nodes[0].properties.pairs
      .map { "\($0.key)=\($0.value)" }.joined(separator: "|")
  }

  @Test func `views go by the stored properties that hold them`() {
    #expect(
      lines(card()) == [
        "0 Card ", "1 UILabel titleLabel", "1 UIView badge", "1 UILabel rows[0]",
        "1 UILabel rows[1]", "1 CALayer accent",
      ])
  }

  @Test func `an identifier comes before a property's name`() {
    let card = card()
    card.titleLabel.accessibilityIdentifier = "headline"
    #expect(lines(card)[1] == "1 UILabel headline")
  }

  @Test func `the closest owner names a view`() {
    final class Page: UIViewController {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var firstLabel: UILabel?
      override func viewDidLoad() {
        super.viewDidLoad()
        card.fill()
        firstLabel = card.titleLabel
        view.addSubview(card)
      }
    }
    let page = Page()
    #expect(lines(page.view)[1...2] == ["1 Card card", "2 UILabel titleLabel"])
  }

  @Test func `frames are in the root's bounds`() {
    let card = card()
    card.bounds.origin = CGPoint(x: 3, y: 4)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    card.badge.addSubview(inner)
    card.badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    let nodes = DrawnTree(of: card.layer).nodes
    #expect(nodes[0].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(nodes[1].frame == CGRect(x: 7, y: 1, width: 80, height: 20))
    #expect(nodes[2].frame == CGRect(x: 82, y: -9, width: 20, height: 20))
    #expect(nodes[3].frame == CGRect(x: 84, y: -5, width: 10, height: 10))
  }

  @Test func `what is hidden is told of alone`() {
    let card = card()
    card.badge.addSubview(UIView())
    card.badge.isHidden = true
    card.titleLabel.alpha = 0
    #expect(lines(card)[1...2] == ["1 UILabel titleLabel|alpha=0", "1 UIView badge|isHidden=true"])
    #expect(DrawnTree(of: card.layer).nodes[2].frame == .zero)
  }

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

  @Test func `a label has its text and how it is set`() {
    let label = UILabel()
    label.text = "Espresso"
    #expect(properties(label) == "text=“Espresso”")
    label.font = .systemFont(ofSize: 18, weight: .semibold)
    label.textColor = .red
    label.textAlignment = .center
    label.numberOfLines = 0
    #expect(
      properties(label)
        == "text=“Espresso”|font=18 semibold|textColor=#FF0000|textAlignment=center"
        + "|numberOfLines=0")
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2])
    #expect(properties(label).contains("|attributes=0–2 9 kern 2"))
  }

  @Test func `a long text is kept as its beginning and a digest`() {
    let label = UILabel()
    let start = String(repeating: "x", count: 500)
    label.text = start + "a"
    let first = properties(label)
    label.text = start + "b"
    #expect(properties(label) != first)
    #expect(first.count < 160)
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

  @Test func `the same view gives the same tree`() {
    #expect(lines(card()) == lines(card()))
  }
}
