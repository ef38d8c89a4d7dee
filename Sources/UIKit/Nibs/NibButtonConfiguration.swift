internal import CoreText
import Foundation

extension NibValue {
  private static let styles: [String: () -> UIButton.Configuration] = [
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
    "borderless": UIButton.Configuration.borderless,
    "bordered": UIButton.Configuration.bordered,
    "borderedTinted": UIButton.Configuration.borderedTinted,
    "borderedProminent": UIButton.Configuration.borderedProminent,
  ]

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "small": .small, "medium": .medium, "large": .large, "mini": .mini,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  /// Reads a `<buttonConfiguration>`.
  func buttonConfiguration() throws(NibError) -> UIButton.Configuration {
    let style = element["style"] ?? "plain"
    guard let make = Self.styles[style] else { throw error(.badValue(style, of: "style")) }
    var made = make()
    for name in element.attributes.keys.sorted() {
      let value = NibValue(
        graph: graph, element: element, name: name, text: element[name] ?? "")
      switch name {
      case "key", "style", "catalog": continue
      case "title": made.title = value.localized("configuration.title")
      case "subtitle": made.subtitle = value.localized("configuration.subtitle")
      case "image": made.image = try image(named: value.text, in: element)
      case "imagePadding": made.imagePadding = try value.number()
      case "titlePadding": made.titlePadding = try value.number()
      case "imagePlacement": made.imagePlacement = try value.choice(Self.placements)
      case "titleAlignment": made.titleAlignment = try value.choice(Self.titleAlignments)
      case "cornerStyle": made.cornerStyle = try value.choice(Self.corners)
      case "buttonSize": made.buttonSize = try value.choice(Self.sizes)
      case "showsActivityIndicator": made.showsActivityIndicator = try value.flag()
      case "automaticallyUpdateForSelection":
        made.automaticallyUpdateForSelection = try value.flag()
      case "titleLineBreakMode":
        made.titleLineBreakMode = try value.choice(NibChoices.lineBreaks)
      default: throw error(.unknownAttribute(name, of: element.name))
      }
    }
    for child in element.children { try read(child, into: &made) }
    return made
  }

  /// The text with its font and colour only, which are what a button's title shows.
  private static func swiftText(_ text: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    text.forEachRun { attributes, range in
      var part = AttributedString((text.string as NSString).substring(with: range))
      part.uiKit.font = attributes[.font] as? UIFont
      part.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
      result += part
    }
    return result
  }

  private func read(
    _ child: NibElement, into made: inout UIButton.Configuration
  ) throws(NibError) {
    let value = NibValue(graph: graph, element: child, name: child.key ?? child.name, text: "")
    switch (child.name, child.key) {
    case ("color", "baseForegroundColor"?): made.baseForegroundColor = try value.color()
    case ("color", "baseBackgroundColor"?): made.baseBackgroundColor = try value.color()
    case ("imageReference", "image"?): made.image = try value.imageReference()
    case ("preferredSymbolConfiguration", _):
      made.preferredSymbolConfigurationForImage = try value.symbolConfiguration()
    case ("attributedString", "attributedTitle"?):
      made.attributedTitle = Self.swiftText(try value.attributedString())
    case ("attributedString", "attributedSubtitle"?):
      made.attributedSubtitle = Self.swiftText(try value.attributedString())
    case ("fontDescription", _):
      // SAFETY: A font never changes, so that any thread may have it.
      let font = try value.font()
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.uiKit.font = font
        return attributes
      }
    case ("directionalEdgeInsets", "contentInsets"?):
      made.contentInsets = NSDirectionalEdgeInsets(
        top: try value.number("top", or: 0), leading: try value.number("leading", or: 0),
        bottom: try value.number("bottom", or: 0), trailing: try value.number("trailing", or: 0))
    case ("backgroundConfiguration", "background"?):
      for name in child.attributes.keys.sorted() {
        guard ["key", "cornerRadius", "strokeWidth"].contains(name) else {
          throw graph.document.error(.unknownAttribute(name, of: child.name), at: child)
        }
      }
      made.background.cornerRadius = try value.number("cornerRadius", or: 0)
      made.background.strokeWidth = try value.number("strokeWidth", or: 0)
      for part in child.children where part.name == "color" {
        let color = try NibValue(graph: graph, element: part, name: "color", text: "").color()
        if part.key == "strokeColor" {
          made.background.strokeColor = color
        } else {
          made.background.backgroundColor = color
        }
      }
    case ("string", "title"?), ("mutableString", "title"?): made.title = try value.string()
    case ("nil", _): return
    default: throw graph.document.error(.unknownElement(child.name), at: child)
    }
  }
}
