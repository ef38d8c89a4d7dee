import UIKit

/// One drawing of a scene.
struct SceneDrawing {
  let context: CGContext
  let scene: Scene
  let scale: CGFloat

  func draw() {
    context.saveGState()
    // Scenes have y down.
    context.translateBy(x: 0, y: CGFloat(context.height))
    context.scaleBy(x: 1, y: -1)
    context.setBlendMode(.copy)
    context.setFillColor(scene.background)
    context.fill(
      CGRect(x: 0, y: 0, width: CGFloat(context.width), height: CGFloat(context.height)))
    context.setBlendMode(.normal)
    context.scaleBy(x: scale, y: scale)
    for operation in scene.operations {
      draw(operation)
    }
    context.restoreGState()
  }

  private func draw(_ operation: Scene.Operation) {
    switch operation {
    case .save: context.saveGState()
    case .restore: context.restoreGState()
    case .clip(let path, let rule):
      context.addPath(path)
      context.clip(using: rule)
    case .fill(let path, let rule, let color):
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: rule)
    case .stroke(let path, let stroke, let color): draw(path, stroke, color)
    case .glyphs(let glyphs, let color):
      context.setFillColor(color)
      for glyph in glyphs {
        context.translateBy(x: glyph.x, y: glyph.y)
        context.addPath(glyph.path)
        context.fillPath()
        context.translateBy(x: -glyph.x, y: -glyph.y)
      }
    case .gradient(let path, let rule, let gradient):
      context.saveGState()
      context.addPath(path)
      context.clip(using: rule)
      draw(gradient)
      context.restoreGState()
    case .image(let image, let transform, let alpha):
      context.saveGState()
      context.setAlpha(alpha)
      context.concatenate(transform)
      // Images have their first row at the greatest y.
      context.translateBy(x: 0, y: CGFloat(image.height))
      context.scaleBy(x: 1, y: -1)
      context.draw(
        image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      context.restoreGState()
    case .layer(let alpha, let isDestinationIn):
      context.saveGState()
      context.setAlpha(alpha)
      context.setBlendMode(isDestinationIn ? .destinationIn : .normal)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    case .endLayer:
      context.endTransparencyLayer()
      context.restoreGState()
    case .shadow(let path, let sigma, let offset, let color):
      drawShadow(path, sigma, offset, color)
    }
  }

  private func draw(_ path: CGPath, _ stroke: Scene.Stroke, _ color: CGColor) {
    context.setStrokeColor(color)
    context.setLineWidth(stroke.width)
    context.setLineCap(stroke.cap)
    context.setLineJoin(stroke.join)
    context.setMiterLimit(stroke.miterLimit)
    context.setLineDash(phase: stroke.phase, lengths: stroke.dash)
    context.addPath(path)
    context.strokePath()
  }

  private func draw(_ gradient: Scene.Gradient) {
    let p = gradient.parameters
    let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.kind {
    case .linear:
      context.drawLinearGradient(
        gradient.gradient, start: CGPoint(x: p[0], y: p[1]), end: CGPoint(x: p[2], y: p[3]),
        options: ends)
    case .radial:
      let center = CGPoint(x: p[0], y: p[1])
      context.drawRadialGradient(
        gradient.gradient, startCenter: center, startRadius: 0, endCenter: center,
        endRadius: p[2], options: ends)
    case .conic:
      context.drawConicGradient(gradient.gradient, center: CGPoint(x: p[0], y: p[1]), angle: p[2])
    }
  }

  /// The shadow alone: what casts it is drawn where nobody sees it.
  private func drawShadow(_ path: CGPath, _ sigma: CGFloat, _ offset: CGSize, _ color: CGColor) {
    let away: CGFloat = 100_000
    context.saveGState()
    // The base space of a bitmap context has pixels for units and y up.
    context.setShadow(
      offset: CGSize(width: offset.width * scale + away, height: -offset.height * scale),
      blur: 2 * sigma * scale, color: color)
    context.translateBy(x: -away / scale, y: 0)
    context.setFillColor(gray: 0, alpha: 1)
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }
}
