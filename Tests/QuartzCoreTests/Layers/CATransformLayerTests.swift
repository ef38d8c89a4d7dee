import QuartzCore
import Testing

@Suite struct CATransformLayerTests {
  private func stage() -> (root: CALayer, volume: CATransformLayer) {
    let root = box(0, 0, 40, 40)
    let volume = CATransformLayer()
    volume.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.addSublayer(volume)
    return (root, volume)
  }

  @Test func `sublayers keep their depth, in a plain layer they lose it`() throws {
    func picture(_ holder: CALayer) throws -> LayerCanvas {
      let root = box(0, 0, 40, 40)
      root.addSublayer(holder)
      let (front, back) = (box(0, 0, 40, 40, .red), box(0, 0, 40, 40, .blue))
      front.zPosition = 10
      holder.sublayers = [front, back]
      // Seen from behind, what was in front is at the back.
      holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      return try LayerCanvas(root, width: 40, height: 40)
    }
    let volume = CATransformLayer()
    volume.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try picture(volume)[20, 20] == blue)
    #expect(try picture(box(0, 0, 40, 40))[20, 20] == red)
  }

  @Test func `turns below turns add up`() throws {
    let (root, volume) = stage()
    volume.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let inner = box(0, 0, 40, 40, .red)
    inner.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    volume.addSublayer(inner)
    // Flattened in between, it would be a quarter as wide.
    let canvas = try LayerCanvas(root, width: 40, height: 40)
    #expect(canvas[1, 20] == red && canvas[38, 20] == red)
  }

  @Test func `it draws nothing itself`() throws {
    let (root, volume) = stage()
    volume.backgroundColor = .red
    volume.borderWidth = 3
    volume.cornerRadius = 4
    volume.shadowOpacity = 1
    volume.masksToBounds = true
    volume.mask = box(0, 0, 1, 1, .black)
    #expect(try LayerCanvas(root, width: 40, height: 40).paintedRect.isNull)
    volume.addSublayer(box(30, 30, 20, 20, .blue))
    #expect(
      try LayerCanvas(root, width: 60, height: 60).paintedRect
        == CGRect(x: 30, y: 30, width: 20, height: 20))
    #expect(try LayerCanvas(volume, width: 60, height: 60)[35, 35] == blue)
  }

  @Test func `opacity fades each sublayer alone`() throws {
    let (root, volume) = stage()
    volume.opacity = 0.5
    volume.sublayers = [box(0, 0, 40, 40, .red), box(0, 0, 20, 40, .blue)]
    let pixel = try LayerCanvas(root, width: 40, height: 40)[10, 10]
    #expect(abs(pixel[0] - 64) <= 1 && abs(pixel[2] - 128) <= 1 && abs(pixel[3] - 191) <= 1)
  }

  @Test func `the faces of a cube hide each other`() throws {
    let root = box(0, 0, 100, 100)
    root.sublayerTransform.m34 = -1 / 300
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let faces: [(CGColor, CATransform3D)] = [
      (.red, CATransform3DIdentity),
      (.green, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
      (.blue, CATransform3DMakeRotation(.pi, 0, 1, 0)),
    ]
    for (color, turn) in faces {
      let face = box(30, 30, 40, 40, color)
      face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 20), turn)
      cube.addSublayer(face)
    }
    root.addSublayer(cube)
    #expect(try LayerCanvas(root, width: 100, height: 100)[50, 50] == red)
    cube.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
    let turned = try LayerCanvas(root, width: 100, height: 100)
    #expect(turned[40, 50] == red && turned[60, 50] == green)
    cube.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(try LayerCanvas(root, width: 100, height: 100)[50, 50] == green)
  }

  @Test func `points convert and hit through it in three dimensions`() {
    let (root, volume) = stage()
    volume.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let inner = box(0, 0, 40, 40)
    inner.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    volume.addSublayer(inner)
    let seen = inner.convert(CGPoint(x: 1, y: 2), to: root)
    #expect(abs(seen.x - 1) < 1e-9 && abs(seen.y - 2) < 1e-9)
    let back = inner.convert(seen, from: root)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    #expect(root.hitTest(CGPoint(x: 1, y: 2)) === inner)
    inner.removeFromSuperlayer()
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
  }
}
