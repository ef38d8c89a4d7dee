import Foundation

extension RuntimeCheck {
  /// The checks of this module and of `ObjectiveCRuntime`; each has been made once when this is
  /// read.
  package static let ofQuartzCore = [
    RuntimeCheck(
      "objects of a metatype", works: makesObjects,
      loss: "`type.init()` does not run the initialiser of the class that a metatype stands for; "
        + "there is no other way to it.",
      changesPictures: true),
    RuntimeCheck(
      "layers of a class known at run time", works: makesLayers,
      loss: "A view's `layerClass` and a presentation's copy do not run the layer's own "
        + "initialisers; this cannot be avoided.",
      changesPictures: true),
    RuntimeCheck(
      "animations of a class known at run time", works: makesAnimations,
      loss: "Copies of animations do not run the animation's own initialiser; there is no other "
        + "way to it.",
      changesPictures: true),
  ]

  private static let makesObjects: Bool = {
    let type: NSObject.Type = ObjectProbe.self
    weak var object: NSObject?
    do {
      let made = type.init()
      guard (made as? ObjectProbe)?.mark == 42 else { return false }
      object = made
    }
    // A reference too many, or too few, is what another calling convention would leave.
    return object == nil
  }()

  private static let makesLayers: Bool = {
    weak var layer: CALayer?
    do {
      let made = CALayer.makeLayer(of: LayerProbe.self)
      let copy = CALayer.makeCopy(of: made)
      guard (made as? LayerProbe)?.madeBy == "init",
        (copy as? LayerProbe)?.madeBy == "a copy of init"
      else { return false }
      layer = made
    }
    return layer == nil
  }()

  private static let makesAnimations: Bool = {
    (AnimationProbe().makeNew() as? AnimationProbe)?.madeBy == "init"
  }()
}

private final class ObjectProbe: NSObject {
  let mark: Int

  override init() {
    mark = 42
    super.init()
  }
}

private final class LayerProbe: CALayer {
  let madeBy: String

  override init() {
    madeBy = "init"
    super.init()
  }

  override init(layer: Any) {
    madeBy = "a copy of " + ((layer as? LayerProbe)?.madeBy ?? "another layer")
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }
}

private final class AnimationProbe: CAAnimation {
  let madeBy: String

  override init() {
    madeBy = "init"
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}
