/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  /// Symbols are drawn in the foreground style alone.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Symbols are drawn in their own colours, where they have some, and other parts in the
  /// foreground style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Symbols are drawn in shades of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each level is drawn in a foreground style of its own. Without a mode, several foreground
  /// styles make a palette.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

extension Image {
  func symbolKind(in environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
    let mode = symbolMode ?? environment.symbolRenderingMode
    return mode?.kind ?? (environment.foregroundStyles.count > 1 ? .palette : .monochrome)
  }

  /// The parts of a symbol with what they are filled with; none where all of it has one style.
  ///
  /// Not drawn: several colours of symbols that are registered or not drawn here
  /// (`FidelityFeature.symbolColors`).
  @MainActor func symbolLayers(
    of image: UIImage?, _ environment: EnvironmentValues
  ) -> [(picture: UIImage, paint: _Paint?)] {
    guard let image, image.isSymbolImage else { return [] }
    func paint(_ level: Int) -> _Paint { ForegroundStyle()._paint(in: environment, level: level) }
    func levels(_ paint: (Int) -> _Paint) -> [(picture: UIImage, paint: _Paint?)] {
      guard image.symbolLevelCount > 1 else { return [] }
      return (0..<image.symbolLevelCount).compactMap { level in
        image.symbolLayer(.level(level + 1)).map { ($0, paint(level)) }
      }
    }
    switch symbolKind(in: environment) {
    case .monochrome: return []
    case .hierarchical:
      let opacities = image.symbolShadeOpacities
      return levels { paint(0).faded(opacities[$0]) }
    case .palette: return levels(paint)
    case .multicolor:
      guard image.symbolHasOwnColors, let own = image.symbolLayer(.ownColors),
        let rest = image.symbolLayer(.rest)
      else { return [] }
      return [(rest, paint(0)), (own, nil)]
    }
  }
}

/// Which variant of a symbol is meant: parts of its name.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var hasSlash = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The variant in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The variant whose outlines are filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant with a line through it.
  public static let slash = SymbolVariants(hasSlash: true)

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var result = self
    change(&result)
    return result
  }
  /// The variant in a circle.
  public var circle: SymbolVariants { changed { $0.shape = "circle" } }
  /// The variant in a square.
  public var square: SymbolVariants { changed { $0.shape = "square" } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = "rectangle" } }
  /// The variant whose outlines are filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The variant with a line through it.
  public var slash: SymbolVariants { changed { $0.hasSlash = true } }
  /// Whether the variant has all that another one asks for.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (!other.isFilled || isFilled)
      && (!other.hasSlash || hasSlash)
  }

  mutating func formUnion(_ other: SymbolVariants) {
    shape = other.shape ?? shape
    isFilled = isFilled || other.isFilled
    hasSlash = hasSlash || other.hasSlash
  }

  /// The name of a symbol's variant; the symbol's own where there is no such variant.
  ///
  /// Differs: which variants there are is said by those that are drawn here, for symbols that are.
  func name(of symbol: String) -> String {
    let variant = variantName(of: symbol)
    guard variant != symbol, SymbolCatalog.shared.hasShape(named: symbol) else { return variant }
    if SymbolCatalog.shared.hasShape(named: variant) { return variant }
    // A symbol that has no filled variant has one in a circle all the same.
    guard isFilled, shape != nil || hasSlash else { return symbol }
    var plain = self
    plain.isFilled = false
    return plain.name(of: symbol)
  }

  private func variantName(of symbol: String) -> String {
    let known = Set(symbol.split(separator: ".").map(String.init))
    let missing = [shape, hasSlash ? "slash" : nil].compactMap(\.self)
      .filter { !known.contains($0) }
    let isFilledAlready = symbol.hasSuffix(".fill")
    let base = isFilledAlready ? String(symbol.dropLast(5)) : symbol
    let end = isFilledAlready || isFilled ? ["fill"] : []
    return ([base] + missing + end).joined(separator: ".")
  }
}

private enum SymbolModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How symbols are coloured; nil for the system's choice.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// The variant of symbols: filled, in a circle and so on.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols below are coloured; nil for the system's choice.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Sets the variant of symbols below: filled, in a circle and so on.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0.formUnion(variant) }
  }
}
