/// A view that draws at once.
nonisolated public struct Canvas<Symbols: View>: View {
  /// It has no body: it is drawn as it is.
  public typealias Body = Never
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  /// Views that the drawing finds by their tags; nil for none.
  let symbols: Symbols?

  /// Makes a view whose picture a closure draws, with views that it can draw as symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether no pixel is transparent: what is not drawn on is black then.
  ///   - colorMode: Has no effect: colours are mixed as sRGB encodes them.
  ///   - rendersAsynchronously: Has no effect: a picture is drawn before it is shown.
  ///   - renderer: Draws in a context with its origin at the top left, given the size in points.
  ///   - symbols: Views with tags, by which `GraphicsContext.resolveSymbol(id:)` finds them.
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

  /// Makes the node that keeps the symbols and the drawing.
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
  /// Makes a view whose picture a closure draws.
  ///
  /// - Parameters:
  ///   - opaque: Whether no pixel is transparent: what is not drawn on is black then.
  ///   - colorMode: Has no effect: colours are mixed as sRGB encodes them.
  ///   - rendersAsynchronously: Has no effect: a picture is drawn before it is shown.
  ///   - renderer: Draws in a context with its origin at the top left, given the size in points.
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
  /// What is done with each thing that is drawn, in this order.
  var filters: [Filter] = []

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
    /// Draws over what is there.
    public static let normal = BlendMode(mode: .normal)
    /// Multiplies both colours, which darkens.
    public static let multiply = BlendMode(mode: .multiply)
    /// Multiplies the inverses of both colours, which lightens.
    public static let screen = BlendMode(mode: .screen)
    /// Multiplies where the colour below is dark and screens where it is light.
    public static let overlay = BlendMode(mode: .overlay)
    /// Takes the darker of both colours, component by component.
    public static let darken = BlendMode(mode: .darken)
    /// Takes the lighter of both colours, component by component.
    public static let lighten = BlendMode(mode: .lighten)
    /// Lightens the colour below by the one above.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// Darkens the colour below by the one above.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// Darkens or lightens softly, by the colour above.
    public static let softLight = BlendMode(mode: .softLight)
    /// Multiplies where the colour above is dark and screens where it is light.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// Takes the difference of both colours, component by component.
    public static let difference = BlendMode(mode: .difference)
    /// Takes the difference of both colours with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// Takes the hue of what is drawn, and the saturation and luminance of what is there.
    public static let hue = BlendMode(mode: .hue)
    /// Takes the saturation of what is drawn, and the hue and luminance of what is there.
    public static let saturation = BlendMode(mode: .saturation)
    /// Takes the hue and saturation of what is drawn, and the luminance of what is there.
    public static let color = BlendMode(mode: .color)
    /// Takes the luminance of what is drawn, and the hue and saturation of what is there.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// Makes what is there transparent.
    public static let clear = BlendMode(mode: .clear)
    /// Takes what is drawn in place of what is there, with its transparency.
    public static let copy = BlendMode(mode: .copy)
    /// Keeps what is drawn where something is there, and no more of that.
    public static let sourceIn = BlendMode(mode: .sourceIn)
    /// Keeps what is drawn where nothing opaque is there, and no more of that.
    public static let sourceOut = BlendMode(mode: .sourceOut)
    /// Draws over what is there, and only where something is.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// Draws below what is there.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// Keeps what is there where something is drawn.
    public static let destinationIn = BlendMode(mode: .destinationIn)
    /// Takes away what is there where something is drawn.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// Draws below what is there, and keeps that only where something is drawn.
    public static let destinationAtop = BlendMode(mode: .destinationAtop)
    /// Keeps what is drawn and what is there where only one of them is opaque.
    public static let xor = BlendMode(mode: .xor)
    /// Adds both colours so that they get darker.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// Adds both colours so that they get lighter.
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }

  /// What a clip lets through.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option. Differs: there are none, so that Apple's inverse clips are missing.
    public let rawValue: UInt32
    /// Makes options of bits, which have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// What paths are filled with.
  public struct Shading {
    let paint: (EnvironmentValues, CGRect) -> (paint: _Paint, bounds: CGRect)
    /// A colour as it is in the environment of the canvas.
    public static func color(_ color: Color) -> Shading {
      Shading { (.color(color.cgColor(in: $0)), $1) }
    }
    /// A colour of components from 0 to 1, in a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey from 0 for black to 1 for white, in a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style; unit points of gradients refer to the box around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { (style._paint(in: $0, level: 0), $1) }
    }
    /// The foreground style of the environment.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// A gradient between two points of the context's space; its end colours go on beyond them.
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
    /// A gradient from one circle to another around a point of the context's space. Radii are in
    /// points, and its end colours go on beyond them.
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

  /// Moves the origin of what is drawn from now on, by points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Scales what is drawn from now on, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn from now on about the origin, clockwise on the screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Maps what is drawn from now on by a transform, before the present one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Draws from now on only inside of a path, and of those that were clipped to before.
  ///
  /// - Parameter options: Has no effect: there are none.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) { clips.append((path, transform, style)) }

  func drawing(_ body: (CGContext) throws -> Void) rethrows {
    target.saveGState()
    defer { target.restoreGState() }
    for (path, matrix, style) in clips {
      target.addPath(path.applying(matrix).cgPath)
      target.clip(using: style.isEOFilled ? .evenOdd : .winding)
    }
    if !filters.isEmpty {
      var plain = self
      (plain.filters, plain.clips) = ([], [])
      return try drawFiltered(in: target) { context in
        try plain.drawing(in: context, body)
      }
    }
    try drawing(in: target, body)
  }

  private func drawing(
    in target: CGContext, _ body: (CGContext) throws -> Void
  ) rethrows {
    target.concatenate(transform)
    target.setBlendMode(blendMode.mode)
    try body(target)
  }

  /// Fills a path with a shading, at the context's opacity and in its blend mode.
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

  /// Strokes a path. Unit points of a gradient refer to the box around the stroke.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }
  /// Strokes a path with a line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws in a layer of its own, which is put over what is there with the context's opacity as a
  /// whole. Differs: the blend mode counts for what is drawn inside the layer, not for the layer.
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
