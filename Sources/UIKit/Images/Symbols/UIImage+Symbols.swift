internal import SymbolDesigns

extension UIImage {
  /// An image of a symbol.
  ///
  /// Differs: Apple's symbols may not be copied. If a symbol of this name is registered, it is
  /// shown; the names that apps use most are drawn here in shapes of our own, and variants of them
  /// by rule; every other name shows a rounded square of about the size and the weight that symbols
  /// have (`FidelityFeature.symbol`). There is an image for every name but the empty one; iOS has
  /// none for names that it does not know.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// An image of a symbol with a configuration; nil for the empty name alone. A configuration
  /// without properties of symbols is ignored.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let own = configuration as? SymbolConfiguration ?? .unspecified
    self.init(symbol: Symbol(name: name, configuration: own))
  }

  /// An image of a symbol, as `init(systemName:)` makes it. Differs: the traits are ignored; image
  /// views draw symbols anew for their own.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter value: A value from 0 to 1: of a symbol of n steps, such as the arcs of `wifi`,
  ///   the steps below n × value are drawn in full, the others faintly. Not drawn: values of
  ///   symbols that have no steps here (`FidelityFeature.symbolVariableValue`).
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    let own = configuration as? SymbolConfiguration ?? .unspecified
    let bounded = value > 0 ? min(value, 1) : 0
    self.init(symbol: Symbol(name: name, configuration: own, value: bounded))
  }

  convenience init(symbol: Symbol) {
    let traits = UITraitCollection.current.displayScale
    var attributes = Attributes()
    attributes.scale = traits > 0 ? traits : DisplayDefaults.scale
    attributes.symbol = symbol
    attributes.symbolPointSize = symbol.configuration.resolvedPointSize
    let scale = attributes.scale
    let drawn = DrawnFont.during { symbol.picture(scale: scale) }
    attributes.cgImage = drawn.value
    attributes.fonts = drawn.fonts
    attributes.lacks = symbol.lacks
    if symbol.configuration.color != nil { attributes.renderingMode = .alwaysOriginal }
    attributes.flipsForRightToLeft = symbol.followsDirection
    self.init(attributes: attributes)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { attributes.symbol != nil }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { attributes.symbol?.configuration }
  /// The configuration of a symbol; nil for other images.
  public var configuration: Configuration? { attributes.symbol?.configuration }

  /// The symbol with another configuration applied to its own; any other image unchanged. It is
  /// never nil.
  ///
  /// Source: `UIImage.h` says that an image without a configuration of symbols only takes over the
  /// traits of the other, which have no effect here.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = attributes.symbol else { return self }
    return symbolCopy(symbol.configuration.applying(configuration))
  }

  /// The symbol with another configuration in place of its own; any other image unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }

  /// The symbol with the values of a configuration that its own leaves unspecified.
  func resolvedSymbol(_ standard: SymbolConfiguration) -> UIImage {
    guard let symbol = attributes.symbol else { return self }
    return symbolCopy(standard.applying(symbol.configuration))
  }

  /// Whether the symbol has another size at the current traits' text size.
  var hasOtherSymbolSize: Bool {
    guard let symbol = attributes.symbol else { return false }
    return symbol.configuration.resolvedPointSize != attributes.symbolPointSize
  }

  /// The symbol at the current traits' scale and text size.
  var redrawnSymbol: UIImage {
    guard let symbol = attributes.symbol else { return self }
    let drawn = UIImage(symbol: symbol)
    drawn.attributes.baselineOffset = attributes.baselineOffset
    drawn.attributes.hidesBaseline = attributes.hidesBaseline
    return renderingMode == .automatic ? drawn : drawn.withRenderingMode(renderingMode)
  }

  private func symbolCopy(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol = attributes.symbol, symbol.configuration != configuration else { return self }
    let drawn = UIImage(symbol: symbol.with(configuration))
    guard renderingMode != .automatic, drawn.renderingMode == .automatic else { return drawn }
    return drawn.withRenderingMode(renderingMode)
  }
}

// MARK: - Several styles

/// A layer of a symbol's picture, for symbols whose parts are filled with styles of their own.
package enum SymbolLayer: Hashable, Sendable {
  /// The parts of a level, from 1, as a mask.
  case level(Int)
  /// The parts with colours of their own, in these colours.
  case ownColors
  /// The parts without colours of their own, as a mask.
  case rest
}

extension UIImage {
  /// The distance from the symbol's upper edge down to the middle of capitals beside it, in points;
  /// nil if the image is not a symbol.
  package var symbolMiddle: CGFloat? {
    guard let symbol = attributes.symbol else { return nil }
    return size.height - symbol.middleOffset
  }

  /// The number of levels of the symbol's parts; 1 for a picture in one colour.
  package var symbolLevelCount: Int {
    guard let symbol = attributes.symbol, symbol.template == nil else { return 1 }
    return symbol.shape.levelCount
  }

  /// The factors of a colour's opacity at the levels of a hierarchy.
  package var symbolShadeOpacities: [CGFloat] {
    guard let symbol = attributes.symbol, symbol.template == nil else { return [1] }
    return symbol.shape.shades.map(SymbolLevel.opacity)
  }

  package var symbolHasOwnColors: Bool {
    guard let symbol = attributes.symbol, symbol.template == nil else { return false }
    return symbol.shape.hasOwnColors
  }

  /// The image, with a note that it has fewer colours than an app asked for.
  package func lackingColors(_ name: String) -> UIImage {
    changed { $0.lacks.append(FidelityNote(.symbolColors, name)) }
  }

  /// One layer of the symbol, of the image's size.
  package func symbolLayer(_ layer: SymbolLayer) -> UIImage? {
    guard let symbol = attributes.symbol else { return nil }
    let coloring: SymbolColoring =
      switch layer {
      case .level(let level): .maskOfLevel(level)
      case .ownColors: .ownAlone
      case .rest: .maskOfRest
      }
    guard let picture = symbol.picture(coloring, scale: scale) else { return nil }
    return changed {
      $0.cgImage = picture
      $0.renderingMode = .alwaysOriginal
    }
  }
}
