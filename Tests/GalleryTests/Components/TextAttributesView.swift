import UIKit

/// One line for everything that text can be drawn with.
final class TextAttributesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: Self.lines.map(Self.label))
    stack.axis = .vertical
    stack.spacing = 6
    stack.frame = bounds.insetBy(dx: 16, dy: 12)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.distribution = .equalSpacing
    addSubview(stack)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.attributedText = text
    return label
  }

  private static func line(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], on part: String
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let range = NSString(string: text).range(of: part)
    result.addAttributes(attributes, range: range)
    return result
  }

  private static var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 2
    shadow.shadowColor = UIColor.systemBlue
    return shadow
  }

  private static var attachment: NSTextAttachment {
    let size = CGSize(width: 14, height: 14)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
    return NSTextAttachment(image: image)
  }

  private static var lines: [NSAttributedString] {
    let single = NSUnderlineStyle.single.rawValue
    let withPicture = NSMutableAttributedString(
      string: "A picture ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    withPicture.append(NSAttributedString(attachment: attachment))
    withPicture.append(
      NSAttributedString(
        string: " among letters", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    return [
      line("Bold and light", [.font: UIFont.systemFont(ofSize: 17, weight: .bold)], on: "Bold"),
      line("An italic word", [.font: UIFont.italicSystemFont(ofSize: 17)], on: "italic"),
      line("Underlined jargon", [.underlineStyle: single], on: "Underlined jargon"),
      line(
        "Twice underlined",
        [
          .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.systemRed,
        ], on: "Twice"),
      line(
        "Thick in red",
        [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed],
        on: "Thick"),
      line("Was $20, now $15", [.strikethroughStyle: single], on: "Was $20"),
      line("A highlight behind", [.backgroundColor: UIColor.systemYellow], on: "highlight"),
      line("Shadow below", [.shadow: shadow], on: "Shadow"),
      line(
        "Outlined letters",
        [
          .strokeWidth: 4, .strokeColor: UIColor.systemPurple,
          .font: UIFont.systemFont(ofSize: 17, weight: .heavy),
        ], on: "Outlined"),
      line("W i d e tracking", [.kern: 4], on: "tracking"),
      line(
        "E = mc2 raised",
        [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)], on: "2"),
      line("A link to a page", [.link: URL(string: "https://example.com") as Any], on: "link"),
      withPicture,
    ]
  }
}
