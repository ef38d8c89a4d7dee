/// Colours with their places.
public struct Gradient: ShapeStyle, Hashable {
  public typealias Resolved = Never
  /// A colour and its place, 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The place of the colour, 0 to 1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]
  var space = ColorSpace.device
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func paint(_ kind: _GradientPaint.Kind, _ environment: EnvironmentValues) -> _Paint {
    .gradient(
      _GradientPaint(
        kind: kind,
        stops: MixedColor.stops(
          stops.map { ($0.color.cgColor(in: environment), $0.location) }, in: space)))
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    paint(.linear(.top, .bottom), environment)
  }
}

/// A colour's own gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  public typealias Resolved = Never
  let gradient: Gradient
  init(color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.18, in: .device), color])
  }
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.linear(.top, .bottom), environment)
  }
}

/// A style that is a view as well: a rectangle of it.
nonisolated protocol StyleAsView: ShapeStyle, View {}

extension StyleAsView {
  @MainActor public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self, fillStyle: FillStyle())
  }
}

/// A gradient along a line between two points of a view.
public struct LinearGradient: StyleAsView {
  public typealias Resolved = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.linear(startPoint, endPoint), environment)
  }
}

/// A gradient from a circle to another around one centre, with radii in points.
public struct RadialGradient: StyleAsView {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.radial(center, startRadius, endRadius), environment)
  }
}

/// A gradient of ellipses that follow the proportions of a view.
public struct EllipticalGradient: StyleAsView {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let start: CGFloat
  let end: CGFloat
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.elliptical(center, start, end), environment)
  }
}

/// A gradient around a centre, from one angle to another.
public struct AngularGradient: StyleAsView {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.angular(center, startAngle, endAngle), environment)
  }
}
