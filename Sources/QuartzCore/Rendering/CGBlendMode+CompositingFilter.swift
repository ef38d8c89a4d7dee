extension CALayer {
  /// How the layer is put over what is behind it, as `compositingFilter` says; nil where that is
  /// not drawn.
  var compositingMode: CGBlendMode? {
    guard let compositingFilter else { return .normal }
    return CGBlendMode(compositingFilter: compositingFilter)
  }
}

extension CGBlendMode {
  /// The mode that a layer's `compositingFilter` names; nil where it is not drawn.
  ///
  /// Layers take names of Core Animation's own in place of filters. Apple documents none of them;
  /// apps use those of the blend modes and of the operators, and Apple's `render(in:)` draws both.
  fileprivate init?(compositingFilter filter: Any) {
    guard let name = filter as? String, let mode = Self.byFilterName[name] else { return nil }
    self = mode
  }

  private static let byFilterName: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity,
    "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
    "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn,
    "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor, "clear": .clear,
    "copy": .copy, "plusL": .plusLighter, "plusD": .plusDarker,
  ]
}
