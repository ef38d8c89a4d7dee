extension UIImage {
  /// A symbol.
  ///
  /// Differs: Apple's symbols may not be copied. Where a symbol of this name is registered, it is
  /// shown; a few plain signs such as `plus` and `chevron.right` are drawn here in their own
  /// simple shapes; every other name shows a rounded square of about the size and the weight that
  /// symbols have (`FidelityFeature.symbol`). There is an image for every name but the empty one,
  /// where iOS has none for names that it does not know.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let own = configuration as? SymbolConfiguration ?? .unspecified
    self.init(symbol: Symbol(name: name, configuration: own))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter value: Not drawn: symbols are drawn as at 1
  ///   (`FidelityFeature.symbolVariableValue`).
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    let own = configuration as? SymbolConfiguration ?? .unspecified
    let lack = FidelityNote(.symbolVariableValue, name)
    self.init(
      symbol: Symbol(name: name, configuration: own), lacks: value < 1 ? [lack] : [])
  }

  /// - Parameter lacks: What pictures of the image lack beside what the symbol says.
  convenience init(symbol: Symbol, lacks: [FidelityNote] = []) {
    let scale = UITraitCollection.current.displayScale
    var attributes = Attributes()
    attributes.scale = scale > 0 ? scale : DisplayDefaults.scale
    attributes.symbol = symbol
    attributes.symbolPointSize = symbol.configuration.resolvedPointSize
    attributes.lacks = symbol.lacks + lacks
    attributes.cgImage = symbol.picture(scale: attributes.scale)
    if symbol.configuration.color != nil { attributes.renderingMode = .alwaysOriginal }
    // These follow the direction of the text.
    attributes.flipsForRightToLeft =
      symbol.name.hasSuffix(".forward") || symbol.name.hasSuffix(".backward")
    self.init(attributes: attributes)
  }

  public var isSymbolImage: Bool { attributes.symbol != nil }

  /// Of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { attributes.symbol?.configuration }
  public var configuration: Configuration? { attributes.symbol?.configuration }

  /// The symbol with what a configuration says; any other image as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = attributes.symbol else { return nil }
    return symbolCopy(symbol.configuration.applying(configuration))
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }

  /// The symbol with a configuration for what its own leaves open.
  func resolvedSymbol(_ standard: SymbolConfiguration) -> UIImage {
    guard let symbol = attributes.symbol else { return self }
    return symbolCopy(standard.applying(symbol.configuration))
  }

  /// Whether the symbol is of another size in the current traits' text size.
  var hasOtherSymbolSize: Bool {
    guard let symbol = attributes.symbol else { return false }
    return symbol.configuration.resolvedPointSize != attributes.symbolPointSize
  }

  /// The symbol at the current traits' scale and text size.
  var redrawnSymbol: UIImage {
    guard let symbol = attributes.symbol else { return self }
    let drawn = UIImage(symbol: symbol, lacks: lacksOfValue)
    drawn.attributes.baselineOffset = attributes.baselineOffset
    drawn.attributes.hidesBaseline = attributes.hidesBaseline
    return renderingMode == .automatic ? drawn : drawn.withRenderingMode(renderingMode)
  }

  private var lacksOfValue: [FidelityNote] {
    attributes.lacks.filter { $0.feature == .symbolVariableValue }
  }

  private func symbolCopy(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol = attributes.symbol, symbol.configuration != configuration else { return self }
    let drawn = UIImage(
      symbol: symbol.with(configuration), lacks: lacksOfValue)
    guard renderingMode != .automatic, drawn.renderingMode == .automatic else { return drawn }
    return drawn.withRenderingMode(renderingMode)
  }
}
