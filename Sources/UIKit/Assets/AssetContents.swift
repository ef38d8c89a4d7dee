import Foundation

/// A `Contents.json` of an asset catalog, as far as drawing needs it.
///
/// Source: Apple's "Asset Catalog Format Reference", and files that Xcode 16 writes for what the
/// reference does not say.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?
    var preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  var properties: Properties?
  var images: [AssetItem]?
  var colors: [AssetItem]?
  var data: [AssetItem]?
  var symbols: [AssetItem]?
}

/// One variant in a set: a file or a colour, and the traits that it is for.
struct AssetItem: Decodable {
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var colorSpace: String?
    var components: [String: AssetNumber]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }
  }

  /// The caps that keep their size when an image is resized, in pixels of the image's scale.
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }

    var mode: String?
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
      case capInsetsOfOldCatalogs = "capInsets"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      mode = try values.decodeIfPresent(String.self, forKey: .mode)
      center = try values.decodeIfPresent(Center.self, forKey: .center)
      capInsets =
        try values.decodeIfPresent(Insets.self, forKey: .capInsets)
        ?? values.decodeIfPresent(Insets.self, forKey: .capInsetsOfOldCatalogs)
    }
  }

  struct Insets: Decodable {
    var top: AssetNumber?
    var left: AssetNumber?
    var bottom: AssetNumber?
    var right: AssetNumber?
  }

  var filename: String?
  var idiom: String?
  var scale: String?
  var appearances: [Appearance]?
  var languageDirection: String?
  var widthClass: String?
  var heightClass: String?
  var displayGamut: String?
  var color: Color?
  var resizing: Resizing?
  var alignmentInsets: Insets?
  var typeIdentifier: String?

  enum CodingKeys: String, CodingKey {
    case filename, idiom, scale, appearances, color, resizing
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
    case displayGamut = "display-gamut"
    case alignmentInsets = "alignment-insets"
    case typeIdentifier = "universal-type-identifier"
  }

  func appearance(_ name: String) -> String? {
    appearances?.first { $0.appearance == name }?.value
  }

  /// The pixels per point that the file is made for; nil for a file that serves all scales.
  var pixelsPerPoint: CGFloat? {
    guard let scale, scale.hasSuffix("x"), let value = Int(scale.dropLast()), value > 0 else {
      return nil
    }
    return CGFloat(value)
  }
}

/// A number that catalogs write as a number or as text: `0.5`, `"0.5"`, `"128"`, `"0x80"`.
struct AssetNumber: Decodable {
  let value: Double
  /// Whether it is written without a decimal point, as 8-bit colour components are.
  let isInteger: Bool

  init(value: Double, isInteger: Bool) {
    self.value = value
    self.isInteger = isInteger
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self.init(value: number, isInteger: false)
      return
    }
    let text = try container.decode(String.self)
    guard let number = AssetNumber(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a number")
    }
    self = number
  }

  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x") {
      guard let number = UInt32(text.dropFirst(2), radix: 16) else { return nil }
      self.init(value: Double(number), isInteger: true)
    } else if let number = Int32(text) {
      self.init(value: Double(number), isInteger: true)
    } else {
      guard let number = Double(text), number.isFinite else { return nil }
      self.init(value: number, isInteger: false)
    }
  }

  /// The number as a colour's component: integers are 8-bit values, so that `"255"` is 1.
  var component: CGFloat { isInteger ? value / 255 : value }
}
