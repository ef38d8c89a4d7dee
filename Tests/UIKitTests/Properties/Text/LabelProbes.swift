import CoreText
import UIKit

extension PropertyTable {
  private static func label() -> Specimen<UILabel> {
    let label = UILabel()
    label.text = Sample.text
    return Specimen(label, showing: Sample.root(with: label))
  }

  /// One that constraints size.
  private static func free() -> Specimen<UILabel> {
    let label = UILabel()
    label.text = Sample.text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let root = Sample.root(with: label, frame: nil)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    return Specimen(label, showing: root)
  }

  static func labels() -> [PropertyProbe] {
    let fitting: @MainActor (inout UILabel) -> Void = { $0.adjustsFontSizeToFitWidth = true }
    let shadow: @MainActor (inout UILabel) -> Void = { $0.shadowColor = .red }
    var family = PropertyFamily("UILabel") { label() }
    family.probe("text", \.text, "other")
    family.probe("attributedText", \.attributedText, NSAttributedString(string: "other"))
    family.probe("font", \.font, .systemFont(ofSize: 9))
    family.probe("textColor", \.textColor, .red)
    family.probe("textAlignment", \.textAlignment, .right, given: { $0.text = "fox" })
    family.probe("lineBreakMode", \.lineBreakMode, .byTruncatingMiddle)
    family.probe("numberOfLines", \.numberOfLines, 2)
    family.probe("shadowColor", \.shadowColor, .red)
    family.probe("shadowOffset", \.shadowOffset, CGSize(width: 3, height: 3), given: shadow)
    family.probe("isEnabled", \.isEnabled, false)
    family.probe("isHighlighted", \.isHighlighted, true) { $0.highlightedTextColor = .red }
    family.probe("highlightedTextColor", \.highlightedTextColor, .red) { $0.isHighlighted = true }
    family.probe("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true)
    family.probe("minimumScaleFactor", \.minimumScaleFactor, 0.9, given: fitting)
    family.probe(
      "baselineAdjustment", \.baselineAdjustment, .alignCenters,
      given: { label in
        label.text = "A long text here"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
      })
    family.probe("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, 60, on: free)
    family.probe(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, true,
      on: {
        let specimen = label()
        specimen.subject.font = .preferredFont(forTextStyle: .body)
        return Specimen(
          specimen.subject, in: specimen.stage,
          use: { $0.superview?.traitOverrides.preferredContentSizeCategory = .extraExtraLarge })
      })
    var adjusting = PropertyFamily<Void>("UIContentSizeCategoryAdjusting") { nothing() }
    adjusting.list(
      "adjustsFontForContentSizeCategory", .requirement, "Probed at labels, fields and text views.")
    return family.probes + adjusting.probes
  }

  // MARK: Attributes

  private static func string(
    _ style: NSParagraphStyle, _ text: String = "The quick brown fox\njumps over the\nlazy dog"
  ) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 10)])
  }

  private static func paragraph(
    _ text: String, lines: Int = 0
  ) -> Specimen<NSMutableParagraphStyle> {
    let label = UILabel()
    label.numberOfLines = lines
    return Specimen(
      NSMutableParagraphStyle(),
      showing: Sample.root(with: label, frame: CGRect(x: 0, y: 0, width: 70, height: 100)),
      measures: { style in ["\(string(style, text).size())"] },
      use: { label.attributedText = string($0, text) })
  }

  static func paragraphStyles() -> [PropertyProbe] {
    typealias Style = NSMutableParagraphStyle
    let text = "The quick brown fox jumps\nover the\tlazy dog"
    let long: @MainActor () -> Specimen<Style> = {
      paragraph("Incomprehensibilities internationally counterrevolutionary")
    }
    var family = PropertyFamily("NSMutableParagraphStyle") { paragraph(text) }
    family.probe("lineSpacing", \.lineSpacing, 5)
    family.probe("paragraphSpacing", \.paragraphSpacing, 8)
    family.probe("alignment", \.alignment, .right)
    family.probe("headIndent", \.headIndent, 8)
    family.probe("tailIndent", \.tailIndent, -12)
    family.probe("firstLineHeadIndent", \.firstLineHeadIndent, 8)
    family.probe("minimumLineHeight", \.minimumLineHeight, 20)
    family.probe("maximumLineHeight", \.maximumLineHeight, 8)
    family.probe("lineBreakMode", \.lineBreakMode, .byCharWrapping)
    family.probe("baseWritingDirection", \.baseWritingDirection, .rightToLeft)
    family.probe("lineHeightMultiple", \.lineHeightMultiple, 1.5)
    family.probe("paragraphSpacingBefore", \.paragraphSpacingBefore, 8)
    family.probe(
      "hyphenationFactor", \.hyphenationFactor, 1,
      HyphenationLanguage.isInstalled("en") ? .effective : .noted, on: long)
    family.probe("usesDefaultHyphenation", \.usesDefaultHyphenation, true, .noted, on: long)
    let tabbed: @MainActor () -> Specimen<Style> = { paragraph("a\tb") }
    family.probe(
      "tabStops", \.tabStops, [NSTextTab(textAlignment: .left, location: 50)], on: tabbed)
    family.probe(
      "defaultTabInterval", \.defaultTabInterval, 45, on: tabbed, given: { $0.tabStops = [] })
    family.probe(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, true, .noted,
      on: { paragraph("The quick brown fox jumps over it", lines: 1) },
      given: { $0.lineBreakMode = .byTruncatingTail })
    family.probe(
      "lineBreakStrategy", \.lineBreakStrategy, .pushOut, on: { paragraph("quick brown jumps") })
    return family.probes
  }

  static func textAttributes() -> [PropertyProbe] {
    var shadows = PropertyFamily("NSShadow") {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 2, height: 2)
      let label = UILabel()
      return Specimen(
        shadow, showing: Sample.root(with: label),
        use: { shadow in
          label.attributedText = NSAttributedString(string: "fox", attributes: [.shadow: shadow])
        })
    }
    shadows.probe("shadowOffset", \.shadowOffset, CGSize(width: 5, height: 5))
    shadows.probe("shadowBlurRadius", \.shadowBlurRadius, 4)
    shadows.probe("shadowColor", \.shadowColor, UIColor.red)
    var attachments = PropertyFamily("NSTextAttachment") {
      let label = UILabel()
      return Specimen(
        NSTextAttachment(image: Sample.image()), showing: Sample.root(with: label),
        use: { label.attributedText = NSAttributedString(attachment: $0) })
    }
    attachments.probe("image", \.image, Sample.image(20, 20, .green))
    attachments.probe("bounds", \.bounds, CGRect(x: 0, y: -5, width: 30, height: 30))
    var contexts = PropertyFamily("NSStringDrawingContext") {
      let context = NSStringDrawingContext()
      let view = UIImageView()
      view.contentMode = .topLeft
      return Specimen(
        context, showing: Sample.root(with: view),
        use: { context in
          let area = CGRect(x: 0, y: 0, width: 70, height: 20)
          view.image = UIGraphicsImageRenderer(size: area.size).image { _ in
            NSAttributedString(string: "The quick brown").draw(
              with: area, options: [], context: context)
          }
        })
    }
    contexts.probe("minimumScaleFactor", \.minimumScaleFactor, 0.5, .noted)
    return shadows.probes + attachments.probes + contexts.probes
  }

  static func textKit() -> [PropertyProbe] {
    func view() -> UITextView {
      let view = UITextView()
      view.text = Sample.text + "\n" + Sample.text
      view.isScrollEnabled = false
      return view
    }
    var containers = PropertyFamily("NSTextContainer") {
      let view = view()
      return Specimen(view.textContainer, showing: Sample.root(with: view))
    }
    containers.probe("size", \.size, CGSize(width: 40, height: 500)) {
      $0.widthTracksTextView = false
    }
    containers.probe(
      "exclusionPaths", \.exclusionPaths,
      [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))])
    containers.probe("lineFragmentPadding", \.lineFragmentPadding, 12)
    containers.probe("lineBreakMode", \.lineBreakMode, .byTruncatingTail) {
      $0.maximumNumberOfLines = 2
    }
    containers.probe("maximumNumberOfLines", \.maximumNumberOfLines, 1)
    containers.probe(
      "widthTracksTextView", \.widthTracksTextView, false,
      on: {
        let view = view()
        return Specimen(
          view.textContainer, showing: Sample.root(with: view),
          use: { _ in view.frame.size.width = 40 })
      })
    containers.probe("heightTracksTextView", \.heightTracksTextView, true)
    var managers = PropertyFamily("NSLayoutManager") {
      let view = view()
      return Specimen(
        view.layoutManager, showing: Sample.root(with: view), keeping: [view])
    }
    managers.probe(
      "usesFontLeading", \.usesFontLeading, false,
      .listed(.hint, "The system's font has no leading; fonts that have some are moved by it."))
    managers.probe(
      "allowsNonContiguousLayout", \.allowsNonContiguousLayout, true,
      .listed(.hint, "Says which part of a long text is laid out first, not how."))
    managers.probe("showsInvisibleCharacters", \.showsInvisibleCharacters, true, .noted)
    var storages = PropertyFamily("NSTextStorage") {
      let view = view()
      return Specimen(view.textStorage, showing: Sample.root(with: view), keeping: [view])
    }
    storages.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of edits."))
    return containers.probes + managers.probes + storages.probes
  }
}
