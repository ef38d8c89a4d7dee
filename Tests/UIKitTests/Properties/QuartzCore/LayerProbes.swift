import UIKit

extension PropertyTable {
  /// A red layer with a blue one in it, in a white view.
  private static func layer() -> Specimen<CALayer> {
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 24, width: 50, height: 40)
    layer.backgroundColor = Sample.red
    let inner = CALayer()
    inner.frame = CGRect(x: 30, y: 4, width: 30, height: 20)
    inner.backgroundColor = Sample.blue
    layer.addSublayer(inner)
    return shown(layer)
  }

  static func shown<Layer: CALayer>(
    _ layer: Layer, seconds: TimeInterval? = nil
  ) -> Specimen<Layer> {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .white
    root.layer.addSublayer(layer)
    return Specimen(layer, showing: root, seconds: seconds)
  }

  private static func turned() -> Specimen<CALayer> {
    let specimen = layer()
    specimen.subject.transform = CATransform3DMakeRotation(0.7, 1, 1, 0)
    return specimen
  }

  private static func picture() -> Specimen<CALayer> {
    let specimen = layer()
    specimen.subject.contents = Sample.image(20, 30).cgImage
    return specimen
  }

  /// One that an animation moves, half a second after it was made.
  private static func moving() -> Specimen<CALayer> {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 24, width: 20, height: 20)
    layer.backgroundColor = Sample.red
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 90
    animation.duration = 0.8
    layer.add(animation, forKey: "move")
    return shown(layer, seconds: 0.5)
  }

  static func layers() -> [PropertyProbe] {
    var family = PropertyFamily("CALayer") { layer() }
    addLook(to: &family)
    addPlace(to: &family)
    addContents(to: &family)
    addTiming(to: &family)
    return family.probes
  }

  private static func addLook(to family: inout PropertyFamily<CALayer>) {
    let shadowed: @MainActor (inout CALayer) -> Void = { $0.shadowOpacity = 0.8 }
    let rounded: @MainActor (inout CALayer) -> Void = { $0.cornerRadius = 12 }
    family.probe("compositingFilter", \.compositingFilter, "differenceBlendMode")
    let unused = Verdict.listed(.hint, "Without effect on iOS, as Apple documents.")
    family.probe("filters", \.filters, ["blur"], unused)
    family.probe("backgroundFilters", \.backgroundFilters, ["blur"], unused)
    family.probe("isHidden", \.isHidden, true)
    family.probe("opacity", \.opacity, 0.5)
    family.probe("allowsGroupOpacity", \.allowsGroupOpacity, false, given: { $0.opacity = 0.5 })
    family.probe("backgroundColor", \.backgroundColor, Sample.green)
    family.probe("cornerRadius", \.cornerRadius, 8)
    family.probe("maskedCorners", \.maskedCorners, [.layerMinXMinYCorner], given: rounded)
    family.probe("cornerCurve", \.cornerCurve, .continuous, given: rounded)
    family.probe("borderWidth", \.borderWidth, 3)
    family.probe("borderColor", \.borderColor, Sample.green, given: { $0.borderWidth = 2 })
    family.probe("masksToBounds", \.masksToBounds, true)
    family.probe("mask", \.mask, CALayer())
    family.probe("shadowColor", \.shadowColor, Sample.green, given: shadowed)
    family.probe("shadowOpacity", \.shadowOpacity, 0.5)
    family.probe("shadowOffset", \.shadowOffset, CGSize(width: 4, height: 4), given: shadowed)
    family.probe("shadowRadius", \.shadowRadius, 6, given: shadowed)
    family.probe(
      "shadowPath", \.shadowPath,
      CGPath(rect: CGRect(x: -10, y: -10, width: 20, height: 90), transform: nil),
      given: shadowed)
    family.probe(
      "shouldRasterize", \.shouldRasterize, true, .noted,
      given: { $0.rasterizationScale = 0.5 })
    family.probe(
      "rasterizationScale", \.rasterizationScale, 0.25, .noted,
      given: {
        $0.cornerRadius = 11
        $0.shouldRasterize = true
      })
    family.probe(
      "drawsAsynchronously", \.drawsAsynchronously, true,
      .listed(.hint, "Says which thread draws, not what."))
    family.probe(
      "isOpaque", \.isOpaque, true,
      .listed(.hint, "A promise of the app's that lets the system draw less below."))
  }

  private static func addPlace(to family: inout PropertyFamily<CALayer>) {
    family.probe("bounds", \.bounds, CGRect(x: 0, y: 0, width: 30, height: 50))
    family.probe("position", \.position, CGPoint(x: 50, y: 50))
    family.probe("anchorPoint", \.anchorPoint, CGPoint(x: 0, y: 0))
    family.probe("anchorPointZ", \.anchorPointZ, 20, on: turned)
    family.probe(
      "zPosition", \.zPosition, -1,
      given: { layer in
        let sibling = CALayer()
        sibling.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
        sibling.backgroundColor = Sample.green
        layer.superlayer?.insertSublayer(sibling, below: layer)
      })
    family.probe("transform", \.transform, CATransform3DMakeScale(0.5, 0.75, 1))
    family.probe("sublayerTransform", \.sublayerTransform, CATransform3DMakeScale(0.5, 0.75, 1))
    family.probe("frame", \.frame, CGRect(x: 10, y: 10, width: 30, height: 30))
    family.probe("isGeometryFlipped", \.isGeometryFlipped, true)
    family.probe(
      "isDoubleSided", \.isDoubleSided, false,
      given: { $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) })
    family.probe("sublayers", \.sublayers, nil)
    family.probe(
      "name", \.name, "other")
    family.probe(
      "delegate", \.delegate, nil, .listed(.behaviour, "Who is asked when the layer draws."))
    family.probe(
      "actions", \.actions, ["opacity": CABasicAnimation(keyPath: "opacity")],
      .listed(.motion, "Which animations later changes start."))
  }

  private static func addContents(to family: inout PropertyFamily<CALayer>) {
    family.probe("contents", \.contents, Sample.image().cgImage)
    family.probe("contentsGravity", \.contentsGravity, .center, on: picture)
    family.probe(
      "contentsScale", \.contentsScale, 2, on: picture,
      given: { $0.contentsGravity = .center })
    family.probe(
      "contentsRect", \.contentsRect, CGRect(x: 0.25, y: 0, width: 0.5, height: 1), on: picture)
    family.probe(
      "contentsCenter", \.contentsCenter, CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2),
      on: picture)
    family.probe("magnificationFilter", \.magnificationFilter, .nearest, on: picture)
    family.probe(
      "minificationFilter", \.minificationFilter, .nearest, on: picture,
      given: { $0.contents = Sample.image(130, 90).cgImage })
    family.probe(
      "needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange, true,
      .listed(.behaviour, "Decides whether a later change of the size draws the contents again."))
    family.probe("style", \.style, ["opacity": 0.5 as Float], .noted)
  }

  private static func addTiming(to family: inout PropertyFamily<CALayer>) {
    let inLayer = Verdict.listed(
      .motion, "A layer lasts for ever: on iOS, too, its animations alone begin and end.")
    family.probe("beginTime", \.beginTime, CACurrentMediaTime() + 0.2, on: moving)
    family.probe("speed", \.speed, 0.5, on: moving)
    family.probe("timeOffset", \.timeOffset, 0.2, on: moving)
    family.probe("fillMode", \.fillMode, .both, inLayer, on: moving)
    family.probe("duration", \.duration, 0.2, inLayer, on: moving)
    family.probe("repeatCount", \.repeatCount, 2, inLayer, on: moving, given: { $0.duration = 0.1 })
    family.probe(
      "repeatDuration", \.repeatDuration, 0.3, inLayer, on: moving,
      given: { $0.duration = 0.1 })
    family.probe(
      "autoreverses", \.autoreverses, true, inLayer, on: moving, given: { $0.duration = 0.3 })
  }

  static func timing() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("CAMediaTiming") { nothing() }
    for name in [
      "autoreverses", "beginTime", "duration", "fillMode", "repeatCount", "repeatDuration",
      "speed", "timeOffset",
    ] {
      family.list(name, .requirement, "Probed at CALayer and CAAnimation, which adopt it.")
    }
    return family.probes
  }

  /// Where there is nothing to make an instance of.
  static func nothing() -> Specimen<Void> {
    Specimen((), showing: UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), side: 1)
  }
}
