import Foundation

extension NibValue {
  /// Reads a colour of the system's, of an asset catalog or of components.
  ///
  /// A named colour is the catalog's, with its variants for traits; the copy that Xcode keeps among
  /// the file's resources has only one of them, and stands in if no catalog has the name.
  ///
  /// Differs: components in a calibrated space are taken as they are; Xcode converts them if the
  /// document is `colorMatched`.
  func color() throws(NibError) -> UIColor { try color(depth: 0) }

  private func color(depth: Int) throws(NibError) -> UIColor {
    for name in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
      guard let system = element[name] else { continue }
      if let known = NibChoices.systemColor(system) { return known }
      if let stored = graph.document.colors[system], depth == 0 {
        return try of(stored).color(depth: 1)
      }
      if !hasComponents { throw error(.badValue(system, of: name)) }
    }
    if let name = element["name"] {
      if ResourceBundles.set(.color, named: name, in: graph.bundle) != nil,
        let color = UIColor(named: name, in: graph.bundle, compatibleWith: nil)
      {
        return color
      }
      guard let stored = graph.document.colors[name], depth == 0 else {
        throw error(.noColor(name))
      }
      return try of(stored).color(depth: 1)
    }
    if let image = element["patternImage"] {
      return try self.image(named: image, in: element).map { UIColor(patternImage: $0) } ?? .clear
    }
    return try components()
  }

  private func of(_ element: NibElement) -> NibValue {
    NibValue(graph: graph, element: element, name: element.name, text: "")
  }

  private var hasComponents: Bool { element["red"] != nil || element["white"] != nil }

  private func components() throws(NibError) -> UIColor {
    let alpha = try number("alpha", or: 1)
    if element["white"] != nil {
      return UIColor(white: try number("white"), alpha: alpha)
    }
    if element["cyan"] != nil {
      let key = 1 - (try number("black", or: 0))
      return UIColor(
        red: (1 - (try number("cyan"))) * key, green: (1 - (try number("magenta", or: 0))) * key,
        blue: (1 - (try number("yellow", or: 0))) * key, alpha: alpha)
    }
    let (red, green, blue) = (try number("red"), try number("green"), try number("blue"))
    if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
