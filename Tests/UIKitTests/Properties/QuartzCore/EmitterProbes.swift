import UIKit

extension PropertyTable {
  private static func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
    cell.contents = Sample.image(6, 4).cgImage
    cell.birthRate = 20
    cell.lifetime = 1
    cell.velocity = 30
    cell.emissionRange = 1
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    layer.emitterPosition = CGPoint(x: 40, y: 40)
    layer.emitterSize = CGSize(width: 30, height: 20)
    layer.emitterShape = .rectangle
    layer.emitterMode = .outline
    layer.emitterCells = [cell]
    layer.emitterTime = 0.8
    return layer
  }

  private static func solid() -> Specimen<CAEmitterLayer> {
    let specimen = shown(emitter(CAEmitterCell()))
    specimen.subject.emitterShape = .cuboid
    specimen.subject.emitterMode = .volume
    specimen.subject.superlayer?.sublayerTransform.m34 = -1 / 60
    specimen.subject.preservesDepth = true
    return specimen
  }

  static func emitterLayers() -> [PropertyProbe] {
    var family = PropertyFamily("CAEmitterLayer") {
      shown(emitter(CAEmitterCell()))
    }
    family.probe("emitterCells", \.emitterCells, nil)
    family.probe("birthRate", \.birthRate, 0.5)
    family.probe("lifetime", \.lifetime, 0.3)
    family.probe("velocity", \.velocity, 2)
    family.probe("scale", \.scale, 2)
    family.probe("spin", \.spin, 0, given: { $0.emitterCells?.first?.spin = 3 })
    family.probe("emitterPosition", \.emitterPosition, CGPoint(x: 20, y: 30))
    family.probe("emitterZPosition", \.emitterZPosition, 20, .noted, on: solid)
    family.probe("emitterDepth", \.emitterDepth, 20, .noted, on: solid)
    family.probe("emitterSize", \.emitterSize, CGSize(width: 60, height: 40))
    family.probe("emitterShape", \.emitterShape, .line)
    family.probe("emitterMode", \.emitterMode, .surface)
    family.probe("renderMode", \.renderMode, .additive)
    family.probe("preservesDepth", \.preservesDepth, false, .noted, on: solid)
    family.probe("seed", \.seed, 7)
    return family.probes
  }

  static func emitterCells() -> [PropertyProbe] {
    var family = PropertyFamily("CAEmitterCell") {
      let cell = CAEmitterCell()
      let layer = emitter(cell)
      layer.emitterCells = nil
      let specimen = shown(layer)
      return Specimen(cell, in: specimen.stage, use: { layer.emitterCells = [$0] })
    }
    family.probe(
      "name", \.name, "other", .listed(.identity, "A name to reach the cell by in key paths."))
    family.probe("isEnabled", \.isEnabled, false)
    family.probe("contents", \.contents, Sample.image(12, 12, .green).cgImage)
    family.probe(
      "contentsRect", \.contentsRect, CGRect(x: 0, y: 0, width: 0.5, height: 1))
    family.probe("contentsScale", \.contentsScale, 2)
    family.probe("birthRate", \.birthRate, 5)
    family.probe("lifetime", \.lifetime, 0.2)
    family.probe("lifetimeRange", \.lifetimeRange, 0.9)
    family.probe("emissionLatitude", \.emissionLatitude, 1)
    family.probe("emissionLongitude", \.emissionLongitude, 1)
    family.probe("emissionRange", \.emissionRange, 2)
    family.probe("velocity", \.velocity, 60)
    family.probe("velocityRange", \.velocityRange, 20)
    family.probe("xAcceleration", \.xAcceleration, 60)
    family.probe("yAcceleration", \.yAcceleration, 60)
    family.probe(
      "zAcceleration", \.zAcceleration, 60, .noted,
      on: {
        let cell = CAEmitterCell()
        let layer = emitter(cell)
        layer.preservesDepth = true
        return Specimen(cell, in: shown(layer).stage)
      })
    family.probe("scale", \.scale, 2)
    family.probe("scaleRange", \.scaleRange, 0.8)
    family.probe("scaleSpeed", \.scaleSpeed, 2)
    family.probe("spin", \.spin, 2)
    family.probe("spinRange", \.spinRange, 2)
    family.probe("color", \.color, Sample.green)
    family.probe("redRange", \.redRange, 0.9)
    family.probe("greenRange", \.greenRange, 0.9)
    family.probe("blueRange", \.blueRange, 0.9)
    family.probe("alphaRange", \.alphaRange, 0.9)
    family.probe("redSpeed", \.redSpeed, -0.9)
    family.probe("greenSpeed", \.greenSpeed, -0.9)
    family.probe("blueSpeed", \.blueSpeed, -0.9)
    family.probe("alphaSpeed", \.alphaSpeed, -0.9)
    return family.probes
  }
}
