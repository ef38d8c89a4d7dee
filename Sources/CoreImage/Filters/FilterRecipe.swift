/// The filters that are known: their inputs, and what they make of them.
enum FilterRecipe: String, CaseIterable {
  case colorMatrix = "CIColorMatrix"
  case constantColor = "CIConstantColorGenerator"
  case crop = "CICrop"
  case gaussianBlur = "CIGaussianBlur"
  case hueSaturationValue = "CIHueSaturationValueGradient"
  case sourceOver = "CISourceOverCompositing"

  var displayName: String {
    switch self {
    case .colorMatrix: "Color Matrix"
    case .constantColor: "Constant Color"
    case .crop: "Crop"
    case .gaussianBlur: "Gaussian Blur"
    case .hueSaturationValue: "Hue/Saturation/Value Gradient"
    case .sourceOver: "Source Over"
    }
  }

  var inputKeys: [String] {
    switch self {
    case .colorMatrix:
      [
        kCIInputImageKey, "inputRVector", "inputGVector", "inputBVector", "inputAVector",
        "inputBiasVector",
      ]
    case .constantColor: [kCIInputColorKey]
    case .crop: [kCIInputImageKey, "inputRectangle"]
    case .gaussianBlur: [kCIInputImageKey, kCIInputRadiusKey]
    case .hueSaturationValue:
      ["inputValue", kCIInputRadiusKey, "inputSoftness", "inputDither", "inputColorSpace"]
    case .sourceOver: [kCIInputImageKey, kCIInputBackgroundImageKey]
    }
  }

  /// Source: Apple's Core Image Filter Reference.
  var defaults: [String: Any] {
    switch self {
    case .colorMatrix:
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ]
    case .constantColor: [kCIInputColorKey: CIColor.red]
    case .crop: ["inputRectangle": CIVector(cgRect: .infinite)]
    case .gaussianBlur: [kCIInputRadiusKey: 10.0]
    case .hueSaturationValue:
      [
        "inputValue": 1.0, kCIInputRadiusKey: 300.0, "inputSoftness": 1.0, "inputDither": 1.0,
        "inputColorSpace": CGColorSpace.standard,
      ]
    case .sourceOver: [:]
    }
  }

  func className(of key: String) -> String {
    switch key {
    case kCIInputImageKey, kCIInputBackgroundImageKey: "CIImage"
    case kCIInputColorKey: "CIColor"
    case "inputColorSpace": "NSObject"
    case _ where key.hasSuffix("Vector") || key == "inputRectangle": "CIVector"
    default: "NSNumber"
    }
  }

  func output(_ inputs: FilterInputs) -> CIImage? {
    switch self {
    case .constantColor: return CIImage(color: inputs.color(kCIInputColorKey))
    case .hueSaturationValue: return HueSaturationSource.image(inputs)
    default: break
    }
    guard let image = inputs.image(kCIInputImageKey) else { return nil }
    switch self {
    case .colorMatrix:
      return CIImage(extent: image.extent, ColorMatrixSource(image, inputs))
    case .crop:
      return image.cropped(to: inputs.vector("inputRectangle").cgRectValue)
    case .gaussianBlur:
      return BlurSource.image(image, sigma: inputs.number(kCIInputRadiusKey))
    case .sourceOver:
      guard let background = inputs.image(kCIInputBackgroundImageKey) else { return image }
      return CIImage(
        extent: image.extent.union(background.extent),
        SourceOverSource(image: image, background: background))
    case .constantColor, .hueSaturationValue: return nil
    }
  }
}
