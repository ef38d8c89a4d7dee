/// One kind of particle of an emitter layer.
///
/// A property with a range varies evenly by half the range to both sides, particle by particle.
///
/// Absent: particles that emit particles of their own.
open class CAEmitterCell: NSObject {
  public override init() {
    super.init()
  }

  open var name: String?
  open var isEnabled = true
  /// A `CGImage`. Without one the particle is not drawn.
  open var contents: Any?
  /// The part of `contents` that is drawn, as a fraction of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of `contents`.
  open var contentsScale: CGFloat = 1

  /// Particles a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0

  /// Radians out of the layer's plane. What moves towards the viewer stands still in the plane.
  open var emissionLatitude: CGFloat = 0
  /// Radians from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0
  /// Radians of the cone around that direction.
  open var emissionRange: CGFloat = 0

  /// The initial speed of a particle, in points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Not drawn: depth (`FidelityFeature.layerDepth`).
  open var zAcceleration: CGFloat = 0

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// A second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// What the contents' colours are multiplied by, alpha included; nil counts as white.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// A second, as the next three.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
}
