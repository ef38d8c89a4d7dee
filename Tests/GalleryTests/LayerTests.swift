import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  private func canvas(
    _ width: CGFloat, _ height: CGFloat, colour: UIColor = .white, _ build: (CALayer) -> Void
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = colour
    build(view.layer)
    return view
  }

  private func tile(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ colour: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: size, height: size)
    layer.backgroundColor = colour.cgColor
    return layer
  }

  /// Four columns of tiles, one for each way to change one.
  private func row(_ changes: [(CALayer) -> Void], in root: CALayer) {
    for (index, change) in changes.enumerated() {
      let layer = tile(20 + 76 * CGFloat(index), 20, 56, .systemTeal)
      layer.cornerRadius = 12
      change(layer)
      root.addSublayer(layer)
    }
  }

  // MARK: Shadows

  @Test func shadows() {
    func shadow(_ layer: CALayer, opacity: Float = 0.45) {
      layer.shadowOpacity = opacity
      layer.shadowRadius = 6
      layer.shadowOffset = CGSize(width: 0, height: 5)
    }
    assertGallery(
      canvas(324, 104) { root in
        row(
          [
            { layer in
              shadow(layer)
              layer.shadowPath =
                UIBezierPath(ovalIn: CGRect(x: 4, y: 40, width: 48, height: 20)).cgPath
            },
            { layer in
              shadow(layer)
              layer.backgroundColor = nil
              for (x, y) in [(0.0, 0.0), (30, 0), (15, 30)] {
                let dot = self.tile(x, y, 26, .systemOrange)
                dot.cornerRadius = 13
                layer.addSublayer(dot)
              }
            },
            { layer in
              shadow(layer)
              let masked = self.tile(8, 8, 40, .systemIndigo)
              let mask = CAShapeLayer()
              mask.path = UIBezierPath(ovalIn: masked.bounds).cgPath
              masked.mask = mask
              layer.addSublayer(masked)
            },
            { layer in
              shadow(layer, opacity: 0.9)
              layer.opacity = 0.5
            },
          ], in: root)
      }, named: "path-alpha-mask-opacity")
  }

  // MARK: Corners, masks

  @Test func corners() {
    assertGallery(
      canvas(324, 96) { root in
        row(
          [
            { $0.cornerRadius = 28 },
            { layer in
              layer.cornerRadius = 24
              layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
              layer.borderWidth = 4
              layer.borderColor = UIColor.systemIndigo.cgColor
            },
            { layer in
              layer.cornerRadius = 18
              layer.cornerCurve = .continuous
            },
            { layer in
              layer.cornerRadius = 20
              layer.masksToBounds = true
              layer.addSublayer(self.tile(24, 24, 60, .systemOrange))
              layer.borderWidth = 6
              layer.borderColor = UIColor(white: 0, alpha: 0.35).cgColor
            },
          ], in: root)
      }, named: "round-masked-continuous-clipped")
  }

  @Test func nestedMasks() {
    assertGallery(
      canvas(120, 120) { root in
        let gradient = CAGradientLayer()
        gradient.frame = root.bounds
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemBlue.cgColor]
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: root.bounds.insetBy(dx: 20, dy: 20)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.black.cgColor
        ring.lineWidth = 24
        let dashes = CAShapeLayer()
        dashes.path = UIBezierPath(ovalIn: root.bounds.insetBy(dx: 20, dy: 20)).cgPath
        dashes.fillColor = nil
        dashes.strokeColor = UIColor.black.cgColor
        dashes.lineWidth = 40
        dashes.lineDashPattern = [20.944, 10.472]
        ring.mask = dashes
        gradient.mask = ring
        root.addSublayer(gradient)
      }, named: "ring-of-dashes")
  }

  // MARK: Contents

  /// An arrow that points up, not square.
  private var arrow: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 32, height: 24)).image { context in
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 32, height: 24))
      UIColor.white.setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 16, y: 3))
      path.addLine(to: CGPoint(x: 27, y: 20))
      path.addLine(to: CGPoint(x: 5, y: 20))
      path.close()
      path.fill()
    }
  }

  @Test func gravities() {
    let all: [CALayerContentsGravity] = [
      .topLeft, .top, .topRight, .left, .center, .right, .bottomLeft, .bottom, .bottomRight,
      .resize, .resizeAspect, .resizeAspectFill,
    ]
    assertGallery(
      canvas(208, 272) { root in
        let arrow = self.arrow
        for (index, gravity) in all.enumerated() {
          let layer = self.tile(
            10 + 66 * CGFloat(index % 3), 10 + 66 * CGFloat(index / 3), 56, .systemGray5)
          layer.contents = arrow.cgImage
          layer.contentsScale = arrow.scale
          layer.contentsGravity = gravity
          layer.masksToBounds = true
          root.addSublayer(layer)
        }
      }, named: "all")
  }

  // MARK: Classes

  @Test func gradients() {
    assertGallery(
      canvas(248, 96) { root in
        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
          let layer = CAGradientLayer()
          layer.frame = CGRect(x: 20 + 76 * index, y: 20, width: 56, height: 56)
          layer.type = type
          layer.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor, UIColor.blue.cgColor]
          if type != .axial {
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
          }
          layer.cornerRadius = 14
          root.addSublayer(layer)
        }
      }, named: "axial-radial-conic")
  }

  @Test func replicatorRing() {
    assertGallery(
      canvas(120, 120, colour: .black) { root in
        let ring = CAReplicatorLayer()
        ring.frame = root.bounds
        ring.instanceCount = 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        ring.instanceAlphaOffset = -1 / 13
        let bar = CALayer()
        bar.frame = CGRect(x: 56, y: 14, width: 8, height: 26)
        bar.cornerRadius = 4
        bar.backgroundColor = UIColor.white.cgColor
        ring.addSublayer(bar)
        root.addSublayer(ring)
      }, named: "spinner")
  }

  @Test func cube() {
    assertGallery(
      canvas(140, 140) { root in
        root.sublayerTransform.m34 = -1 / 400
        let cube = CATransformLayer()
        cube.frame = root.bounds
        let turns: [(UIColor, CATransform3D)] = [
          (.systemRed, CATransform3DIdentity),
          (.systemBlue, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
          (.systemGreen, CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)),
          (.systemOrange, CATransform3DMakeRotation(.pi / 2, 1, 0, 0)),
          (.systemPurple, CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)),
          (.systemTeal, CATransform3DMakeRotation(.pi, 0, 1, 0)),
        ]
        for (colour, turn) in turns {
          let face = self.tile(35, 35, 70, colour)
          face.borderWidth = 3
          face.borderColor = UIColor(white: 0, alpha: 0.2).cgColor
          face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 35), turn)
          cube.addSublayer(face)
        }
        cube.transform = CATransform3DRotate(
          CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.7, 0, 1, 0)
        root.addSublayer(cube)
      }, named: "six-faces")
  }

  @Test func tilted() {
    assertGallery(
      canvas(180, 120) { root in
        let card = self.tile(40, 20, 100, .white)
        card.frame = CGRect(x: 40, y: 24, width: 100, height: 72)
        card.cornerRadius = 12
        card.shadowOpacity = 0.4
        card.shadowRadius = 6
        card.shadowOffset = CGSize(width: 0, height: 4)
        for index in 0..<4 {
          let line = CALayer()
          line.frame = CGRect(x: 12, y: 12 + 13 * index, width: 76 - 14 * index, height: 6)
          line.cornerRadius = 3
          line.backgroundColor = UIColor.systemIndigo.cgColor
          card.addSublayer(line)
        }
        card.transform.m34 = -1 / 220
        card.transform = CATransform3DRotate(card.transform, -0.8, 0, 1, 0)
        root.addSublayer(card)
      }, named: "card")
  }

  @Test func emitter() {
    assertGallery(
      canvas(120, 120, colour: .black) { root in
        let sparks = CAEmitterLayer()
        sparks.frame = root.bounds
        sparks.emitterPosition = CGPoint(x: 60, y: 100)
        sparks.setValue(3.0, forKey: "emitterTime")
        sparks.renderMode = .additive
        let spark = CAEmitterCell()
        let disc =
          UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 12, height: 12)).fill()
          }
        spark.contents = disc.cgImage
        spark.contentsScale = disc.scale
        spark.birthRate = 60
        spark.lifetime = 1.5
        spark.velocity = 80
        spark.velocityRange = 30
        spark.emissionLongitude = -.pi / 2
        spark.emissionRange = 0.9
        spark.yAcceleration = 30
        spark.scaleRange = 0.8
        spark.scaleSpeed = -0.3
        spark.color = UIColor.orange.cgColor
        spark.greenRange = 0.5
        spark.alphaSpeed = -0.6
        sparks.emitterCells = [spark]
        root.addSublayer(sparks)
      }, named: "fountain")
  }

  // MARK: Layers that draw or move what is in them

  @Test func textLayers() {
    assertGallery(
      canvas(200, 116) { root in
        let modes: [(CATextLayerAlignmentMode, CATextLayerTruncationMode, Bool)] = [
          (.left, .end, false), (.center, .middle, false), (.right, .none, true),
        ]
        for (index, mode) in modes.enumerated() {
          let text = CATextLayer()
          text.frame = CGRect(x: 16, y: 12 + 28 * index, width: 168, height: index == 2 ? 40 : 22)
          text.string = "Layers draw their own text"
          text.font = UIFont.systemFont(ofSize: 17, weight: .medium)
          text.fontSize = 17
          text.foregroundColor = UIColor.systemIndigo.cgColor
          text.backgroundColor = UIColor.systemGray6.cgColor
          (text.alignmentMode, text.truncationMode, text.isWrapped) = mode
          text.contentsScale = 3
          root.addSublayer(text)
        }
      }, named: "alignments")
  }

  @Test func scrolled() {
    assertGallery(
      canvas(200, 96) { root in
        for (index, x) in [0.0, 40].enumerated() {
          let scroll = CAScrollLayer()
          scroll.frame = CGRect(x: 16 + 92 * index, y: 16, width: 76, height: 64)
          scroll.backgroundColor = UIColor.systemGray6.cgColor
          scroll.cornerRadius = 10
          scroll.masksToBounds = true
          for column in 0..<4 {
            let page = self.tile(8 + 40 * CGFloat(column), 16, 32, .systemPink)
            page.opacity = 1 - 0.2 * Float(column)
            page.cornerRadius = 6
            scroll.addSublayer(page)
          }
          scroll.scroll(to: CGPoint(x: x, y: 0))
          root.addSublayer(scroll)
        }
      }, named: "two-places")
  }

  @Test func tiled() {
    final class Chequers: CATiledLayer {
      override func draw(in context: CGContext) {
        let clip = context.boundingBoxOfClipPath
        let hue = (clip.minX + 2 * clip.minY) / 400
        context.setFillColor(
          UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).cgColor)
        context.fill(clip.insetBy(dx: 2, dy: 2))
      }
    }
    assertGallery(
      canvas(160, 160) { root in
        let tiles = Chequers()
        tiles.frame = CGRect(x: 16, y: 16, width: 128, height: 128)
        tiles.tileSize = CGSize(width: 64, height: 64)
        root.addSublayer(tiles)
      }, named: "chequers")
  }
}
