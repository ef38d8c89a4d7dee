/// A particle at one moment.
package struct EmitterParticle {
  package let cell: CAEmitterCell
  /// The seconds since its birth.
  package let age: Double
  package let position: CGPoint
  package let scale: CGFloat
  /// The angle in radians.
  package let angle: CGFloat
  package let color: SIMD4<Double>
}

extension CAEmitterLayer {
  /// Particles of one cell at one moment; those that were born last are left out.
  private static let maximumParticleCount = 16_384.0

  /// The particles that are alive, by cell and then the oldest first.
  package var particles: [EmitterParticle] {
    let time = emitterTime
    guard time > 0, time.isFinite else { return [] }
    var particles: [EmitterParticle] = []
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      let rate = Double(cell.birthRate * birthRate)
      let longest = Double((cell.lifetime + abs(cell.lifetimeRange) / 2) * lifetime)
      guard rate > 0, rate.isFinite, longest > 0 else { continue }
      // Particle n is born at n / rate.
      let first = max(((time - longest) * rate).rounded(.up), 1)
      let wanted = (time * rate).rounded(.down)
      let last = min(wanted, first + Self.maximumParticleCount)
      if wanted > last { noteLimit(.particleLimit, "CAEmitterLayer") }
      guard first <= last, last < 1e15 else { continue }
      for number in stride(from: first, through: last, by: 1) {
        var dice = ParticleDice(
          seed: UInt64(seed), stream: UInt64(index), number: UInt64(number))
        if let particle = particle(of: cell, age: time - number / rate, &dice) {
          particles.append(particle)
        }
      }
    }
    return renderMode == .oldestLast ? particles.reversed() : particles
  }

  /// Every particle takes the same number of random values, whatever they are needed for.
  private func particle(
    of cell: CAEmitterCell, age: Double, _ dice: inout ParticleDice
  ) -> EmitterParticle? {
    func varied(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
      value + range * (dice.next() - 0.5)
    }
    let life = varied(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(lifetime)
    let speed = varied(cell.velocity, cell.velocityRange) * CGFloat(velocity)
    let longitude = varied(cell.emissionLongitude, cell.emissionRange)
    let startScale = varied(cell.scale, cell.scaleRange)
    let turn = varied(cell.spin, cell.spinRange) * CGFloat(spin)
    let (red, green, blue, alpha) = cell.color?.rgba ?? (1, 1, 1, 1)
    let color = SIMD4(
      varied(red, CGFloat(cell.redRange)) + Double(cell.redSpeed) * age,
      varied(green, CGFloat(cell.greenRange)) + Double(cell.greenSpeed) * age,
      varied(blue, CGFloat(cell.blueRange)) + Double(cell.blueSpeed) * age,
      varied(alpha, CGFloat(cell.alphaRange)) + Double(cell.alphaSpeed) * age)
    let origin = birthPlace(dice.next(), dice.next(), dice.next())
    guard age >= 0, age < life else { return nil }
    let plane = speed * DeterministicMath.cos(cell.emissionLatitude)
    let position = CGPoint(
      x: origin.x + plane * DeterministicMath.cos(longitude) * age
        + cell.xAcceleration * age * age / 2,
      y: origin.y + plane * DeterministicMath.sin(longitude) * age
        + cell.yAcceleration * age * age / 2)
    let size = (startScale + cell.scaleSpeed * age) * CGFloat(scale)
    guard position.x.isFinite, position.y.isFinite, size > 0, size.isFinite, turn.isFinite
    else { return nil }
    return EmitterParticle(
      cell: cell, age: age, position: position, scale: size, angle: turn * age,
      color: color.clamped(lowerBound: .zero, upperBound: .one))
  }

  /// A place on the emitter's shape.
  ///
  /// - Parameters: `a` and `b` place it, `side` chooses among corners or sides; 0…1 each.
  private func birthPlace(_ a: Double, _ b: Double, _ side: Double) -> CGPoint {
    let (width, height) = (emitterSize.width, emitterSize.height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: emitterPosition.x + x, y: emitterPosition.y + y)
    }
    switch emitterShape {
    case .line:
      let along = emitterMode == .points ? side.rounded() : a
      return at(width * (along - 0.5), 0)
    case .rectangle, .cuboid:
      if emitterMode == .points {
        return at(width * (a.rounded() - 0.5), height * (b.rounded() - 0.5))
      }
      guard emitterMode == .outline else { return at(width * (a - 0.5), height * (b - 0.5)) }
      let isHorizontal = side * (width + height) < width
      return isHorizontal
        ? at(width * (a - 0.5), height * (b.rounded() - 0.5))
        : at(width * (a.rounded() - 0.5), height * (b - 0.5))
    case .circle, .sphere:
      let angle = 2 * Double.pi * a
      // The square root spreads places evenly over the area.
      let isInside = emitterMode == .volume || emitterMode == .surface
      let radius = width * (isInside ? b.squareRoot() : 1)
      return at(radius * DeterministicMath.cos(angle), radius * DeterministicMath.sin(angle))
    default: return at(0, 0)
    }
  }
}

/// Random numbers of one particle.
///
/// - Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014
///   (SplitMix64).
struct ParticleDice {
  private var state: UInt64

  init(seed: UInt64, stream: UInt64, number: UInt64) {
    state = Self.mixed(seed &+ 1)
    state = Self.mixed(state ^ Self.mixed(stream &+ 1))
    state = Self.mixed(state ^ Self.mixed(number &+ 1))
  }

  /// A random number in 0 ..< 1, evenly distributed.
  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Double(Self.mixed(state) >> 11) / 9_007_199_254_740_992
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
