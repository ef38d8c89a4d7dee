import UIKit

extension HostileScene {
  static func font(_ dice: inout HostileDice) -> UIFont {
    switch dice.next(below: 6) {
    case 0: return .systemFont(ofSize: dice.make())
    case 1: return .systemFont(ofSize: dice.make(), weight: dice.make())
    case 2:
      let descriptor = UIFont.systemFont(ofSize: 9).fontDescriptor
      return UIFont(descriptor: descriptor, size: dice.make())
    case 3: return .italicSystemFont(ofSize: dice.make())
    case 4:
      return UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: dice.make()), maximumPointSize: dice.make())
    default: return UIFont.preferredFont(forTextStyle: .body).withSize(dice.make())
    }
  }

  private static func paragraph(_ dice: inout HostileDice) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    for _ in 0..<3 {
      switch dice.next(below: 11) {
      case 0: style.lineSpacing = dice.make()
      case 1: style.paragraphSpacing = dice.make()
      case 2: style.paragraphSpacingBefore = dice.make()
      case 3: style.headIndent = dice.make()
      case 4: style.tailIndent = dice.make()
      case 5: style.firstLineHeadIndent = dice.make()
      case 6: style.minimumLineHeight = dice.make()
      case 7: style.maximumLineHeight = dice.make()
      case 8: style.lineHeightMultiple = dice.make()
      case 9: style.hyphenationFactor = dice.make()
      default:
        style.defaultTabInterval = dice.make()
        style.addTabStop(NSTextTab(textAlignment: .right, location: dice.make()))
      }
    }
    style.lineBreakMode = NSLineBreakMode(rawValue: dice.next(below: 6))!
    style.alignment = NSTextAlignment(rawValue: dice.next(below: 5))!
    return style
  }

  static func attributed(_ dice: inout HostileDice) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9)]
    for _ in 0...dice.next(below: 4) {
      switch dice.next(below: 10) {
      case 0: attributes[.font] = font(&dice)
      case 1: attributes[.kern] = NSNumber.hostile(&dice)
      case 2: attributes[.tracking] = dice.make(CGFloat.self)
      case 3: attributes[.baselineOffset] = NSNumber.hostile(&dice)
      case 4: attributes[.strokeWidth] = NSNumber.hostile(&dice)
      case 5: attributes[.underlineStyle] = NSNumber.hostile(&dice)
      case 6: attributes[.strikethroughStyle] = dice.integer()
      case 7: attributes[.ligature] = NSNumber.hostile(&dice)
      case 8:
        let shadow = NSShadow()
        shadow.shadowBlurRadius = dice.make()
        shadow.shadowOffset = dice.make()
        attributes[.shadow] = shadow
      default: attributes[.paragraphStyle] = paragraph(&dice)
      }
    }
    let text = NSMutableAttributedString(
      string: "Some text\twith a tab, 123\nand a line", attributes: attributes)
    if dice.chance(30) {
      let attachment = NSTextAttachment()
      attachment.image = picture()
      attachment.bounds = dice.make()
      text.append(NSAttributedString(attachment: attachment))
    }
    return text
  }

  static func text() -> HostileScene {
    let view = UITextView(frame: frame)
    view.text = "One line\nand another, which is long enough to wrap"
    let scene = HostileScene("text view", view)
    scene.objects.append(view.textContainer)
    scene.call("attributedText") { view.attributedText = attributed(&$0) }
    scene.call("range") { view.scrollRangeToVisible($0.make()) }
    scene.call("selection") { view.selectedRange = $0.make() }
    scene.call("font") { view.font = font(&$0) }
    scene.call("layout manager") { dice in
      let manager = view.layoutManager
      let container = view.textContainer
      _ = manager.glyphIndex(for: dice.make(), in: container)
      _ = manager.characterIndex(
        for: dice.make(), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      _ = manager.usedRect(for: container)
    }
    return scene
  }

  static func field() -> HostileScene {
    let field = UITextField(frame: frame)
    field.text = "Typed"
    field.adjustsFontSizeToFitWidth = true
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    field.leftViewMode = .always
    let scene = HostileScene("text field", field)
    scene.call("rects") { dice in
      _ = field.textRect(forBounds: dice.make())
      _ = field.editingRect(forBounds: dice.make())
      _ = field.clearButtonRect(forBounds: dice.make())
      _ = field.leftViewRect(forBounds: dice.make())
    }
    scene.call("font") { field.font = font(&$0) }
    scene.call("attributedText") { field.attributedText = attributed(&$0) }
    scene.call("placeholder") { dice in
      field.text = nil
      field.attributedPlaceholder = attributed(&dice)
    }
    return scene
  }

  /// Text that is drawn and measured without a view.
  static func drawnText() -> HostileScene {
    let scene = HostileScene("drawn text", nil)
    func picture(_ body: () -> Void) {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { _ in body() }
    }
    scene.call("draw(at:)") { dice in
      let (text, point) = (attributed(&dice), dice.make(CGPoint.self))
      picture { text.draw(at: point) }
    }
    scene.call("draw(in:)") { dice in
      let (text, rect) = (attributed(&dice), dice.make(CGRect.self))
      picture { text.draw(in: rect) }
    }
    scene.call("draw(with:)") { dice in
      let (text, rect) = (attributed(&dice), dice.make(CGRect.self))
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = dice.make()
      let options = NSStringDrawingOptions(rawValue: dice.next(below: 64))
      picture { text.draw(with: rect, options: options, context: context) }
    }
    scene.call("boundingRect") { dice in
      let text = attributed(&dice)
      _ = text.size()
      _ = text.boundingRect(
        with: dice.make(), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        context: nil)
    }
    scene.call("font") { dice in
      let font = font(&dice)
      _ = (font.lineHeight, font.ascender, font.capHeight, font.pointSize, font.description)
      _ = ("Ab" as NSString).size(withAttributes: [.font: font])
      _ = UIFontMetrics(forTextStyle: .title1).scaledValue(for: dice.make())
      _ = UIFont(name: "Inter", size: dice.make())
      _ = UIFontDescriptor(name: "Inter", size: dice.make()).withSize(dice.make())
    }
    scene.call("underline") { dice in
      let style: [NSAttributedString.Key: Any] = [
        .underlineStyle: dice.make(Double.self), .strikethroughStyle: dice.make(Double.self),
      ]
      picture { ("ab" as NSString).draw(at: .zero, withAttributes: style) }
    }
    return scene
  }
}
