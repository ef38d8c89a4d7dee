/// A view that draws at once.
nonisolated public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  /// Views that the drawing finds by their tags; nil for none.
  let symbols: Symbols?

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    isOpaque = opaque
    self.symbols = symbols()
  }

  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    CanvasNode(view, context)
  }

  @MainActor func update(_ item: CanvasItem, _ environment: EnvironmentValues) {
    item.environment = environment
    item.renderer = renderer
    item.isOpaque = isOpaque
    item.isChanged = true
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    isOpaque = opaque
    symbols = nil
  }
}

final class CanvasItem: LayoutItem {
  var environment = EnvironmentValues()
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var isOpaque = false
  var isChanged = true
  var symbols: (AnyHashable) -> LayoutItem? = { _ in nil }
  private let layer = CanvasLayer()

  override func addLayers(to list: inout LayerList) {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else {
      return
    }
    let frame = shownFrame(in: list)
    let place = list.onPixels(frame)
    let (size, environment, renderer, symbols) = (frame.size, environment, renderer, symbols)
    layer.contentsScale = list.scale
    layer.isOpaque = isOpaque
    layer.drawing = { cgContext in
      var context = GraphicsContext(cgContext, environment, symbols)
      renderer(&context, size)
    }
    list.add(layer, at: place, isChanged: isChanged)
    isChanged = false
  }
}

/// What a canvas draws with; a copy has a state of its own.
public struct GraphicsContext {
  private let target: CGContext
  /// The opacity of what is drawn from now on, 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn from now on is combined with what is there.
  public var blendMode = BlendMode.normal
  /// The map from the context's space to the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  private var clips: [(Path, CGAffineTransform, FillStyle)] = []

  let symbols: (AnyHashable) -> LayoutItem?

  init(
    _ target: CGContext, _ environment: EnvironmentValues,
    _ symbols: @escaping (AnyHashable) -> LayoutItem? = { _ in nil }
  ) {
    self.target = target
    self.environment = environment
    self.symbols = symbols
  }

  /// How what is drawn is combined with what is there.
  public struct BlendMode: Equatable, Sendable {
    let mode: CGBlendMode
    public static let normal = BlendMode(mode: .normal)
    public static let multiply = BlendMode(mode: .multiply)
    public static let screen = BlendMode(mode: .screen)
    public static let overlay = BlendMode(mode: .overlay)
    public static let darken = BlendMode(mode: .darken)
    public static let lighten = BlendMode(mode: .lighten)
    public static let colorDodge = BlendMode(mode: .colorDodge)
    public static let colorBurn = BlendMode(mode: .colorBurn)
    public static let softLight = BlendMode(mode: .softLight)
    public static let hardLight = BlendMode(mode: .hardLight)
    public static let difference = BlendMode(mode: .difference)
    public static let exclusion = BlendMode(mode: .exclusion)
    public static let hue = BlendMode(mode: .hue)
    public static let saturation = BlendMode(mode: .saturation)
    public static let color = BlendMode(mode: .color)
    public static let luminosity = BlendMode(mode: .luminosity)
    public static let clear = BlendMode(mode: .clear)
    public static let copy = BlendMode(mode: .copy)
    public static let sourceIn = BlendMode(mode: .sourceIn)
    public static let sourceOut = BlendMode(mode: .sourceOut)
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    public static let destinationOver = BlendMode(mode: .destinationOver)
    public static let destinationIn = BlendMode(mode: .destinationIn)
    public static let destinationOut = BlendMode(mode: .destinationOut)
    public static let destinationAtop = BlendMode(mode: .destinationAtop)
    public static let xor = BlendMode(mode: .xor)
    public static let plusDarker = BlendMode(mode: .plusDarker)
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }

  /// What a clip lets through.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// What paths are filled with.
  public struct Shading {
    let paint: (EnvironmentValues, CGRect) -> (paint: _Paint, bounds: CGRect)
    public static func color(_ color: Color) -> Shading {
      Shading { (.color(color.cgColor(in: $0)), $1) }
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { (style._paint(in: $0, level: 0), $1) }
    }
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { environment, _ in
        let start = UnitPoint(x: startPoint.x, y: startPoint.y)
        let end = UnitPoint(x: endPoint.x, y: endPoint.y)
        return (
          gradient.paint(.linear(start, end), environment),
          CGRect(x: 0, y: 0, width: 1, height: 1)
        )
      }
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment, _ in
        let center = UnitPoint(x: center.x, y: center.y)
        return (
          gradient.paint(.radial(center, startRadius, endRadius), environment),
          CGRect(x: 0, y: 0, width: 1, height: 1)
        )
      }
    }
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) { clips.append((path, transform, style)) }

  func drawing(_ body: (CGContext) -> Void) {
    target.saveGState()
    for (path, matrix, style) in clips {
      target.addPath(path.applying(matrix).cgPath)
      target.clip(using: style.isEOFilled ? .evenOdd : .winding)
    }
    target.concatenate(transform)
    target.setBlendMode(blendMode.mode)
    body(target)
    target.restoreGState()
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    let box = path.boundingRect
    let (paint, bounds) = shading.paint(environment, box)
    drawing { context in
      context.setShouldAntialias(style.isAntialiased)
      context.addPath(path.cgPath)
      if case .color(let color) = paint.faded(opacity) {
        context.setFillColor(color)
        context.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
      } else {
        context.clip(using: style.isEOFilled ? .evenOdd : .winding)
        paint.faded(opacity).fill(box.insetBy(dx: -1, dy: -1), bounds: bounds, in: context)
      }
    }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    target.saveGState()
    target.setAlpha(opacity)
    target.beginTransparencyLayer(auxiliaryInfo: nil)
    defer {
      target.endTransparencyLayer()
      target.restoreGState()
    }
    var inner = self
    inner.opacity = 1
    try content(&inner)
  }
}
