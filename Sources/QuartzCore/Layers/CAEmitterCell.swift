/// One kind of particle of an emitter layer.
///
/// A property with a range varies evenly by half the range to both sides, particle by particle.
///
/// Absent: particles that emit particles of their own.
open class CAEmitterCell: NSObject {
  public override init() {
    super.init()
  }

  /// The cell's name. It has no effect here.
  open var name: String?
  /// Whether the cell emits particles.
  open var isEnabled = true
  /// A `CGImage`. Without one the particle is not drawn.
  open var contents: Any?
  /// The part of `contents` that is drawn, as a fraction of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of `contents`.
  open var contentsScale: CGFloat = 1

  /// The number of particles that begin per second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// The range of `lifetime`, in seconds.
  open var lifetimeRange: Float = 0

  /// The direction of emission out of the layer's plane, in radians. What moves towards the viewer
  /// stands still in the plane.
  open var emissionLatitude: CGFloat = 0
  /// The direction of emission in the plane, in radians from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone around that direction, in radians.
  open var emissionRange: CGFloat = 0

  /// The initial speed of a particle, in points per second.
  open var velocity: CGFloat = 0
  /// The range of `velocity`, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// Not drawn: depth (`FidelityFeature.layerDepth`).
  open var zAcceleration: CGFloat = 0

  /// The size of a particle, as a factor of `contents`.
  open var scale: CGFloat = 1
  /// The range of `scale`.
  open var scaleRange: CGFloat = 0
  /// The change of `scale` per second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of a particle's turn, in radians per second.
  open var spin: CGFloat = 0
  /// The range of `spin`, in radians per second.
  open var spinRange: CGFloat = 0

  /// What the contents' colours are multiplied by, alpha included; nil counts as white.
  open var color: CGColor? = .white
  /// The range of the colour's red, of 1.
  open var redRange: Float = 0
  /// The range of the colour's green, of 1.
  open var greenRange: Float = 0
  /// The range of the colour's blue, of 1.
  open var blueRange: Float = 0
  /// The range of the colour's alpha, of 1.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of alpha per second.
  open var alphaSpeed: Float = 0
}
