/// The vocabulary of what a picture may lack compared with a device's.
///
/// Whatever is substituted, ignored or not drawn has a case here, and the code that substitutes,
/// ignores or leaves it out notes that case with `FidelityLedger.note` or with the `setLack` of the
/// view or layer concerned. A docstring that says `Not drawn:` names the case.
///
/// The raw value stands in references and in the records of runs: do not change it.
package enum FidelityFeature: String, CaseIterable, Sendable, Codable {
  // Missing: the view asked for it and got nil.
  case imageName = "image-name"
  case imageData = "image-data"
  case colorName = "color-name"
  case dataName = "data-name"
  case assetCatalog = "asset-catalog"
  case textKey = "text-key"
  case stringTable = "string-table"
  case fontName = "font-name"
  case unregisteredFont = "unregistered-font"
  case filterName = "filter-name"
  case interfaceObject = "interface-object"

  // Substituted: something else stands in its place.
  case symbol = "symbol"
  case symbolColors = "symbol-colors"
  case symbolVariableValue = "symbol-variable-value"
  case character = "character"
  case fontSubstitution = "font-substitution"
  case fontDesign = "font-design"
  case fontFeature = "font-feature"
  case contentColor = "content-color"
  case damagedImage = "damaged-image"
  case imageColors = "image-colors"

  // Ignored: a value that is stored and has no effect here, though it has one on a device.
  case property = "property"
  case textAttribute = "text-attribute"
  case hyphenation = "hyphenation"
  case tightening = "tightening"
  case textPath = "text-path"
  case complexShaping = "complex-shaping"
  case layerDepth = "layer-depth"
  case interfaceValue = "interface-value"

  // Not drawn: a part of a view.
  case visualEffect = "visual-effect"
  case menu = "menu"
  case popover = "popover"
  case editing = "editing"
  case invisibleCharacters = "invisible-characters"
  case layerIntersection = "layer-intersection"
  case vectorImage = "vector-image"
  case colorGlyph = "color-glyph"
  case otherProcess = "other-process"
  case frameworkContent = "framework-content"

  // Motion: seen in pictures of a motion alone.
  case animated = "animated"
  case updateMotion = "update-motion"
  case transitionStyle = "transition-style"
  case presentationMotion = "presentation-motion"
  case animatedImage = "animated-image"
  case instanceDelay = "instance-delay"

  // Limits.
  case copyLimit = "copy-limit"
  case nestingLimit = "nesting-limit"
  case particleLimit = "particle-limit"
  case imageLimit = "image-limit"

  /// What all features of one kind have in common.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// Content that could not be loaded.
    case missing
    /// Something else stands in its place.
    case substituted
    /// A value without effect.
    case ignored
    /// A part that is left out.
    case notDrawn = "not-drawn"
    /// A way between two states that is skipped; a still picture is none the worse for it.
    case motion
    /// There is more of something than is drawn.
    case limit
  }

  package var kind: Kind {
    switch self {
    case .imageName, .imageData, .colorName, .dataName,
      .assetCatalog, .textKey, .stringTable, .fontName, .unregisteredFont, .filterName,
      .interfaceObject:
      .missing
    case .symbol, .symbolColors, .symbolVariableValue, .character, .fontSubstitution, .fontDesign,
      .fontFeature, .contentColor, .damagedImage, .imageColors:
      .substituted
    case .property, .textAttribute, .hyphenation, .tightening, .textPath, .complexShaping,
      .layerDepth, .interfaceValue:
      .ignored
    case .visualEffect, .menu, .popover, .editing, .invisibleCharacters,
      .layerIntersection, .vectorImage, .colorGlyph, .otherProcess,
      .frameworkContent:
      .notDrawn
    case .animated, .updateMotion, .transitionStyle, .presentationMotion, .animatedImage,
      .instanceDelay:
      .motion
    case .copyLimit, .nestingLimit, .particleLimit, .imageLimit: .limit
    }
  }
}
