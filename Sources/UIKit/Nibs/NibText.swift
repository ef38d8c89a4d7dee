import Foundation

extension NibValue {
  /// Reads an `<attributedString>`: fragments of text with attributes.
  func attributedString() throws(NibError) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for child in element.children {
      guard child.name == "fragment" else {
        if child.name == "string" || child.name == "userComments" { continue }
        throw graph.document.error(.unknownElement(child.name), at: child)
      }
      var content = child["content"] ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for part in child.children {
        switch part.name {
        case "string", "mutableString": content = try of(part).string()
        case "attributes":
          for attribute in part.children {
            let (key, value) = try of(attribute).textAttribute()
            attributes[key] = value
          }
        default: throw graph.document.error(.unknownElement(part.name), at: part)
        }
      }
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  private func of(_ element: NibElement) -> NibValue {
    NibValue(graph: graph, element: element, name: element.name, text: "")
  }

  /// Reads the `<textAttributes>` of bars' titles, and shadows in older ones.
  func textAttributes() throws(NibError) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch (child.name, child.key) {
      case ("fontDescription", _): attributes[.font] = try of(child).font()
      case ("color", "textColor"?): attributes[.foregroundColor] = try of(child).color()
      case ("color", "textShadowColor"?):
        shadow(of: &attributes).shadowColor = try of(child).color()
      case ("offsetWrapper", _), ("size", _):
        shadow(of: &attributes).shadowOffset = CGSize(
          width: try of(child).number("horizontal", or: 0),
          height: try of(child).number("vertical", or: 0))
      case ("nil", _): continue
      default: throw graph.document.error(.unknownElement(child.name), at: child)
      }
    }
    return attributes
  }

  private func shadow(of attributes: inout [NSAttributedString.Key: Any]) -> NSShadow {
    let shadow = attributes[.shadow] as? NSShadow ?? NSShadow()
    attributes[.shadow] = shadow
    return shadow
  }

  private func textAttribute() throws(NibError) -> (NSAttributedString.Key, Any) {
    guard let name = element.key else { throw error(.badValue("", of: "key")) }
    let key = NSAttributedString.Key(name)
    switch element.name {
    case "color": return (key, try color())
    case "font":
      let size = try number("size", or: 12)
      if element["metaFont"] != nil {
        return (key, UIFont.systemFont(ofSize: size > 0 ? size : 12))
      }
      let font = element["name"].flatMap { UIFont(name: $0, size: size > 0 ? size : 12) }
      return (key, font ?? .systemFont(ofSize: size > 0 ? size : 12))
    case "fontDescription": return (key, try font())
    case "paragraphStyle": return (key, try paragraphStyle())
    case "integer", "real", "number":
      return (key, NSNumber(value: try number("value", or: 0)))
    case "url": return (key, element["string"] ?? element.text)
    case "string": return (key, try string())
    case "shadow":
      let shadow = NSShadow()
      shadow.shadowBlurRadius = try number("blurRadius", or: 0)
      return (key, shadow)
    case let other: throw error(.unknownElement(other))
    }
  }

  private func paragraphStyle() throws(NibError) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let text = element["alignment"] {
      guard let alignment = NibChoices.textAlignments[text] else {
        throw error(.badValue(text, of: "alignment"))
      }
      style.alignment = alignment
    }
    if let text = element["lineBreakMode"] {
      guard let mode = NibChoices.paragraphLineBreaks[text] else {
        throw error(.badValue(text, of: "lineBreakMode"))
      }
      style.lineBreakMode = mode
    }
    style.firstLineHeadIndent = try number("firstLineHeadIndent", or: 0)
    style.headIndent = try number("headIndent", or: 0)
    style.tailIndent = try number("tailIndent", or: 0)
    style.lineSpacing = try number("lineSpacing", or: 0)
    style.paragraphSpacing = try number("paragraphSpacing", or: 0)
    style.paragraphSpacingBefore = try number("paragraphSpacingBefore", or: 0)
    style.lineHeightMultiple = try number("lineHeightMultiple", or: 0)
    style.minimumLineHeight = try number("minimumLineHeight", or: 0)
    style.maximumLineHeight = try number("maximumLineHeight", or: 0)
    return style
  }
}
