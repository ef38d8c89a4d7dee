/// An element of an SVG file, with the style that the file gives it.
final class SVGNode: Sendable {
  /// The element's name without its prefix.
  let kind: String
  let id: String?
  /// The attributes by their names without a prefix, so that `href` is `xlink:href`, too.
  let attributes: [String: String]
  /// The element's own properties, without inherited ones: of attributes, rules and `style`, the
  /// last one that counts.
  let properties: [String: String]
  let children: [SVGNode]
  /// The `d` of a path, the points of a polygon.
  let path: CGPath?
  /// The picture of an `image` whose data stand in the file.
  let image: CGImage?
  /// The property `color`, inherited where the element stands.
  let color: SVGColor

  init(
    kind: String, id: String?, attributes: [String: String], properties: [String: String],
    children: [SVGNode], path: CGPath?, image: CGImage?, color: SVGColor
  ) {
    self.kind = kind
    self.id = id
    self.attributes = attributes
    self.properties = properties
    self.children = children
    self.path = path
    self.image = image
    self.color = color
  }

  func length(_ name: String) -> SVGLength? { SVGLength(attributes[name]) }

  var href: String? { SVGReference.fragment(attributes["href"]) }

  /// The id in a property that refers to a clip, a mask or a filter.
  func reference(_ property: String) -> String? {
    properties[property].flatMap(SVGReference.url)?.id
  }

  /// The transform of the attribute or property; the identity where it has a mistake.
  var transform: CGAffineTransform {
    (properties["transform"] ?? attributes["transform"]).flatMap(SVGTransform.parse) ?? .identity
  }
}
