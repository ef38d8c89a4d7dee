internal import QuartzCore

extension GraphicsContext {
  /// What is done with what is drawn.
  public struct Filter {
    enum Kind {
      case none
      case shadow(Color, CGFloat, CGFloat, CGFloat)
      case blur(CGFloat, isOpaque: Bool)
      case colors(ColorMatrix)
      case multiply(Color)
    }

    let kind: Kind

    /// A shadow behind what is drawn; lengths are in points. Differs: it is drawn over what is
    /// there in the normal way, and options have no effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius, x, y)) }
    /// A blur of a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }
    /// Adds a part of white to all colours; less than 0 takes away.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .colors(.brightness(amount)))
    }
    /// Moves all colours away from grey, or to it.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .colors(.contrast(amount)))
    }
    /// Moves all colours away from their own grey, or to it.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(amount)))
    }
    /// Moves all colours to their own grey, by a part.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(1 - amount)))
    }
    /// Turns all hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .colors(.hueRotation(radians: angle.radians)))
    }
    /// Takes the inverse of all colours. Differs: of all of it, whatever part is asked for.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: amount == 0 ? .none : .colors(.inverted))
    }
    /// Multiplies all colours by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    /// Makes light colours opaque and dark ones transparent.
    public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }
  }

  /// What a shadow is made of. Differs: options have no effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a blur treats its edges.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No pixel becomes transparent.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// Differs: it has no effect.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// How a filter is applied. Differs: options have no effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed as they are in linear light. Differs: they are mixed as sRGB has them.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// Applies a filter to each thing that is drawn from now on, after those that were added before.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Draws with Core Graphics, in the state of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { context in
      context.setAlpha(opacity)
      try content(context)
    }
  }

  /// Draws what a body draws through the filters, as pictures of layers.
  func drawFiltered(
    in target: CGContext, _ body: (CGContext) throws -> Void
  ) rethrows {
    let area = target.boundingBoxOfClipPath
    guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite,
      let bitmap = Self.bitmap(area.size, scale: environment.displayScale)
    else { return }
    let scale = environment.displayScale
    let context = CGContext(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(scaleX: scale, y: scale)
        .translatedBy(x: -area.minX, y: -area.minY))
    try body(context)
    let box = UncheckedResult(value: (target, context.makeImage(), filters, environment))
    MainActor.unchecked {
      let (target, image, filters, environment) = box.value
      var layer = CALayer()
      layer.contents = image
      layer.frame = area
      for filter in filters { layer = Self.layer(of: filter, around: layer, environment) }
      let stage = CALayer()
      stage.bounds = area
      stage.addSublayer(layer)
      LayerRenderer.render(stage, in: target)
    }
  }

  private static func bitmap(_ size: CGSize, scale: CGFloat) -> Bitmap? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width < 16_384, height < 16_384 else { return nil }
    // In range: both are positive and less than 16,384.
    return Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
  }

  @MainActor private static func layer(
    of filter: Filter, around content: CALayer, _ environment: EnvironmentValues
  ) -> CALayer {
    let group: CALayer
    switch filter.kind {
    case .none: return content
    case .shadow(let color, let radius, let x, let y):
      group = CALayer()
      group.shadowColor = color.cgColor(in: environment)
      group.shadowOpacity = 1
      group.shadowRadius = radius
      group.shadowOffset = CGSize(width: x, height: y)
    case .blur(let radius, let isOpaque):
      let effect = PictureEffectLayer()
      effect.effect = .blur(radius: radius, isOpaque: isOpaque)
      group = effect
    case .colors(let matrix):
      let effect = PictureEffectLayer()
      effect.effect = .colors(matrix)
      group = effect
    case .multiply(let color):
      let effect = PictureEffectLayer()
      let rgba = color.cgColor(in: environment).rgba
      effect.effect = .colors(
        .multiplied(by: [rgba.red, rgba.green, rgba.blue, rgba.alpha]))
      group = effect
    }
    group.frame = content.frame
    content.frame = CGRect(origin: .zero, size: content.frame.size)
    group.addSublayer(content)
    return group
  }
}
