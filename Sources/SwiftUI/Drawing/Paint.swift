internal import QuartzCore

/// What a style fills with, once the environment is known.
public enum _Paint {
  /// One colour fills all.
  case color(CGColor)
  /// A gradient, a mesh or tiles.
  case gradient(_GradientPaint)
  /// A material, which blurs what lies below.
  case material(_MaterialPaint)

  var cgColor: CGColor? {
    if case .color(let color) = self { return color }
    return nil
  }

  func faded(_ opacity: Double) -> _Paint {
    switch self {
    case .color(let color):
      return .color(color.copy(alpha: color.alpha * opacity) ?? color)
    case .gradient(var gradient):
      gradient.opacity *= opacity
      return .gradient(gradient)
    case .material(var material):
      material.opacity *= opacity
      return .material(material)
    }
  }

  /// Fills a rectangle of the context, whose y grows downwards.
  ///
  /// - Parameter bounds: What a gradient's unit points refer to.
  func fill(_ rect: CGRect, bounds: CGRect, in context: CGContext) {
    switch self {
    case .color(let color):
      context.setFillColor(color)
      context.fill(rect)
    case .gradient(let gradient): gradient.draw(rect, bounds, in: context)
    case .material(let material):
      context.setFillColor(material.standIn)
      context.fill(rect)
    }
  }
}

/// A gradient, a mesh or tiles with colours that are resolved.
public struct _GradientPaint {
  enum Kind {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    /// A mesh of colours, over its only stop, the background.
    case mesh(ColorMesh)
    /// A picture and the size of a tile.
    case tiles(CGImage, CGSize)
  }

  let kind: Kind
  let stops: [(color: CGColor, location: CGFloat)]
  var opacity: Double = 1

  private func gradient(_ stops: [(color: CGColor, location: CGFloat)]) -> CGGradient? {
    let colors = stops.map { $0.color.copy(alpha: $0.color.alpha * opacity) ?? $0.color }
    return CGGradient(colors: colors, locations: stops.map(\.location))
  }

  func draw(_ rect: CGRect, _ bounds: CGRect, in context: CGContext) {
    guard let first = stops.first else { return }
    switch kind {
    case .mesh, .tiles: return drawPicture(rect, bounds, first.color, in: context)
    default: break
    }
    guard stops.count > 1, let gradient = gradient(sorted) else {
      context.setFillColor(first.color)
      return context.fill(rect)
    }
    context.saveGState()
    context.clip(to: rect)
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch kind {
    case .linear(let start, let end):
      context.drawLinearGradient(
        gradient, start: start.point(in: bounds), end: end.point(in: bounds), options: both)
    case .radial(let center, let start, let end):
      let center = center.point(in: bounds)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
        options: both)
    case .elliptical(let center, let start, let end):
      let center = center.point(in: bounds)
      context.translateBy(x: center.x, y: center.y)
      context.scaleBy(x: bounds.width, y: bounds.height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end,
        options: both)
    case .angular(let center, let start, let end):
      drawAngular(center.point(in: bounds), start, end, in: context)
    case .mesh, .tiles: break
    }
    context.restoreGState()
  }

  /// Draws a mesh or tiles over a colour as one, so that a blend mode sees all of it.
  private func drawPicture(
    _ rect: CGRect, _ bounds: CGRect, _ background: CGColor, in context: CGContext
  ) {
    context.saveGState()
    context.clip(to: rect)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    if background.alpha > 0 {
      context.setFillColor(background.copy(alpha: background.alpha * opacity) ?? background)
      context.fill(rect)
    }
    switch kind {
    case .mesh(let mesh): mesh.draw(rect, bounds, opacity: opacity, in: context)
    case .tiles(let tile, let size):
      TilePaint.draw(tile, size, rect, bounds, opacity: opacity, in: context)
    default: break
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private var sorted: [(color: CGColor, location: CGFloat)] {
    var last: CGFloat = 0
    return stops.map { stop in
      last = min(max(stop.location, last), 1)
      return (stop.color, last)
    }
  }

  /// Outside of the sweep, the colours of its ends meet half-way.
  private func drawAngular(
    _ center: CGPoint, _ start: Angle, _ end: Angle, in context: CGContext
  ) {
    let sweep = min(max((end.radians - start.radians) / (2 * .pi), 0), 1)
    var turned = sorted.map { (color: $0.color, location: $0.location * CGFloat(sweep)) }
    if sweep < 1, let first = turned.first, let last = turned.last {
      let half = sweep + (1 - sweep) / 2
      turned.append((last.color, half))
      turned.append((first.color, half))
    }
    guard let gradient = gradient(turned) else { return }
    context.drawConicGradient(gradient, center: center, angle: start.radians)
  }
}

/// A colour or pattern that shapes are filled with.
nonisolated public protocol ShapeStyle: Sendable {
  /// What the style is in an environment; `Never` for one that fills by itself.
  associatedtype Resolved: ShapeStyle = Never
  /// What the style is in an environment; asked for when a view that is filled with it is updated.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What is filled with; styles with a resolved form leave it alone.
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint
}

extension ShapeStyle {
  /// What the resolved form fills with.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    resolve(in: environment)._paint(in: environment, level: level)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called, as the style has no other resolved form.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is its own resolved form.")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The opacity of a level of a colour that has none of its own.
  static func opacity(at level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.12][min(max(level, 0), 4)] }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  private let style: any ShapeStyle
  /// Makes a style without its type of another.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  /// Whether it depends on the foreground style around it.
  var isRelative: Bool {
    style is HierarchicalShapeStyle || style is ForegroundStyle
      || (style as? AnyShapeStyle)?.isRelative == true
  }
  /// What the style inside fills with.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    style._paint(in: environment, level: level)
  }
}

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let level: Int
  /// The foreground style itself; the colour of labels where none is set.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second foreground style or, where one is set, that one at 50 % of its opacity; the colour
  /// of secondary labels where none is set.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third foreground style or, where at most two are set, the first at 25 % of its opacity;
  /// the colour of tertiary labels where none is set.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The first foreground style at 18 % of its opacity; the colour of quaternary labels where none
  /// is set.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The level of the environment's foreground styles; of UIKit's label colours where there are
  /// none.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let level = level + self.level
    let styles = environment.foregroundStyles
    if level < styles.count { return styles[level]._paint(in: environment, level: 0) }
    if let first = styles.first { return first._paint(in: environment, level: level) }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(colors[min(level, 3)].resolvedColor(with: environment.traits).cgColor)
  }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The foreground style of the environment, at a level.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    HierarchicalShapeStyle(level: 0)._paint(in: environment, level: level)
  }
}

/// The background of the environment.
public struct BackgroundStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The background style of the environment; without one, the system's background colour.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    if let style = environment.backgroundStyle {
      return style._paint(in: environment, level: level)
    }
    return .color(UIColor.systemBackground.resolvedColor(with: environment.traits).cgColor)
  }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The tint of the environment; without one, the accent colour.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    if let tint = environment.tintStyle { return tint._paint(in: environment, level: level) }
    return Color.accentColor._paint(in: environment, level: level)
  }
}

/// The style of the lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The colour of UIKit's separators; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    .color(UIColor.separator.resolvedColor(with: environment.traits).cgColor)
  }
}

/// A style that is made transparent.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let style: Style
  let opacity: Double
  /// What the style inside fills with, at its opacity.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    style._paint(in: environment, level: level).faded(opacity)
  }
}

extension ShapeStyle {
  /// The style made transparent: 0 for invisible, 1 for unchanged.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style of the environment itself.
  public static var primary: Self { .init(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: Self { .init(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: Self { .init(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: Self { .init(level: 3) }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: Self { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the environment; without one, the system's background colour.
  public static var background: Self { .init() }
}
/// The tint of the environment; without one, the accent colour.
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of the lines between things, that of UIKit's separators.
  public static var separator: Self { .init() }
}
