import QuartzCore
import Testing

@Suite struct CAKeyframeAnimationTests {
  private func keyframes(
    _ values: [Any], _ configure: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    animation.duration = 1
    configure(animation)
    return animation
  }

  private func heights(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGFloat] {
    shown(by: CALayer(), with: [animation], at: times, \.zPosition)
  }

  @Test func `values are reached at even times or at those given`() {
    let times = [0, 0.25, 0.5, 0.75, 0.875]
    #expect(heights(keyframes([0, 10, 20]), at: times) == [0, 5, 10, 15, 17.5])
    let uneven = keyframes([0, 10, 20]) { $0.keyTimes = [0, 0.75, 1] }
    #expect(near(heights(uneven, at: times), [0, 10.0 / 3, 20.0 / 3, 10, 15]))
    // Times that do not fit the values do not count.
    let wrong = keyframes([0, 10, 20]) { $0.keyTimes = [0, 1] }
    #expect(heights(wrong, at: times) == [0, 5, 10, 15, 17.5])
    let late = keyframes([5, 10]) { $0.keyTimes = [0.5, 0.75] }
    #expect(heights(late, at: [0.25, 0.625, 0.875]) == [5, 7.5, 10])
  }

  @Test func `each segment has its own pace`() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    let animation = keyframes([0, 10, 20]) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .linear), ease]
    }
    #expect(near(heights(animation, at: [0.25, 0.75]), [5, 10 + 10 * ease.value(at: 0.5)]))
  }

  @Test func `discrete values stay until the next`() {
    let even = keyframes([1, 2, 3, 4]) { $0.calculationMode = .discrete }
    #expect(heights(even, at: [0, 0.2, 0.25, 0.6, 0.99]) == [1, 1, 2, 3, 4])
    let given = keyframes([1, 2]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.75, 1]
    }
    #expect(heights(given, at: [0.5, 0.75]) == [1, 2])
  }

  @Test func `paced values move at one speed`() {
    let animation = keyframes([0, 10, 40]) {
      $0.calculationMode = .paced
      $0.keyTimes = [0, 0.9, 1]
    }
    #expect(near(heights(animation, at: [0.125, 0.25, 0.5]), [5, 10, 20]))
    let still = keyframes([7, 7, 7]) { $0.calculationMode = .paced }
    #expect(heights(still, at: [0.5]) == [7])
  }

  @Test func `a cubic curve passes its values smoothly`() {
    let animation = keyframes([0, 10, 10, 0]) { $0.calculationMode = .cubic }
    // In the middle of the second segment: Catmull and Rom's spline gives 9/8 of the height.
    let values = heights(animation, at: [1.0 / 3, 0.5, 2.0 / 3])
    #expect(near(values, [10, 11.25, 10]))
    let tight = keyframes([0, 10, 10, 0]) {
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1, 1]
    }
    #expect(near(heights(tight, at: [0.5]), [10]))
  }

  @Test func `cubic curves at one speed`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 0),
    ]
    animation.calculationMode = .cubicPaced
    animation.duration = 1
    let points = shown(
      by: CALayer(), with: [animation], at: (0...20).map { Double($0) / 20 - 1e-9 }, \.position)
    let steps = zip(points.dropFirst(), points.dropFirst(2)).map { a, b in
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let (least, greatest) = (steps.min() ?? 0, steps.max() ?? 9)
    #expect(greatest / least < 1.02)
  }

  @Test func `a path gives each element the same time, or each length when paced`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    func positions(_ mode: CAAnimationCalculationMode, _ times: [Double]) -> [CGPoint] {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      animation.calculationMode = mode
      return shown(by: CALayer(), with: [animation], at: times, \.position)
    }
    #expect(
      positions(.linear, [0, 0.25, 0.75])
        == [.zero, CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 5)])
    #expect(positions(.paced, [0.375, 0.875]) == [CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 5)])
    #expect(positions(.discrete, [0.2, 0.5]) == [.zero, CGPoint(x: 30, y: 0)])
  }

  @Test func `a layer turns with its path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 30))
    for (mode, angle) in [
      (CAAnimationRotationMode.rotateAuto, Double.pi / 2),
      (.rotateAutoReverse, -Double.pi / 2),
    ] {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      animation.rotationMode = mode
      let turned = shown(by: CALayer(), with: [animation], at: [0.5], \.transform)[0]
      #expect(near(turned, CATransform3DMakeRotation(angle, 0, 0, 1), tolerance: 1e-9))
    }
  }

  @Test func `none or one value`() {
    #expect(heights(keyframes([]), at: [0.5]) == [0])
    #expect(heights(keyframes([4]), at: [0.5]) == [4])
    let empty = CAKeyframeAnimation(keyPath: "position")
    empty.path = CGMutablePath()
    #expect(shown(by: CALayer(), with: [empty], at: [0.5], \.position) == [.zero])
  }

  @Test func `a single discrete value is not shown`() {
    let single = keyframes([4]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 1]
    }
    #expect(heights(single, at: [0, 0.5]) == [0, 0])
  }

  @Test func `times before 0 behind the first one have passed at the beginning`() {
    let animation = keyframes([1, 2, 10, 20]) { $0.keyTimes = [0, -1, -0.5, 1] }
    #expect(near(heights(animation, at: [0, 0.25]), [10 + 10.0 / 3, 15]))
  }

  @Test func `a pace that overshoots goes on along the path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    let back = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2)
    animation.timingFunctions = [back]
    let moved = shown(by: CALayer(), with: [animation], at: [0.8], \.position)[0].x
    #expect(moved > 10 && near([moved], [10 * back.value(at: 0.8)]))
  }

  @Test func `a path is walked as far as there are times for it`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.keyTimes = [0, 0.25, 1]
    let moved = shown(by: CALayer(), with: [animation], at: [0.125, 0.25, 0.625], \.position)
    #expect(moved == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
    animation.calculationMode = .discrete
    let jumped = shown(by: CALayer(), with: [animation], at: [0.125, 0.25, 0.625], \.position)
    #expect(jumped == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0)])
  }
}
