import Foundation

extension AssetItem.Color {
  /// - Parameter set: The path of the colour's set, for errors.
  func color(set: String) throws -> UIColor {
    if let reference {
      guard let color = Self.systemColor(named: reference) else {
        throw AssetError.unknownSystemColor(reference, set: set)
      }
      return color
    }
    func component(_ name: String, default value: CGFloat = 0) -> CGFloat {
      components?[name]?.component ?? value
    }
    let alpha = component("alpha", default: 1)
    switch colorSpace ?? "srgb" {
    case "srgb", "extended-srgb":
      return UIColor(
        red: component("red"), green: component("green"), blue: component("blue"), alpha: alpha)
    case "display-p3":
      return UIColor(
        displayP3Red: component("red"), green: component("green"), blue: component("blue"),
        alpha: alpha)
    case "gray-gamma-22", "extended-gray":
      return UIColor(white: component("white"), alpha: alpha)
    case "extended-linear-srgb":
      let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
      let values = [component("red"), component("green"), component("blue"), alpha]
      // SAFETY: The array has as many components as the space, which are three, and one for alpha;
      // they are read during the call alone.
      guard let space, let color = unsafe CGColor(colorSpace: space, components: values) else {
        throw AssetError.unknownColorSpace("extended-linear-srgb", set: set)
      }
      return UIColor(cgColor: color)
    case let other:
      throw AssetError.unknownColorSpace(other, set: set)
    }
  }

  private static func systemColor(named name: String) -> UIColor? {
    name.hasSuffix("Color") ? SystemColorName.colors[String(name.dropLast(5))] : nil
  }
}
