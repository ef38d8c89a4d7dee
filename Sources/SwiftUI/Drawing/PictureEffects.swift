internal import QuartzCore

/// How colours are put over those below.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  var cgBlendMode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// An effect on the picture of all that a view shows.
struct PictureEffectModifier: ItemModifier {
  enum Effect {
    /// Blend modes inside end here; a clipped one ends at the view's frame.
    case group(isClipped: Bool)
    case blend(BlendMode)
    case blur(CGFloat, isOpaque: Bool)
    case brightness(Double), contrast(Double), saturation(Double), hueRotation(Angle)
    case multiply(Color)
    case invert, luminanceToAlpha

    /// - Parameter color: The colour of `multiply`, in the environment.
    fileprivate func matrix(_ color: CGColor?) -> ColorMatrix? {
      switch self {
      case .group, .blend, .blur: return nil
      case .brightness(let amount): return .brightness(amount)
      case .contrast(let amount): return .contrast(amount)
      case .saturation(let amount): return .saturation(amount)
      case .hueRotation(let angle): return .hueRotation(radians: angle.radians)
      case .multiply:
        guard let rgba = color?.rgba else { return nil }
        return .multiplied(by: [rgba.red, rgba.green, rgba.blue, rgba.alpha].doubles)
      case .invert: return .inverted
      case .luminanceToAlpha: return .luminanceToAlpha
      }
    }
  }

  let effect: Effect
  let name: String
  let value: String

  final class Item: UnaryItem {
    fileprivate let group = PictureEffectLayer()
    private let known = ShownGroup()
    fileprivate var moving = Moving(PictureEffectState(effect: .group(isClipped: false)))

    override func addLayers(to list: inout LayerList) {
      group.effect = moving.shown(in: motionScope).layerEffect
      guard frame.width.isFinite, frame.height.isFinite else { return content.show(in: &list) }
      list.addGroup(group, frame, shown: shownFrame(in: list), of: content, known)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    let layer = item.group
    layer.blendMode = .normal
    layer.masksToBounds = false
    switch effect {
    case .group(let isClipped): layer.masksToBounds = isClipped
    case .blend(let mode): layer.blendMode = mode.cgBlendMode
    default: break
    }
    var state = PictureEffectState(effect: effect)
    if case .multiply(let color) = effect { state.color = color.cgColor(in: environment) }
    item.moving.set(state, in: item.motionScope)
  }
  var shown: (String, String)? { (name, value) }
  static var changesLayout: Bool { false }
}

extension [CGFloat] {
  fileprivate var doubles: SIMD4<Double> {
    [Double(self[0]), Double(self[1]), Double(self[2]), Double(self[3])]
  }
}

/// An effect with its colour.
struct PictureEffectState: MotionValue {
  var effect: PictureEffectModifier.Effect
  var color: CGColor?

  fileprivate var layerEffect: PictureEffectLayer.Effect {
    if case .blur(let radius, let isOpaque) = effect {
      return .blur(radius: max(radius, 0), isOpaque: isOpaque)
    }
    // An effect with NaN or a number beyond ±1,000,000 is left out.
    guard let matrix = effect.matrix(color), matrix.numbers.allSatisfy({ abs($0) <= 1e6 }) else {
      return .none
    }
    return .colors(matrix)
  }

  var vector: NumberVector {
    switch effect {
    case .blur(let radius, _): NumberVector(radius)
    case .brightness(let amount), .contrast(let amount), .saturation(let amount):
      NumberVector([amount])
    case .hueRotation(let angle): NumberVector([angle.radians])
    case .multiply: NumberVector(color?.premultiplied ?? [])
    case .group, .blend, .invert, .luminanceToAlpha: .zero
    }
  }

  func moved(to vector: NumberVector) -> PictureEffectState {
    var result = self
    let first = vector.numbers.first ?? 0
    switch effect {
    case .blur(_, let isOpaque): result.effect = .blur(CGFloat(first), isOpaque: isOpaque)
    case .brightness: result.effect = .brightness(first)
    case .contrast: result.effect = .contrast(first)
    case .saturation: result.effect = .saturation(first)
    case .hueRotation: result.effect = .hueRotation(Angle(radians: first))
    case .multiply: result.color = CGColor(premultiplied: vector.numbers)
    case .group, .blend, .invert, .luminanceToAlpha: break
    }
    return result
  }

  func canMove(from other: PictureEffectState) -> Bool {
    switch (effect, other.effect) {
    case (.blur(_, let new), .blur(_, let old)): new == old
    case (.brightness, .brightness), (.contrast, .contrast), (.saturation, .saturation),
      (.hueRotation, .hueRotation), (.multiply, .multiply):
      true
    default: false
    }
  }
}

extension View {
  private func picture(
    _ effect: PictureEffectModifier.Effect, _ name: String, _ value: String = "true"
  ) -> some View { modifier(PictureEffectModifier(effect: effect, name: name, value: value)) }

  /// Sets how the view is combined with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    picture(.blend(blendMode), "blendMode", "\(blendMode)")
  }
  /// Blend modes and opacities inside count for the view's own picture only.
  public func compositingGroup() -> some View {
    picture(.group(isClipped: false), "compositingGroup")
  }
  /// Draws the view as one picture, clipped to its frame.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { picture(.group(isClipped: true), "drawingGroup") }
  /// Blurs the view; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    picture(.blur(radius, isOpaque: opaque), "blur", number(radius))
  }
  /// Adds to the brightness of the view: 0 for unchanged, 1 for white.
  public func brightness(_ amount: Double) -> some View {
    picture(.brightness(amount), "brightness", number(amount))
  }
  /// Multiplies the contrast of the view: 1 for unchanged, 0 for gray.
  public func contrast(_ amount: Double) -> some View {
    picture(.contrast(amount), "contrast", number(amount))
  }
  /// Multiplies the saturation of the view: 1 for unchanged, 0 for gray.
  public func saturation(_ amount: Double) -> some View {
    picture(.saturation(max(amount, 0)), "saturation", number(amount))
  }
  /// Takes colour away: 0 for unchanged, 1 for gray.
  public func grayscale(_ amount: Double) -> some View {
    picture(.saturation(1 - amount), "grayscale", number(amount))
  }
  /// Turns the hues of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    picture(.hueRotation(angle), "hueRotation", number(angle.degrees) + "°")
  }
  /// Inverts the view's colours.
  public func colorInvert() -> some View { picture(.invert, "colorInvert") }
  /// Multiplies the view's colours by another.
  public func colorMultiply(_ color: Color) -> some View {
    picture(.multiply(color), "colorMultiply")
  }
  /// Makes the view black, with its brightness as alpha.
  public func luminanceToAlpha() -> some View { picture(.luminanceToAlpha, "luminanceToAlpha") }
}

/// Differs: pictures are blended in the sRGB of the screen, whatever is asked.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
