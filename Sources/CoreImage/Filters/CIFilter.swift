/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image below the other one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The key of a blur's radius in the image's units, which are pixels of a bitmap.
public let kCIInputRadiusKey = "inputRadius"
/// The key of what is added to every pixel.
public let kCIInputBiasKey = "inputBias"
/// The key of the filtered image.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's name in its `attributes`.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for people in its `attributes`.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of an input's value at first in the input's attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the class of an input's values in the input's attributes.
public let kCIAttributeClass = "CIAttributeClass"

/// Makes an image of images and numbers.
///
/// Filters are known whose arithmetic Apple documents and views use: `CIColorMatrix`,
/// `CIConstantColorGenerator`, `CICrop`, `CIGaussianBlur`, `CIHueSaturationValueGradient`,
/// `CISourceOverCompositing`.
open class CIFilter: NSObject, NSCopying {
  /// The filter's name, such as `CIGaussianBlur`.
  open var name: String
  private let recipe: FilterRecipe
  private var values: [String: Any]

  /// - Returns: Nil where there is no filter of the name. Not drawn: filters of Apple's that are
  ///   not listed above (`FidelityFeature.filterName`).
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// - Parameter params: Values by key; keys that the filter does not have are passed over.
  public init?(name: String, parameters params: [String: Any]?) {
    guard let recipe = FilterRecipe(rawValue: name) else {
      FidelityLedger.note(.filterName, name)
      return nil
    }
    self.name = name
    self.recipe = recipe
    values = recipe.defaults
    super.init()
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  private init(_ other: CIFilter) {
    name = other.name
    recipe = other.recipe
    values = other.values
  }

  open override func copy() -> Any { CIFilter(self) }

  /// Returns a filter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { CIFilter(self) }

  // MARK: Values

  /// The names of the filter's inputs.
  open var inputKeys: [String] { recipe.inputKeys }
  /// The names of the filter's outputs: the output image alone.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Gives every input its value at first.
  open func setDefaults() { values = recipe.defaults }

  /// - Parameter key: One of `inputKeys`; others are passed over.
  open func setValue(_ value: Any?, forKey key: String) {
    if inputKeys.contains(key) { values[key] = value }
  }

  /// The value of an input, or the output image.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Names, and for each input its class and its value at first.
  open var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: recipe.displayName,
    ]
    for key in inputKeys {
      var input: [String: Any] = [kCIAttributeClass: recipe.className(of: key)]
      if let value = recipe.defaults[key] { input[kCIAttributeDefault] = value }
      attributes[key] = input
    }
    return attributes
  }

  /// The filtered image; nil where an image that the filter needs is not set.
  open var outputImage: CIImage? { recipe.output(FilterInputs(values: values)) }

  // MARK: Names

  /// The filters that are known, in alphabetical order. Differs: categories are not told apart.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterRecipe.allCases.map(\.rawValue).sorted()
  }
}

/// The values of a filter's inputs, as the kinds that filters calculate with.
struct FilterInputs {
  let values: [String: Any]

  /// - Returns: The number; 0 where the value is not one.
  func number(_ key: String) -> Double {
    let number: Double? =
      switch values[key] {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.map { $0.isFinite ? $0 : 0 } ?? 0
  }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector([]) }
}
