extension CGColorSpace {
  package typealias RGB = (red: Double, green: Double, blue: Double)

  /// The sRGB components of a colour of this space; they may lie outside 0 … 1.
  ///
  /// Gray levels, whatever their gamma, become equal components of the same value, which is what
  /// iOS shows for `UIColor(white:alpha:)`. Differs: Apple converts CMYK with a profile.
  ///
  /// - Parameter components: At least as many components as the space has.
  /// - Source: IEC 61966-2-1 for the transfer; SMPTE EG 432-1 primaries with the D65 white of
  ///   sRGB for Display P3; Adobe RGB (1998), version 2005-05; ITU-R BT.709-6 and BT.2020-2.
  package func standardComponents(_ components: [CGFloat]) -> RGB {
    guard components.count >= numberOfComponents else { return (0, 0, 0) }
    if name == nil, let ownConversion {
      var samples = SIMD4<Float>.zero
      for index in 0..<4 {
        let own = model == .monochrome ? 0 : index
        if own < numberOfComponents { samples[index] = Float(components[own]) }
      }
      let light = ownConversion.light(samples)
      return (
        Self.encoded(Double(light.x)), Self.encoded(Double(light.y)), Self.encoded(Double(light.z))
      )
    }
    switch model {
    case .monochrome:
      let level = components[0].native
      let encoded = transfer == .linear ? Self.encoded(level) : level
      return (encoded, encoded, encoded)
    case .cmyk:
      let light = 1 - components[3].native
      return (
        (1 - components[0].native) * light, (1 - components[1].native) * light,
        (1 - components[2].native) * light
      )
    case .rgb:
      let color = (components[0].native, components[1].native, components[2].native)
      if transfer == .sRGB, primaries == .sRGB { return color }
      let light = primaries.toStandard.applied(
        to: (transfer.decoded(color.0), transfer.decoded(color.1), transfer.decoded(color.2)))
      return (Self.encoded(light.red), Self.encoded(light.green), Self.encoded(light.blue))
    case .pattern: return baseColorSpace?.standardComponents(components) ?? (0, 0, 0)
    default: return (0, 0, 0)
    }
  }

  /// The components of an sRGB colour in this space, clamped unless the space is extended; nil for
  /// pattern spaces. Differs: it is nil, too, for a profile whose space has no name.
  ///
  /// Gray is the luminance by the weights of BT.709, taken of the encoded values. CMYK gets as much
  /// black as the colour allows.
  func components(fromStandard color: RGB) -> [CGFloat]? {
    if name == nil, ownConversion != nil { return nil }
    let values: [Double]
    switch model {
    case .monochrome:
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      values = [transfer == .linear ? Self.decoded(gray) : gray]
    case .cmyk:
      let light = max(color.red, color.green, color.blue)
      let divisor = light > 0 ? light : 1
      values = [
        light > 0 ? 1 - color.red / divisor : 0, light > 0 ? 1 - color.green / divisor : 0,
        light > 0 ? 1 - color.blue / divisor : 0, 1 - light,
      ]
    case .rgb:
      if transfer == .sRGB, primaries == .sRGB {
        values = [color.red, color.green, color.blue]
      } else {
        let light = primaries.fromStandard.applied(
          to: (Self.decoded(color.red), Self.decoded(color.green), Self.decoded(color.blue)))
        values = [light.red, light.green, light.blue].map(transfer.encoded)
      }
    default: return nil
    }
    return values.map { CGFloat(isExtended ? $0 : $0 > 0 ? min($0, 1) : 0) }
  }

  /// Light to sRGB value, odd about 0 as extended sRGB has it.
  package static func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    let value =
      magnitude <= 0.0031308
      ? 12.92 * magnitude : 1.055 * DeterministicMath.pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// The light of an sRGB value.
  package static func decoded(_ value: Double) -> Double {
    let magnitude = value.magnitude
    let light =
      magnitude <= 0.04045
      ? magnitude / 12.92 : DeterministicMath.pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }
}

extension CGColorSpace.Transfer {
  private static let adobeGamma = 563 / 256.0

  /// Value to light, odd about 0.
  func decoded(_ value: Double) -> Double {
    let magnitude = value.magnitude
    let light: Double
    switch self {
    case .linear: return value
    case .sRGB: return CGColorSpace.decoded(value)
    case .adobeRGB: light = DeterministicMath.pow(magnitude, Self.adobeGamma)
    case .video:
      light =
        magnitude < 4.5 * 0.018
        ? magnitude / 4.5 : DeterministicMath.pow((magnitude + 0.099) / 1.099, 1 / 0.45)
    }
    return value < 0 ? -light : light
  }

  /// Light to value, odd about 0.
  func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    let value: Double
    switch self {
    case .linear: return light
    case .sRGB: return CGColorSpace.encoded(light)
    case .adobeRGB: value = DeterministicMath.pow(magnitude, 1 / Self.adobeGamma)
    case .video:
      value =
        magnitude < 0.018
        ? 4.5 * magnitude : 1.099 * DeterministicMath.pow(magnitude, 0.45) - 0.099
    }
    return light < 0 ? -value : value
  }
}

extension CGColorSpace.Primaries {
  /// The map to the light of sRGB's primaries.
  var toStandard: PrimariesMatrix {
    switch self {
    case .sRGB: .identity
    case .displayP3:
      PrimariesMatrix(
        red: [1.2249401762805598, -0.22494017628055996, 0],
        green: [-0.04205695470968816, 1.042056954709688, 0],
        blue: [-0.019637554590334432, -0.07863604555063189, 1.0982736001409663])
    case .adobeRGB:
      PrimariesMatrix(
        red: [1.3983557439607783, -0.3983557439607783, 0], green: [0, 1, 0],
        blue: [0, -0.042928989294473266, 1.0429289892944733])
    case .rec2020:
      PrimariesMatrix(
        red: [1.6604910021084345, -0.5876411387885495, -0.07284986331988488],
        green: [-0.12455047452159074, 1.1328998971259603, -0.008349422604369477],
        blue: [-0.018150763354905303, -0.10057889800800739, 1.1187296613629127])
    }
  }

  /// The map from the light of sRGB's primaries: the inverse of `toStandard`.
  var fromStandard: PrimariesMatrix {
    switch self {
    case .sRGB: .identity
    case .displayP3:
      PrimariesMatrix(
        red: [0.8224619687143623, 0.17753803128563775, 0],
        green: [0.03319419885096162, 0.9668058011490384, 0],
        blue: [0.017082630721120033, 0.07239744066396347, 0.9105199286149165])
    case .adobeRGB:
      PrimariesMatrix(
        red: [0.7151256068556247, 0.2848743931443754, 0], green: [0, 1, 0],
        blue: [0, 0.04116194845011847, 0.9588380515498816])
    case .rec2020:
      PrimariesMatrix(
        red: [0.627403895934699, 0.3292830383778837, 0.043313065687417225],
        green: [0.06909728935823208, 0.9195403950754587, 0.011362315566309178],
        blue: [0.01639143887515028, 0.08801330787722575, 0.895595253247624])
    }
  }
}
