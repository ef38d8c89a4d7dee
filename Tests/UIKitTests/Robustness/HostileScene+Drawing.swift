import UIKit

extension HostileScene {
  static let drawings: [(inout HostileDice) -> HostileScene] = [
    { _ in drawnText() }, { _ in paths() }, { _ in contexts() }, { _ in renderers() },
  ]
  static let values: [(inout HostileDice) -> HostileScene] = [
    { _ in colors() }, { _ in pixels() }, { _ in geometry() },
  ]

  private static func draw(_ body: (CGContext) -> Void) {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { body($0.cgContext) }
  }

  private static func paths() -> HostileScene {
    let scene = HostileScene("paths", nil)
    scene.call("bezier") { dice in
      let path = path(&dice)
      path.lineWidth = dice.make()
      path.miterLimit = dice.make()
      path.flatness = dice.make()
      let pattern = dice.many(CGFloat.self)
      path.setLineDash(pattern, count: pattern.count, phase: dice.make())
      _ = (path.bounds, path.contains(dice.make()))
      draw { _ in
        path.fill()
        path.stroke()
      }
    }
    scene.call("copies") { dice in
      let path = path(&dice).cgPath
      let stroked = path.copy(
        strokingWithWidth: dice.make(), lineCap: .round, lineJoin: .miter,
        miterLimit: dice.make())
      let dashed = path.copy(dashingWithPhase: dice.make(), lengths: dice.many())
      let flat = path.flattened(threshold: dice.make())
      for copy in [stroked, dashed, flat] { _ = (copy.boundingBoxOfPath, copy.isEmpty) }
    }
    scene.call("boolean") { dice in
      let (one, other) = (path(&dice).cgPath, path(&dice).cgPath)
      for result in [one.union(other), one.intersection(other), one.normalized()] {
        _ = result.boundingBox
      }
      _ = one.lineIntersection(other)
    }
    scene.call("mutable") { dice in
      let path = CGMutablePath()
      path.addRoundedRect(in: dice.make(), cornerWidth: dice.make(), cornerHeight: dice.make())
      path.addRelativeArc(
        center: dice.make(), radius: dice.make(), startAngle: dice.make(), delta: dice.make(),
        transform: dice.make())
      path.addArc(tangent1End: dice.make(), tangent2End: dice.make(), radius: dice.make())
      path.addLines(between: dice.many(), transform: dice.make())
      path.addRects(dice.many(), transform: dice.make())
      draw { context in
        context.addPath(path)
        context.drawPath(using: .eoFillStroke)
      }
    }
    return scene
  }

  private static func contexts() -> HostileScene {
    let scene = HostileScene("contexts", nil)
    scene.call("state") { dice in
      var dice = dice
      draw { context in
        context.concatenate(dice.make())
        context.setLineWidth(dice.make())
        context.setMiterLimit(dice.make())
        context.setAlpha(dice.make())
        context.setFlatness(dice.make())
        context.setLineDash(phase: dice.make(), lengths: dice.many())
        context.setShadow(offset: dice.make(), blur: dice.make(), color: .black)
        context.textMatrix = dice.make()
        context.textPosition = dice.make()
        context.stroke(CGRect(x: 3, y: 3, width: 9, height: 9))
        context.fill(dice.make(CGRect.self))
        ("ab" as NSString).draw(at: CGPoint(x: 2, y: 2))
      }
    }
    scene.call("gradient") { dice in
      var dice = dice
      let locations: [CGFloat] = [dice.make(), dice.make()]
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
      guard let gradient else { return }
      draw { context in
        context.drawLinearGradient(
          gradient, start: dice.make(), end: dice.make(), options: .drawsAfterEndLocation)
        context.drawRadialGradient(
          gradient, startCenter: dice.make(), startRadius: dice.make(),
          endCenter: dice.make(), endRadius: dice.make(), options: .drawsBeforeStartLocation)
        context.drawConicGradient(gradient, center: dice.make(), angle: dice.make())
      }
    }
    scene.call("image") { dice in
      var dice = dice
      guard let image = picture().cgImage else { return }
      draw { context in
        context.draw(image, in: dice.make(), byTiling: dice.flag())
        context.clip(to: dice.make(), mask: image)
        picture().draw(in: dice.make(), blendMode: .multiply, alpha: dice.make())
        picture().draw(at: dice.make(), blendMode: .hue, alpha: dice.make())
        picture().drawAsPattern(in: dice.make())
        UIRectFrame(dice.make())
        UIRectFillUsingBlendMode(dice.make(), .softLight)
        if let layer = CGLayer(context, size: dice.make(), auxiliaryInfo: nil) {
          context.draw(layer, in: dice.make())
        }
      }
    }
    scene.call("pattern") { dice in
      var dice = dice
      draw { context in
        UIColor(patternImage: picture()).setFill()
        context.setPatternPhase(dice.make())
        context.scaleBy(x: dice.make(), y: dice.make())
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 16))
      }
    }
    return scene
  }

  private static func renderers() -> HostileScene {
    let scene = HostileScene("renderers", nil)
    scene.call("scale") { dice in
      let format = UIGraphicsImageRendererFormat()
      format.scale = dice.make()
      let size = CGSize(width: 3, height: 2)
      // A picture of many gigabytes is memory, not a trap.
      guard !(format.scale > 500) else { return }
      _ = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    }
    scene.call("size") { dice in
      let size = dice.make(CGSize.self)
      guard !(size.width > 2000), !(size.height > 2000) else { return }
      _ = UIGraphicsImageRenderer(size: size).image { _ in }
      UIGraphicsBeginImageContextWithOptions(size, dice.flag(), 1)
      UIColor.red.setFill()
      UIRectFill(dice.make())
      _ = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    scene.call("origin") { dice in
      let bounds = CGRect(origin: dice.make(), size: CGSize(width: 4, height: 4))
      _ = UIGraphicsImageRenderer(bounds: bounds).image { UIRectFill($0.format.bounds) }
    }
    return scene
  }

  private static func colors() -> HostileScene {
    let view = box()
    let scene = HostileScene("colours", view)
    let makers: [(inout HostileDice) -> UIColor] = [
      { UIColor(white: $0.make(), alpha: $0.make()) },
      { UIColor(red: $0.make(), green: $0.make(), blue: $0.make(), alpha: $0.make()) },
      { UIColor(hue: $0.make(), saturation: $0.make(), brightness: $0.make(), alpha: $0.make()) },
      { UIColor(displayP3Red: $0.make(), green: $0.make(), blue: $0.make(), alpha: $0.make()) },
      { UIColor.red.withAlphaComponent($0.make()) },
      { UIColor(cgColor: CGColor(gray: $0.make(), alpha: $0.make())) },
      { dice in
        UIColor(
          cgColor: CGColor(
            genericCMYKCyan: dice.make(), magenta: dice.make(), yellow: dice.make(),
            black: dice.make(), alpha: dice.make()))
      },
    ]
    scene.call("view") { dice in
      let color = dice.element(makers)(&dice)
      view.backgroundColor = color
      view.tintColor = color
      view.layer.borderColor = color.cgColor
      view.layer.borderWidth = 1
      view.layer.shadowColor = color.cgColor
      var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&a, saturation: &b, brightness: &c, alpha: &d)
      color.getWhite(&a, alpha: &b)
      color.getRed(&a, green: &b, blue: &c, alpha: &d)
      _ = (color.description, color.hash, color.cgColor.converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    }
    scene.call("text") { dice in
      let label = UILabel(frame: frame)
      label.text = "Text"
      label.textColor = dice.element(makers)(&dice)
      view.addSubview(label)
    }
    return scene
  }

  private static func pixels() -> HostileScene {
    let scene = HostileScene("pixels", nil)
    let bytes = Data(repeating: 7, count: 4096)
    scene.call("context") { dice in
      // A context without data of its own takes memory for any size within the limits.
      let (width, height) = (dice.integer(), dice.integer())
      guard width < 4096, height < 4096 else { return }
      _ = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: dice.integer(),
        bytesPerRow: dice.integer(), space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    scene.call("image") { dice in
      guard let provider = CGDataProvider(data: bytes) else { return }
      _ = CGImage(
        width: dice.integer(), height: dice.integer(), bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: dice.integer(), space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: dice.make()), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
    scene.call("mask") { dice in
      guard let provider = CGDataProvider(data: bytes) else { return }
      let decode: [CGFloat] = [dice.make(), dice.make()]
      _ = CGImage(
        maskWidth: dice.integer(), height: dice.integer(), bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: dice.integer(), provider: provider, decode: decode,
        shouldInterpolate: true)
      _ = CGImage(
        maskWidth: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
        provider: provider, decode: decode, shouldInterpolate: true)
    }
    scene.call("cropping") { dice in
      let image = picture().cgImage?.cropping(to: dice.make())
      _ = image?.copy(maskingColorComponents: dice.many())
    }
    return scene
  }

  private static func geometry() -> HostileScene {
    let scene = HostileScene("geometry", nil)
    scene.call("affine") { dice in
      let transform = dice.make(CGAffineTransform.self)
        .rotated(by: dice.make()).scaledBy(x: dice.make(), y: dice.make())
      _ = (transform.inverted(), transform.decomposed(), "\(transform)")
      _ = dice.make(CGRect.self).applying(transform)
    }
    scene.call("rectangles") { dice in
      let rect = dice.make(CGRect.self)
      _ = rect.inset(by: dice.make(UIEdgeInsets.self))
      _ = (rect.integral, rect.standardized, rect.union(dice.make()), "\(rect)")
    }
    scene.call("functions") { dice in
      let (x, y) = (dice.make(Double.self), dice.make(Double.self))
      _ = (sin(x), cos(x), tan(x), asin(x), acos(x), atan(x), exp(x), log(x), cbrt(x))
      _ = (atan2(y, x), pow(x, y), pow(y, x), log2(x), log10(x))
    }
    return scene
  }
}
