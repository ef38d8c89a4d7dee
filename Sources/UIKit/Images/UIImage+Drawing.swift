internal import ImageIO

extension UIImage {
  /// Draws the image into the current context in its own size, with the top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in its own size with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, scaled to fill `rect`; a resizable image keeps its
  /// caps.
  ///
  /// A template image is drawn in the context's fill colour, which `UIColor.set()` sets.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image scaled to fill `rect`, with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), pixels != nil else { return }
    for note in attributes.lacks { FidelityLedger.note(note, birth: UIResponder.birthCount) }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if attributes.isResizable, let upright = uprightImage {
      NinePartImage(
        image: isTemplate ? upright.asMask : upright, scale: scale, capInsets: capInsets,
        isTiled: resizingMode == .tile
      ).draw(in: rect, of: context)
    } else if let vector = attributes.vector, !isTemplate, imageOrientation == .up {
      vector.draw(in: context, rect: rect)
    } else {
      drawWhole(in: rect, of: context, asMask: isTemplate)
    }
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the image, the first at its top left
  /// corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.anchorPatterns()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }

  private var isTemplate: Bool { renderingMode == .alwaysTemplate }

  private func drawWhole(in rect: CGRect, of context: CGContext, asMask: Bool = false) {
    guard let image = asMask ? pixels?.asMask : pixels else { return }
    if imageOrientation == .up {
      context.drawUpright(image, in: rect)
      return
    }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(imageOrientation.unitTransform)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The pixels turned upright.
  package var uprightImage: CGImage? {
    if imageOrientation == .up { return pixels }
    let area = CGRect(
      x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    guard let context = CGContext.forImage(bounds: area, scale: 1, isOpaque: false) else {
      return nil
    }
    drawWhole(in: area, of: context)
    return context.makeImage()
  }

  /// An image of this one's opacity in `color`, resolved with the current traits.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// An image of this one's opacity in `color`, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      let isSymbol = $0.symbol != nil
      let ownColors = $0.symbol?.picture(tint: color.cgColor, scale: $0.scale)
      $0.cgImage = ownColors ?? $0.cgImage.flatMap {
        isSymbol ? DrawnSymbols.shared.tinted($0, color.cgColor) : $0.tinted(color.cgColor)
      }
      $0.ciImage = nil
      $0.renderingMode = renderingMode
    }
  }
}

extension CGImage {
  /// The image's opacity in another colour.
  package func tinted(_ color: CGColor) -> CGImage? {
    let area = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard let context = CGContext.forImage(bounds: area, scale: 1, isOpaque: false) else {
      return nil
    }
    context.drawUpright(self, in: area)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(area)
    return context.makeImage()
  }
}
