internal import QuartzCore

/// An effect on all that a view shows, as properties of one layer around it.
struct EffectModifier: ItemModifier {
  enum Effect {
    case opacity(Double)
    case clip(any Shape, FillStyle)
    case shadow(Color, CGFloat, CGFloat, CGFloat)
    case rotation(Angle, UnitPoint)
    case scale(CGSize, UnitPoint)
    case transform(CGAffineTransform)
    case rotation3D(Rotation3D)
    case projection(ProjectionTransform)
    case hidden
  }

  let effect: Effect
  let name: String
  let value: String

  final class Item: UnaryItem {
    fileprivate var moving = Moving(EffectState(effect: .opacity(1)))
    private var effect: Effect { moving.target.effect }
    private let group = CALayer()
    private let known = ShownGroup()
    private lazy var clip = CAShapeLayer()
    private lazy var secondClip = CAShapeLayer()

    override func addLayers(to list: inout LayerList) {
      let state = moving.shown(in: motionScope)
      let effect = state.effect
      if case .hidden = effect { return }
      if case .opacity(let value) = effect, value <= 0 { return }
      let frame = frame
      guard frame.width.isFinite, frame.height.isFinite else { return content.show(in: &list) }
      let shown = shownFrame(in: list)
      prepare(state, list.onPixels(shown).size)
      list.addGroup(group, frame, shown: shown, of: content, known)
    }

    override func addAccessibility(to list: inout AccessibilityList) {
      if case .hidden = effect { return }
      if case .opacity(let value) = effect, value <= 0 { return }
      content.addAccessibility(to: &list)
    }

    override func touchTarget(at point: CGPoint) -> TouchHit? {
      switch effect {
      case .hidden: return nil
      case .opacity(let value) where value <= 0: return nil
      case .clip(let shape, let style):
        let path = shape.path(in: frame, isRightToLeft: isRightToLeft)
        guard path.contains(point, eoFill: style.isEOFilled) else { return nil }
        return content.touchTarget(at: point)
      default:
        guard let inside = moved(point) else { return nil }
        return content.touchTarget(at: inside)
      }
    }

    override func pointInContent(_ point: CGPoint) -> CGPoint { moved(point) ?? point }

    /// A point in the content's space; nil where the content is scaled to a line or a point.
    private func moved(_ point: CGPoint) -> CGPoint? {
      let transform: CGAffineTransform
      var center = UnitPoint.topLeading
      switch effect {
      case .rotation(let angle, let anchor):
        (transform, center) = (CGAffineTransform(rotationAngle: angle.radians), anchor)
      case .scale(let scale, let anchor):
        (transform, center) = (CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
      case .transform(let given): transform = given
      default: return point
      }
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return nil }
      let origin = center.point(in: frame)
      let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        .applying(transform.inverted())
      return CGPoint(x: inside.x + origin.x, y: inside.y + origin.y)
    }

    private func set(_ mask: CAShapeLayer, _ path: Path, _ style: FillStyle, _ size: CGSize) {
      mask.frame = CGRect(origin: .zero, size: size)
      if mask.path != path.cgPath { mask.path = path.cgPath }
      mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    }

    private func prepare(_ state: EffectState, _ size: CGSize) {
      switch state.effect {
      case .opacity(let value):
        group.opacity = Float(min(max(value, 0), 1))
      case .clip(let shape, let style):
        let area = CGRect(origin: .zero, size: size)
        let path = shape.path(in: area, isRightToLeft: isRightToLeft)
        set(clip, path, style, size)
        if group.mask !== clip { group.mask = clip }
        // Where iOS clips by a layer's corner radius, its pictures have the square of what an edge
        // covers of a pixel.
        if path.isLayerCorner, style.isAntialiased {
          set(secondClip, path, style, size)
          if clip.mask !== secondClip { clip.mask = secondClip }
        } else if clip.mask != nil {
          clip.mask = nil
        }
      case .shadow(_, let radius, let x, let y):
        group.shadowColor = state.color
        group.shadowOpacity = 1
        group.shadowRadius = radius
        group.shadowOffset = CGSize(width: x, height: y)
      case .rotation(let angle, let anchor):
        group.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
        group.transform = CATransform3DMakeRotation(angle.radians, 0, 0, 1)
      case .scale(let scale, let anchor):
        group.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
        group.transform = CATransform3DMakeScale(scale.width, scale.height, 1)
      case .transform(let transform):
        group.anchorPoint = .zero
        group.transform = CATransform3DMakeAffineTransform(transform)
      case .rotation3D(let rotation):
        group.anchorPoint = rotation.anchor(isRightToLeft: isRightToLeft)
        group.transform = rotation.transform(size, isRightToLeft: isRightToLeft)
      case .projection(let transform):
        group.anchorPoint = .zero
        group.transform = transform.layerTransform
      case .hidden: break
      }
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    var state = EffectState(effect: effect)
    if case .shadow(let color, _, _, _) = effect { state.color = color.cgColor(in: environment) }
    item.moving.set(state, in: item.motionScope)
  }
  var shown: (String, String)? { (name, value) }
  static var changesLayout: Bool { false }
}

extension View {
  private func effect(
    _ effect: EffectModifier.Effect, _ name: String, _ value: String = "true"
  ) -> ModifiedContent<Self, EffectModifier> {
    modifier(EffectModifier(effect: effect, name: name, value: value))
  }

  /// Makes the view transparent as one picture: 0 for invisible, 1 for unchanged.
  public func opacity(_ opacity: Double) -> some View {
    effect(.opacity(opacity), "opacity", number(opacity))
  }
  /// Hides the view, which keeps its place.
  public func hidden() -> some View { effect(.hidden, "hidden") }
  /// Clips the view to a shape in its frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(.clip(shape, style), "clipShape", "\(S.self)".prefix { $0 != "<" }.description)
  }
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(Rectangle(), FillStyle(antialiased: antialiased)), "clipped")
  }
  /// Clips the view to its frame with rounded corners; the radius is in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    effect(
      .clip(RoundedRectangle(cornerRadius: radius), FillStyle(antialiased: antialiased)),
      "cornerRadius", number(radius))
  }
  /// Draws a shadow of the view behind it; lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(
      .shadow(color, radius, x, y), "shadow",
      "radius \(number(radius)), offset (\(number(x)), \(number(y)))")
  }
  /// Draws the view turned clockwise about an anchor. Its frame stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor), "rotationEffect", number(angle.degrees) + "°")
  }
  /// Draws the view scaled about an anchor. Its frame stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(
      .scale(scale, anchor), "scaleEffect", "\(number(scale.width)) × \(number(scale.height))")
  }
  /// Draws the view scaled alike in both directions about an anchor. Its frame stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Draws the view scaled across and down about an anchor. Its frame stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  /// Draws the view mapped by an affine transform. Its frame stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.transform(transform), "transformEffect")
  }
  /// Draws the view turned in space about an axis through its anchor. Its frame stays.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect(
      .rotation3D(
        Rotation3D(
          angle: angle, axis: axis, anchor: anchor, depth: anchorZ, perspective: perspective)),
      "rotation3DEffect", number(angle.degrees) + "°")
  }
  /// Draws the view mapped by a projective transform. Its frame stays.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.projection(transform), "projectionEffect")
  }
}
