/// iOS 26's glass.
///
/// Not drawn: its lens, light and colours (`FidelityFeature.visualEffect`). A material stands in
/// for it, with the tint over it.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable { case regular, clear, identity }
  let kind: Kind
  var ownTint: Color?
  /// The usual glass, for which the regular material stands in.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that lets more through, for which the ultra-thin material stands in.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all: the view stays as it is.
  public static var identity: Glass { Glass(kind: .identity) }
  /// The glass with a colour over it, drawn with an opacity of 0.6; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.ownTint = color
    return result
  }
  /// Whether it moves with touches, which pictures do not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape that glass has where none is given.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape, which has no values of its own.
  public init() {}
  /// A capsule in the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Pieces of glass that melt into each other where they are near: here each is by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Groups pieces of glass. The spacing has no effect, as pieces do not melt here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content as it is.
  public var body: some View { content }
}

private struct GlassBackground<S: Shape>: View {
  let glass: Glass
  let shape: S
  var body: some View {
    let _ = FidelityLedger.note(.visualEffect, "glassEffect")
    shape.fill(glass.kind == .clear ? Material.ultraThin : .regular)
      .overlay { if let tint = glass.ownTint { shape.fill(tint.opacity(0.6)) } }
  }
}

extension View {
  /// Puts glass in a shape behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { if glass.kind != .identity { GlassBackground(glass: glass, shape: shape) } }
  }
  /// Which piece is which as pieces come and go, which is not shown.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
}

/// The style of buttons of glass, of which a material in a capsule is drawn.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of buttons of glass.
  public init() {}
  /// The label in a capsule of glass, at 75 % of its opacity while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: .regular, isProminent: false))
  }
}

/// A button of tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of buttons of tinted glass.
  public init() {}
  /// The label in white in a capsule of glass in the accent colour, at 75 % of its opacity while
  /// pressed.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: .regular, isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style of buttons of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style of buttons of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .glassEffect(isProminent ? glass.tint(.accentColor) : glass)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
