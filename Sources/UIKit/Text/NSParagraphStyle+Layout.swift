package import CoreText

extension NSParagraphStyle: ParagraphStyleConvertible {
  package var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = values.alignment.layoutAlignment
    style.lineBreakMode = values.lineBreakMode.layoutMode
    style.firstLineHeadIndent = values.firstLineHeadIndent
    style.headIndent = values.headIndent
    style.tailIndent = values.tailIndent
    style.lineHeightMultiple = values.lineHeightMultiple
    style.minimumLineHeight = values.minimumLineHeight
    style.maximumLineHeight = values.maximumLineHeight
    style.lineSpacing = values.lineSpacing
    style.paragraphSpacing = values.paragraphSpacing
    style.paragraphSpacingBefore = values.paragraphSpacingBefore
    switch values.baseWritingDirection {
    case .natural: style.baseDirection = .natural
    case .leftToRight: style.baseDirection = .leftToRight
    case .rightToLeft: style.baseDirection = .rightToLeft
    }
    style.tabStops = values.tabStops.map {
      ParagraphStyle.TabStop(location: $0.location, alignment: $0.alignment.layoutAlignment)
    }
    style.defaultTabInterval = values.defaultTabInterval
    style.hyphenationFactor = CGFloat(values.hyphenationFactor)
    if values.usesDefaultHyphenation {
      style.wrappingLacks.append(
        FidelityNote(.hyphenation, "NSParagraphStyle.usesDefaultHyphenation"))
    }
    if values.lineBreakStrategy.contains(.hangulWordPriority) {
      style.breaking.insert(.keepsHangulWords)
    }
    style.pushesWordsOut = values.lineBreakStrategy.contains(.pushOut)
    if values.allowsDefaultTighteningForTruncation {
      style.truncationLacks.append(
        FidelityNote(.tightening, "NSParagraphStyle.allowsDefaultTighteningForTruncation"))
    }
    return style
  }
}

extension NSTextAlignment {
  var layoutAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var layoutMode: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension NSShadow: TextShadowConvertible {
  package var textShadow: TextShadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }
}

extension UIColor: CGColorConvertible {}
