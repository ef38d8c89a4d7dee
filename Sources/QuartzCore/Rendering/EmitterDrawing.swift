/// An emitter layer's particles.
extension CAEmitterLayer {
  func drawParticles(in context: CGContext) {
    context.saveGState()
    if renderMode == .additive { context.setBlendMode(.plusLighter) }
    var last: (cell: CAEmitterCell, color: SIMD4<Double>, image: CGImage)?
    for particle in particles {
      guard let image = particle.cell.contents as? CGImage else { continue }
      let tinted: CGImage
      if let last, last.cell === particle.cell, last.color == particle.color {
        tinted = last.image
      } else {
        let part = Self.part(of: image, particle.cell.contentsRect)
        guard let part, let colored = part.multiplied(by: particle.color) else { continue }
        tinted = colored
      }
      last = (particle.cell, particle.color, tinted)
      let size = particle.size(of: tinted)
      context.saveGState()
      context.translateBy(x: particle.position.x, y: particle.position.y)
      context.concatenate(particle.turn)
      context.drawUpright(
        tinted,
        in: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      context.restoreGState()
    }
    context.restoreGState()
  }

  /// A rectangle around all particles; nil without any.
  var particleExtent: CGRect? {
    var extent = CGRect.null
    for particle in particles {
      guard let image = particle.cell.contents as? CGImage else { continue }
      let size = particle.size(of: image)
      // Turned by any angle it stays within its diagonal.
      let reach = (size.width * size.width + size.height * size.height).squareRoot() / 2
      extent = extent.union(
        CGRect(
          x: particle.position.x - reach, y: particle.position.y - reach, width: 2 * reach,
          height: 2 * reach))
    }
    return extent.isNull ? nil : extent
  }

  private static func part(of image: CGImage, _ rect: CGRect) -> CGImage? {
    if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
    return image.cropping(
      to: CGRect(
        x: rect.minX * CGFloat(image.width), y: rect.minY * CGFloat(image.height),
        width: rect.width * CGFloat(image.width), height: rect.height * CGFloat(image.height)))
  }
}

extension EmitterParticle {
  /// The size of a particle's picture, in points.
  fileprivate func size(of image: CGImage) -> CGSize {
    let factor = cell.contentsScale > 0 ? scale / cell.contentsScale : scale
    return CGSize(width: CGFloat(image.width) * factor, height: CGFloat(image.height) * factor)
  }

  fileprivate var turn: CGAffineTransform {
    if angle == 0 { return .identity }
    let (sine, cosine) = (DeterministicMath.sin(angle), DeterministicMath.cos(angle))
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
