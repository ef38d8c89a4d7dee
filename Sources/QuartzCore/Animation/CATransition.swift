/// How new contents replace old ones.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String

  /// Creates the type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one dissolves into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side at which the new is seen first.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the side.
  public let rawValue: String

  /// Creates the side of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition comes from y = 0: downwards on a screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition comes from the maximum y: upwards on a screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Shows the change of a layer, and of all below it, as a transition from a picture of before.
///
/// Differs: before is when the transition is added, so add it first and make the changes then;
/// Core Animation takes what was last on the screen. What lies outside of the bounds, shadows
/// too, is not seen while the transition runs. Types other than the four are drawn as `fade`.
open class CATransition: CAAnimation {
  /// How the new picture takes the place of the old one.
  open var type: CATransitionType = .fade
  /// The direction that the transition comes from; nil for the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, 0…1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0…1.
  open var endProgress: Float = 1

  /// The layer before the changes.
  var before: CGImage?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// The progress of the transition, 0…1; nil where it does not show.
  func progress(at moment: AnimationMoment) -> Double? {
    guard let instant = instant(at: moment) else { return nil }
    let part = timingFunction?.value(at: instant.fraction) ?? instant.fraction
    return Double(startProgress) + part * Double(endProgress - startProgress)
  }

  /// The layer on the way: as large as both pictures.
  func picture(from old: CGImage, to new: CGImage, at progress: Double) -> CGImage? {
    switch type {
    case .moveIn, .push, .reveal: slide(from: old, to: new, at: progress)
    default: LayerValue.image(old).mixed(with: .image(new), progress).image
    }
  }

  private func slide(from old: CGImage, to new: CGImage, at progress: Double) -> CGImage? {
    guard let bitmap = Bitmap(width: new.width, height: new.height) else { return nil }
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    let (width, height) = (CGFloat(new.width), CGFloat(new.height))
    // From where the new comes; the old goes the other way.
    let origin: CGPoint =
      switch subtype {
      case .some(.fromRight): CGPoint(x: width, y: 0)
      case .some(.fromTop): CGPoint(x: 0, y: -height)
      case .some(.fromBottom): CGPoint(x: 0, y: height)
      default: CGPoint(x: -width, y: 0)
      }
    func draw(_ image: CGImage, _ part: Double) {
      let place = CGPoint(
        x: (origin.x * part).rounded(), y: (origin.y * part).rounded())
      context.drawUpright(
        image, in: CGRect(origin: place, size: CGSize(width: width, height: height)))
    }
    if type == .reveal {
      draw(new, 0)
      draw(old, -progress)
    } else {
      draw(old, type == .push ? -progress : 0)
      draw(new, 1 - progress)
    }
    return CGImage(bitmap: bitmap)
  }
}

/// The key under which transitions are added.
public let kCATransition = "transition"

/// Transitions of a layer.
extension CALayer {
  /// The layer's own picture: its bounds, without its opacity, mask and transform.
  func picture() -> CGImage? {
    let bounds = bounds
    var scale: CGFloat = 1
    var node: CALayer? = self
    while let layer = node {
      scale = max(scale, layer.contentsScale)
      node = layer.host
    }
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    guard bounds.isFinite, width > 0, height > 0, max(width, height) <= 16_384,
      // In range: just compared.
      let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    else { return nil }
    let context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    render(in: context)
    return CGImage(bitmap: bitmap)
  }

  /// Makes this presentation show the transition that runs on its model.
  ///
  /// Call it when everything below the presentation is complete.
  func showTransition(of model: CALayer, at moment: AnimationMoment) {
    guard let transition = model.runningTransition, let old = transition.before,
      let progress = transition.progress(at: moment)
    else { return }
    let (opacity, mask) = (opacity, maskLayer)
    self.opacity = 1
    maskLayer = nil
    let new = picture()
    self.opacity = opacity
    maskLayer = mask
    guard let new, let mixed = transition.picture(from: old, to: new, at: progress) else { return }
    for child in children { child.parent = nil }
    children = []
    backgroundColor = nil
    borderWidth = 0
    shadowOpacity = 0
    cornerRadius = 0
    contentsGravity = .resize
    contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    contentsCenter = contentsRect
    contents = mixed
  }

  /// The transition that was added last.
  var runningTransition: CATransition? {
    animationState?.entries.last { $0.animation is CATransition }?.animation as? CATransition
  }
}
