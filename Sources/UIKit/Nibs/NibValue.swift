internal import CoreText
import Foundation

/// Reads values, each with the error that names what cannot be read.
extension NibValue {
  func flag() throws(NibError) -> Bool {
    switch text {
    case "YES", "1", "true": return true
    case "NO", "0", "false": return false
    default: throw bad
    }
  }

  func number() throws(NibError) -> Double {
    guard let number = Double(text), number.isFinite else { throw bad }
    return number
  }

  func integer() throws(NibError) -> Int {
    guard let number = Int(text) else { throw bad }
    return number
  }

  func choice<Value>(_ values: [String: Value]) throws(NibError) -> Value {
    guard let value = values[text] else { throw bad }
    return value
  }

  // MARK: - Elements

  func number(_ name: String, or standard: Double? = nil) throws(NibError) -> Double {
    guard let text = element[name] else {
      if let standard { return standard }
      throw error(.badValue("", of: name))
    }
    guard let number = Double(text), number.isFinite else {
      throw error(.badValue(text, of: name))
    }
    return number
  }

  func integer(_ name: String) throws(NibError) -> Int {
    guard let number = Int(element[name] ?? "0") else {
      throw error(.badValue(element[name] ?? "", of: name))
    }
    return number
  }

  func size() throws(NibError) -> CGSize {
    CGSize(width: try number("width", or: 0), height: try number("height", or: 0))
  }

  func point() throws(NibError) -> CGPoint {
    CGPoint(x: try number("x", or: 0), y: try number("y", or: 0))
  }

  func rect() throws(NibError) -> CGRect { CGRect(origin: try point(), size: try size()) }

  func insets() throws(NibError) -> UIEdgeInsets {
    UIEdgeInsets(
      top: try number("minY", or: number("top", or: 0)),
      left: try number("minX", or: number("left", or: 0)),
      bottom: try number("maxY", or: number("bottom", or: 0)),
      right: try number("maxX", or: number("right", or: 0)))
  }

  // MARK: - Texts

  /// The text of a `<string>`; long ones and ones with control characters are in base 64.
  func string() throws(NibError) -> String {
    if element.flag("base64-UTF8") == true {
      let packed = element.text.filter { !$0.isWhitespace }
      let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
      guard let data = Data(base64Encoded: padded) else {
        throw error(.badValue(String(packed.prefix(20)), of: "string"))
      }
      return String(decoding: data, as: UTF8.self)
    }
    guard let id = element.parent?.id, let key = element.key else { return element.text }
    return graph.document.strings["\(id).\(key)"] ?? element.text
  }

  /// An attribute's text, in the preferred language if the file's strings have it.
  func localized(_ key: String? = nil) -> String {
    var owner = element
    while owner.id == nil, let parent = owner.parent { owner = parent }
    guard let id = owner.id else { return text }
    return graph.document.strings["\(id).\(key ?? name)"] ?? text
  }

  // MARK: - Images

  /// An image of the bundle's, or a symbol.
  ///
  /// Nil if there is none, as on iOS, which writes to its log then; the ledger notes it.
  func image(named name: String, in element: NibElement) throws(NibError) -> UIImage? {
    let isSymbol = element["catalog"] == "system" || graph.isSymbol(name)
    if isSymbol { return UIImage(systemName: name) }
    return UIImage(
      named: name, in: graph.bundle, compatibleWith: graph.controller?.traitCollection)
  }

  func imageReference() throws(NibError) -> UIImage? {
    guard let name = element["image"] else { throw error(.badValue("", of: "image")) }
    guard element["catalog"] == "system" else { return try image(named: name, in: element) }
    var configuration: UIImage.SymbolConfiguration?
    func add(_ next: UIImage.SymbolConfiguration) {
      configuration = configuration?.applying(next) ?? next
    }
    if let size = element["pointSize"].flatMap(Double.init), size.isFinite {
      add(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let scale = element["symbolScale"] {
      guard let known = NibChoices.symbolScales[scale] else {
        throw error(.badValue(scale, of: "symbolScale"))
      }
      add(UIImage.SymbolConfiguration(scale: known))
    }
    if let weight = element["weight"] ?? element["symbolWeight"] {
      guard let known = NibChoices.symbolWeights[weight] else {
        throw error(.badValue(weight, of: "weight"))
      }
      add(UIImage.SymbolConfiguration(weight: known))
    }
    let image = UIImage(systemName: name, withConfiguration: configuration)
    return element["renderingMode"] == "original"
      ? image?.withRenderingMode(.alwaysOriginal) : image
  }

  // MARK: - Fonts

  /// A font. If it is not there, it is the system's, as on iOS.
  func font() throws(NibError) -> UIFont {
    if let style = element["style"] {
      let known = UIFont.TextStyle(rawValue: style)
      return .preferredFont(forTextStyle: known)
    }
    let size = try number("pointSize", or: 17)
    guard size > 0 else { throw error(.badValue("\(size)", of: "pointSize")) }
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element["type"] ?? "system" {
    case "system":
      guard let weight = element["weight"] else { return .systemFont(ofSize: size) }
      guard let known = NibChoices.fontWeights[weight] else {
        throw error(.badValue(weight, of: "weight"))
      }
      return .systemFont(ofSize: size, weight: known)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: size)
    case let other: throw error(.badValue(other, of: "type"))
    }
  }
}
