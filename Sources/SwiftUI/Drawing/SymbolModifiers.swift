/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Symbols here have one layer and one colour: this, and those below, are noted
  /// (`FidelityFeature.symbolColors`).
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Which variant of a symbol is meant: parts of its name.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var hasSlash = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(hasSlash: true)

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var result = self
    change(&result)
    return result
  }
  public var circle: SymbolVariants { changed { $0.shape = "circle" } }
  public var square: SymbolVariants { changed { $0.shape = "square" } }
  public var rectangle: SymbolVariants { changed { $0.shape = "rectangle" } }
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  public var slash: SymbolVariants { changed { $0.hasSlash = true } }
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (!other.isFilled || isFilled)
      && (!other.hasSlash || hasSlash)
  }

  mutating func formUnion(_ other: SymbolVariants) {
    shape = other.shape ?? shape
    isFilled = isFilled || other.isFilled
    hasSlash = hasSlash || other.hasSlash
  }

  /// The name of a symbol's variant. What Apple's set has no variant of keeps its own name there.
  func name(of symbol: String) -> String {
    let known = Set(symbol.split(separator: ".").map(String.init))
    let missing = [shape, hasSlash ? "slash" : nil].compactMap(\.self)
      .filter { !known.contains($0) }
    let isFilledAlready = known.contains("fill")
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
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0.formUnion(variant) }
  }
}
