import QuartzCore
import Testing

@Suite struct CALayerKeyValueCodingTests {
  private func number(_ layer: CALayer, _ keyPath: String) -> Double? {
    layer.value(forKeyPath: keyPath) as? Double
  }

  @Test func `properties are read and set by name`() {
    let layer = CALayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(NSNumber(value: 3), forKey: "cornerRadius")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(1, forKey: "masksToBounds")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "position")
    layer.setValue(CGColor.red, forKey: "borderColor")
    layer.setValue("named", forKey: "name")
    #expect(layer.opacity == 0.5 && layer.cornerRadius == 3)
    #expect(layer.isHidden && layer.masksToBounds && layer.name == "named")
    #expect(layer.position == CGPoint(x: 1, y: 2) && layer.borderColor == .red)
    #expect(number(layer, "opacity") == 0.5)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
    layer.setValue(nil, forKey: "borderColor")
    #expect(layer.borderColor == nil && layer.value(forKey: "borderColor") == nil)
  }

  @Test func `parts of points, sizes and rectangles`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    for (path, value) in [
      ("position.x", 5.0), ("position.y", 6), ("bounds.origin.x", 7), ("bounds.origin.y", 8),
      ("bounds.size.width", 9), ("bounds.size.height", 10), ("anchorPoint.x", 0.25),
      ("shadowOffset.width", 11), ("shadowOffset.height", 12), ("contentsRect.size.width", 0.5),
    ] {
      layer.setValue(value, forKeyPath: path)
      #expect(number(layer, path) == value)
    }
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 9, height: 10))
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "bounds.size")
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.origin")
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 1, height: 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 1, height: 2))
  }

  @Test func `parts of matrices can be set one by one and read again`() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(3, forKeyPath: "transform.scale.y")
    layer.setValue(0.7, forKeyPath: "transform.rotation.z")
    layer.setValue(5, forKeyPath: "transform.translation.x")
    layer.setValue(6, forKeyPath: "transform.translation.y")
    layer.setValue(7, forKeyPath: "transform.translation.z")
    let expected = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1),
      CATransform3DConcat(
        CATransform3DMakeRotation(0.7, 0, 0, 1), CATransform3DMakeTranslation(5, 6, 7)))
    #expect(near(layer.transform, expected))
    #expect(abs((number(layer, "transform.rotation") ?? 0) - 0.7) < 1e-12)
    #expect(abs((number(layer, "transform.scale.y") ?? 0) - 3) < 1e-12)
    #expect(abs((number(layer, "transform.scale") ?? 0) - 2) < 1e-12)
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 5, height: 6))
    layer.setValue(4, forKeyPath: "transform.scale")
    #expect(abs((number(layer, "transform.scale.z") ?? 0) - 4) < 1e-12)
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 1 && layer.transform.m42 == 2 && layer.transform.m43 == 7)
  }

  @Test func `turns about three axes are x, then y, then z`() {
    let layer = CALayer()
    for (axis, angle) in [("x", 0.4), ("y", -0.6), ("z", 2.5)] {
      layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
    }
    let expected = CATransform3DConcat(
      CATransform3DMakeRotation(0.4, 1, 0, 0),
      CATransform3DConcat(
        CATransform3DMakeRotation(-0.6, 0, 1, 0), CATransform3DMakeRotation(2.5, 0, 0, 1)))
    #expect(near(layer.transform, expected))
    for (axis, angle) in [("x", 0.4), ("y", -0.6), ("z", 2.5)] {
      #expect(abs((number(layer, "transform.rotation.\(axis)") ?? 9) - angle) < 1e-12)
    }
    layer.setValue(1, forKeyPath: "sublayerTransform.rotation.y")
    #expect(near(layer.sublayerTransform, CATransform3DMakeRotation(1, 0, 1, 0)))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs((number(layer, "transform.rotation.y") ?? 9) - .pi / 2) < 1e-6)
  }

  @Test func `any key keeps any value`() {
    let layer = CALayer()
    #expect(layer.value(forKey: "mood") == nil)
    layer.setValue("calm", forKey: "mood")
    layer.setValue([1, 2], forKey: "list")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "place")
    #expect(layer.value(forKey: "mood") as? String == "calm")
    #expect(layer.value(forKey: "list") as? [Int] == [1, 2])
    #expect(number(layer, "place.y") == 2)
    layer.setValue(7, forKeyPath: "place.x")
    #expect(layer.value(forKey: "place") as? CGPoint == CGPoint(x: 7, y: 2))
    layer.setValue(nil, forKey: "mood")
    #expect(layer.value(forKey: "mood") == nil)
  }

  @Test func `values of wrong types change nothing`() {
    let layer = CAShapeLayer()
    layer.lineWidth = 3
    for value in ["three" as Any, CGPoint(x: 1, y: 1), CGColor.red, [1, 2]] {
      layer.setValue(value, forKey: "lineWidth")
      layer.setValue(value, forKeyPath: "bounds.size.width")
      layer.setValue(value, forKeyPath: "transform.rotation.z")
    }
    layer.setValue(nil, forKey: "lineWidth")
    layer.setValue(5, forKey: "transform")
    layer.setValue(5, forKeyPath: "position.z")
    layer.setValue(5, forKeyPath: "position.x.y")
    layer.setValue(5, forKeyPath: ".")
    layer.setValue(5, forKeyPath: "")
    layer.setValue("no layer", forKey: "mask")
    #expect(layer.lineWidth == 3 && layer.bounds == .zero && layer.position == .zero)
    #expect(CATransform3DIsIdentity(layer.transform) && layer.mask == nil)
    #expect(layer.value(forKeyPath: "position.z") == nil)
    #expect(layer.value(forKeyPath: "transform.rotation.w") == nil)
  }

  @Test func `classes have properties of their own`() {
    let shape = CAShapeLayer()
    shape.setValue(0.25, forKey: "strokeEnd")
    shape.setValue([4, 2] as [NSNumber], forKey: "lineDashPattern")
    #expect(shape.strokeEnd == 0.25 && shape.lineDashPattern == [4, 2])
    #expect(number(shape, "strokeEnd") == 0.25)
    let gradient = CAGradientLayer()
    gradient.setValue([CGColor.red, CGColor.blue], forKey: "colors")
    gradient.setValue(CGPoint(x: 0, y: 1), forKey: "startPoint")
    #expect(gradient.colors as? [CGColor] == [.red, .blue])
    #expect(number(gradient, "startPoint.y") == 1)
    // A plain layer keeps such a value as any other.
    let plain = CALayer()
    plain.setValue(0.5, forKey: "strokeEnd")
    #expect(number(plain, "strokeEnd") == 0.5)
  }

  @Test func `a path goes through other layers`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.setValue(mask, forKey: "mask")
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    #expect(layer.mask === mask && mask.opacity == 0.5)
    #expect(number(layer, "mask.opacity") == 0.5)
  }

  @Test func `matrices come boxed, too`() {
    let matrix = CATransform3DMakeRotation(1, 1, 2, 3)
    let box = NSValue(caTransform3D: matrix)
    #expect(CATransform3DEqualToTransform(box.caTransform3DValue, matrix))
    let layer = CALayer()
    layer.setValue(box, forKey: "transform")
    #expect(CATransform3DEqualToTransform(layer.transform, matrix))
  }
}
