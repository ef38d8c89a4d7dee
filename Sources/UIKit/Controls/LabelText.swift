internal import CoreText

/// A label's text and its way of showing it, laid out on demand.
struct LabelText: Equatable {
  var string: NSAttributedString?
  /// Whether the text was given with attributes.
  var isAttributed = false
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var numberOfLines = 1

  /// Compares the cheapest fields first: the text is mostly the same object, or another one
  /// altogether.
  static func == (one: LabelText, other: LabelText) -> Bool {
    one.isAttributed == other.isAttributed && one.alignment == other.alignment
      && one.lineBreakMode == other.lineBreakMode && one.numberOfLines == other.numberOfLines
      && one.lineBreakStrategy == other.lineBreakStrategy
      && one.shadowOffset == other.shadowOffset
      && (one.font === other.font || one.font == other.font)
      && (one.color === other.color || one.color == other.color)
      && (one.shadowColor === other.shadowColor || one.shadowColor == other.shadowColor)
      && (one.string === other.string || NSAttributedString.areSame(one.string, other.string))
  }

  var isEmpty: Bool { (string?.length ?? 0) == 0 }

  /// The label's string with the label's own attributes where it sets none.
  ///
  /// - Parameter scale: The factor that the fonts' sizes are multiplied by.
  func styled(color: UIColor?, scale: CGFloat = 1) -> StyledText {
    let source = string ?? NSAttributedString(string: "")
    let result = NSMutableAttributedString(string: source.string)
    source.forEachRun { given, range in
      var attributes = given
      let own = given[.font] as? UIFont ?? font
      attributes[.font] = scale == 1 ? own : own.withSize(own.pointSize * scale)
      if given[.link] != nil {
        if given[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.link }
        if given[.underlineStyle] == nil {
          attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
      }
      if let color {
        attributes[.foregroundColor] = color
      } else if attributes[.foregroundColor] == nil {
        attributes[.foregroundColor] = self.color
      }
      if given[.paragraphStyle] == nil { attributes[.paragraphStyle] = paragraphStyle }
      if let shadowColor, given[.shadow] == nil {
        let shadow = NSShadow()
        shadow.shadowOffset = shadowOffset
        shadow.shadowColor = shadowColor
        attributes[.shadow] = shadow
      }
      result.setAttributes(attributes, range: range)
    }
    return StyledText(result)
  }

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// Lays out the text in a width, on at most the allowed number of lines.
  ///
  /// - Parameter maximumLines: The maximum number of lines; 0 for no maximum.
  func layout(
    _ text: StyledText, width: CGFloat, maximumLines: Int, isRightToLeft: Bool
  ) -> TextLayout {
    var options = TextLayout.Options(width: max(width, 0), maximumLines: maximumLines)
    options.naturalAlignment = isRightToLeft ? .right : .left
    return TextLayout(text, options: options)
  }

  /// Lays out the text like the method without a height, on only the lines that fit `height`, but
  /// at least one.
  func layout(
    _ text: StyledText, in size: CGSize, maximumLines: Int, isRightToLeft: Bool
  ) -> TextLayout {
    let layout = layout(
      text, width: size.width, maximumLines: maximumLines, isRightToLeft: isRightToLeft)
    guard layout.size.height > size.height + 0.01, layout.lines.count > 1 else { return layout }
    let fitting = layout.lines.prefix { $0.top + $0.height <= size.height + 0.5 }.count
    guard fitting < layout.lines.count else { return layout }
    return self.layout(
      text, width: size.width, maximumLines: max(fitting, 1), isRightToLeft: isRightToLeft)
  }
}
