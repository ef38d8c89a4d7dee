/// The shape that particles start from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the shape.
  public let rawValue: String

  /// Creates the shape of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles start at one point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as long as the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Seen from the front, a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Seen from the front, a circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape on which particles start.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the part.
  public let rawValue: String

  /// Creates the part of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles start at the shape's corners or ends.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles start on the shape's outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles start on the visible surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles start inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn, and how their colours combine.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the order.
  public let rawValue: String

  /// Creates the order of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Drawn as `oldestFirst` here.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Newer particles lie over older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles lie over newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Drawn as `oldestFirst` here: particles have no depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colours add up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
