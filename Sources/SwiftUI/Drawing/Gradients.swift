/// Colours with their places. As a style, it goes from the top to the bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// A colour and its place, 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour, resolved in the environment in which the gradient is drawn.
    public var color: Color
    /// The place of the colour, 0 to 1.
    public var location: CGFloat
    /// Makes a stop; a place outside of 0 to 1, or before the last stop's, is moved to the nearest
    /// that fits when it is drawn.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]
  var space = ColorSpace.device
  /// Makes a gradient of colours with their places, in the order of the places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Makes a gradient of colours at equal distances, the first at 0 and the last at 1.
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

  /// The gradient from the top to the bottom; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    paint(.linear(.top, .bottom), environment)
  }
}

/// A gradient without a direction: a colour's own, or any other.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let gradient: Gradient
  init(color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.18, in: .device), color])
  }
  /// Makes a gradient without its type of another.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// The gradient from the top to the bottom; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.linear(.top, .bottom), environment)
  }
}

/// A style that is a view as well: a rectangle of it.
nonisolated protocol StyleAsView: ShapeStyle, View {}

extension StyleAsView {
  /// A rectangle that is filled with the style.
  @MainActor public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self, fillStyle: FillStyle())
  }
}

/// A gradient along a line between two points of a view.
public struct LinearGradient: StyleAsView {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  /// Makes a gradient from the start to the end point, where its end colours go on beyond.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Makes a gradient of evenly spread colours, from the start to the end point.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Makes a gradient of colours at places, from the start at 0 to the end point at 1.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// The gradient with its colours in the environment; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.linear(startPoint, endPoint), environment)
  }
}

/// A gradient from a circle to another around one centre, with radii in points.
public struct RadialGradient: StyleAsView {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  /// Makes a gradient from one radius to another in points; its end colours go on beyond them.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Makes a gradient of evenly spread colours, from one radius to another in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Makes a gradient of colours at places, from one radius at 0 to another at 1, in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// The gradient with its colours in the environment; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.radial(center, startRadius, endRadius), environment)
  }
}

/// A gradient of ellipses that follow the proportions of a view.
public struct EllipticalGradient: StyleAsView {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let start: CGFloat
  let end: CGFloat
  /// Makes a gradient of ellipses, whose radii are fractions of the view's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  /// Makes a gradient of evenly spread colours, whose radii are fractions of the view's size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Makes a gradient of colours at places, whose radii are fractions of the view's size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// The gradient with its colours in the environment; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.elliptical(center, start, end), environment)
  }
}

/// A gradient around a centre, from one angle to another.
public struct AngularGradient: StyleAsView {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle
  /// Makes a gradient between two angles, clockwise from the right. A sweep below 0 counts as 0 and
  /// one above 360° as 360°; outside of it the end colours meet half-way.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  /// Makes a gradient all around a centre, clockwise from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Makes a gradient of evenly spread colours between two angles, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Makes a gradient of evenly spread colours all around a centre, clockwise from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Makes a gradient of colours at places all around a centre, clockwise from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// Makes a gradient of colours at places between two angles, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// The gradient with its colours in the environment; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    gradient.paint(.angular(center, startAngle, endAngle), environment)
  }
}
