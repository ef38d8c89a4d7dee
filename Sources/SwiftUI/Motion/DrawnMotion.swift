/// An effect with its colour.
struct EffectState {
  var effect: EffectModifier.Effect
  var color: CGColor?
}

extension EffectState: MotionValue {
  var vector: AnyVector {
    switch effect {
    case .opacity(let value): AnyVector(NumberVector(CGFloat(value)))
    case .clip(let shape, _): AnyVector(shape.animatableData)
    case .shadow(_, let radius, let x, let y):
      AnyVector(NumberVector((color?.premultiplied ?? []) + [radius, x, y].map { Double($0) }))
    case .rotation(let angle, let anchor):
      AnyVector(NumberVector(CGFloat(angle.radians), anchor.x, anchor.y))
    case .scale(let scale, let anchor):
      AnyVector(NumberVector(scale.width, scale.height, anchor.x, anchor.y))
    case .transform(let m): AnyVector(NumberVector(m.a, m.b, m.c, m.d, m.tx, m.ty))
    case .rotation3D(let rotation): AnyVector(rotation.vector)
    case .projection(let m):
      AnyVector(NumberVector(m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33))
    case .hidden: .zero
    }
  }

  func moved(to vector: AnyVector) -> EffectState {
    var result = self
    if case .clip(let shape, let style) = effect {
      result.effect = .clip(shape.moved(to: vector), style)
      return result
    }
    guard let n = vector.base as? NumberVector else { return self }
    switch effect {
    case .opacity: result.effect = .opacity(Double(n[0]))
    case .shadow(let color, _, _, _):
      result.color = CGColor(premultiplied: n.numbers)
      result.effect = .shadow(color, max(n[4], 0), n[5], n[6])
    case .rotation:
      result.effect = .rotation(Angle(radians: Double(n[0])), UnitPoint(x: n[1], y: n[2]))
    case .scale:
      result.effect = .scale(CGSize(width: n[0], height: n[1]), UnitPoint(x: n[2], y: n[3]))
    case .transform:
      result.effect = .transform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case .rotation3D: result.effect = .rotation3D(Rotation3D(n))
    case .projection:
      var m = ProjectionTransform()
      (m.m11, m.m12, m.m13) = (n[0], n[1], n[2])
      (m.m21, m.m22, m.m23) = (n[3], n[4], n[5])
      (m.m31, m.m32, m.m33) = (n[6], n[7], n[8])
      result.effect = .projection(m)
    case .clip, .hidden: break
    }
    return result
  }

  func canMove(from other: EffectState) -> Bool {
    switch (effect, other.effect) {
    case (.clip(let new, _), .clip(let old, _)): type(of: new) == type(of: old)
    case (.shadow, .shadow): color != nil && other.color != nil
    case (.opacity, .opacity), (.rotation, .rotation), (.scale, .scale),
      (.transform, .transform), (.rotation3D, .rotation3D), (.projection, .projection):
      true
    default: false
    }
  }
}

extension Rotation3D {
  fileprivate var vector: NumberVector {
    NumberVector(
      CGFloat(angle.radians), axis.x, axis.y, axis.z, anchor.x, anchor.y, depth, perspective)
  }

  fileprivate init(_ n: NumberVector) {
    self.init(
      angle: Angle(radians: Double(n[0])), axis: (n[1], n[2], n[3]),
      anchor: UnitPoint(x: n[4], y: n[5]), depth: n[6], perspective: n[7])
  }
}

// MARK: Colours

extension CGColor {
  /// Red, green and blue times alpha, and alpha: what is between two colours is between these.
  ///
  /// Differs: on the way Apple's colours are mixed in a space that is not published; the ends are
  /// the same.
  var premultiplied: [Double] {
    let all = rgba
    return [all.red * all.alpha, all.green * all.alpha, all.blue * all.alpha, all.alpha]
      .map { Double($0) }
  }

  /// - Parameter numbers: The numbers of `premultiplied`; a spring may lead beyond the ends.
  convenience init(premultiplied numbers: [Double]) {
    let alpha = min(max(numbers.count > 3 ? numbers[3] : 0, 0), 1)
    func part(_ index: Int) -> CGFloat {
      guard alpha > 0, index < numbers.count else { return 0 }
      return CGFloat(min(max(numbers[index] / alpha, 0), 1))
    }
    self.init(srgbRed: part(0), green: part(1), blue: part(2), alpha: CGFloat(alpha))
  }
}

extension _Paint: MotionValue {
  var vector: NumberVector {
    switch self {
    case .color(let color): NumberVector(color.premultiplied)
    case .gradient(let gradient): gradient.vector
    case .material(let material): NumberVector(CGFloat(material.opacity))
    }
  }

  func moved(to vector: NumberVector) -> _Paint {
    switch self {
    case .color: .color(CGColor(premultiplied: vector.numbers))
    case .gradient(let gradient): .gradient(gradient.moved(to: vector))
    case .material(var material):
      {
        material.opacity = min(max(vector.numbers.first ?? 0, 0), 1)
        return .material(material)
      }()
    }
  }

  func canMove(from other: _Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let new), .gradient(let old)): new.isLike(old)
    case (.material(let new), .material(let old)): new.effect == old.effect
    default: false
    }
  }
}

extension _GradientPaint {
  fileprivate var vector: NumberVector {
    let geometry: [CGFloat] =
      switch kind {
      case .linear(let start, let end): [start.x, start.y, end.x, end.y]
      case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
        [center.x, center.y, start, end]
      case .angular(let center, let start, let end):
        [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)]
      case .mesh, .tiles: [0, 0, 0, 0]
      }
    var numbers = [opacity] + geometry.map { Double($0) }
    numbers += stops.flatMap { $0.color.premultiplied + [Double($0.location)] }
    if case .mesh(let mesh) = kind { numbers += mesh.numbers }
    return NumberVector(numbers)
  }

  /// Whether both have as many stops, in the same kind of gradient.
  fileprivate func isLike(_ other: _GradientPaint) -> Bool {
    guard stops.count == other.stops.count else { return false }
    switch (kind, other.kind) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      return true
    case (.mesh(let new), .mesh(let old)): return new.isLike(old)
    default: return false
    }
  }

  fileprivate func moved(to vector: NumberVector) -> _GradientPaint {
    let point = UnitPoint(x: vector[1], y: vector[2])
    let (third, fourth) = (vector[3], vector[4])
    let moved: Kind =
      switch kind {
      case .linear: .linear(point, UnitPoint(x: third, y: fourth))
      case .radial: .radial(point, max(third, 0), max(fourth, 0))
      case .elliptical: .elliptical(point, max(third, 0), max(fourth, 0))
      case .angular:
        .angular(point, Angle(radians: Double(third)), Angle(radians: Double(fourth)))
      case .tiles: kind
      case .mesh(let mesh): .mesh(mesh.moved(to: vector.numbers.dropFirst(5 + 5 * stops.count)))
      }
    let numbers = vector.numbers
    let stops = self.stops.indices.map { index in
      let first = 5 + 5 * index
      return (
        color: CGColor(premultiplied: Array(numbers[first..<(first + 4)])),
        location: CGFloat(numbers[first + 4])
      )
    }
    return _GradientPaint(kind: moved, stops: stops, opacity: min(max(numbers[0], 0), 1))
  }
}

// MARK: Shapes

/// Any shape, which moves to another of its type.
struct ShapeValue: MotionValue {
  let shape: any Shape
  var vector: AnyVector { AnyVector(shape.animatableData) }
  func moved(to vector: AnyVector) -> ShapeValue { ShapeValue(shape: shape.moved(to: vector)) }
  func canMove(from other: ShapeValue) -> Bool { type(of: shape) == type(of: other.shape) }
}
