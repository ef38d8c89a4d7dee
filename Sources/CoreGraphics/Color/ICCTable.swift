/// A profile's table: from device samples through curves, a grid of colours, curves, a matrix and
/// curves to a colour under D50.
///
/// Between the points of the grid, colours are interpolated in the tetrahedron that a sample lies
/// in; of four inks the first one linearly. `ICCTable+Reading` reads it.
struct ICCTable: Sendable, Hashable {
  /// Curves that are tables of one length, one after the other; empty for none.
  struct Curves: Sendable, Hashable {
    let values: [Float]
    let length: Int

    static let none = Curves(values: [], length: 0)
    var isEmpty: Bool { length == 0 }

    @inline(__always)
    func value(_ channel: Int, _ sample: Float) -> Float {
      let place = sample.clamped(to: 0...1) * Float(length - 1)
      // In range: a share of the places.
      let index = min(Int(place), length - 2)
      let start = channel * length + index
      let low = values[start]
      return low + (values[start + 1] - low) * (place - Float(index))
    }

    @inline(__always)
    func values(_ samples: SIMD4<Float>) -> SIMD4<Float> {
      if isEmpty { return samples }
      return SIMD4(value(0, samples.x), value(1, samples.y), value(2, samples.z), 0)
    }
  }

  /// A map of the three values between the curves.
  struct Affine: Sendable, Hashable {
    let columns: [SIMD4<Float>]
    let offset: SIMD4<Float>

    @inline(__always)
    func applied(to value: SIMD4<Float>) -> SIMD4<Float> {
      columns[0] * value.x + columns[1] * value.y + columns[2] * value.z + offset
    }
  }

  /// The number of device samples: 1, 3 or 4.
  let inputCount: Int
  /// Curves of the device samples.
  let input: Curves
  /// The number of points along each device sample; empty where there is no grid.
  let grid: [Int]
  /// The colours of the points, the last sample's neighbours next to each other.
  let nodes: [SIMD4<Float>]
  let middle: Curves
  let matrix: Affine?
  let output: Curves
  /// What the last values, from 0 to 1, stand for.
  let encoding: Encoding
  /// The place in the grid of each of the 256 values of each sample; empty without a grid.
  let places: [Place]
  /// The distances between neighbours in `nodes` along each sample; 0 for a side of one point.
  let distances: SIMD4<Int32>

  /// A place along one side of the grid.
  struct Place: Sendable, Hashable {
    /// The distance in `nodes` of the point before it from the grid's start.
    let base: Int32
    /// How far it is from there to the next point, from 0 to 1.
    let share: Float
  }

  init(
    inputCount: Int, input: Curves, grid: [Int], nodes: [SIMD4<Float>], middle: Curves,
    matrix: Affine?, output: Curves, encoding: Encoding
  ) {
    self.inputCount = inputCount
    self.input = input
    self.nodes = nodes
    self.middle = middle
    self.matrix = matrix
    self.output = output
    self.encoding = encoding
    self.grid = grid
    var distances = SIMD4<Int32>.zero
    var distance = 1
    for (channel, side) in grid.enumerated().reversed() {
      // In range: a grid has fewer points than a profile has bytes.
      distances[channel] = side > 1 ? Int32(distance) : 0
      distance *= side
    }
    self.distances = distances
    var places: [Place] = []
    for (channel, side) in grid.enumerated() {
      for byte in 0..<256 {
        let sample = Float(byte) / 255
        let value = input.isEmpty ? sample : input.value(channel, sample)
        places.append(Self.place(value, side: side, distance: distances[channel]))
      }
    }
    self.places = places
  }

  @inline(__always)
  private static func place(_ sample: Float, side: Int, distance: Int32) -> Place {
    let place = sample.clamped(to: 0...1) * Float(side - 1)
    // In range: a share of the places.
    let index = min(Int(place), max(side - 2, 0))
    return Place(base: Int32(index) * distance, share: place - Float(index))
  }

  /// The colour space that a table leads to, and how its numbers are stored.
  enum Encoding: Sendable, Hashable {
    /// XYZ: 1 + 32767/32768 is stored as 1.
    case xyz
    /// L*, a* and b*: 100, and 0 at 128 of 255.
    case lab
    /// The same with 16 bits of version 2: 100 is stored as 65,280 of 65,535.
    case oldLab
  }

  /// X, Y and Z under D50 of device samples between 0 and 1.
  func light(_ samples: SIMD4<Float>) -> SIMD4<Float> {
    var value = samples
    if !input.isEmpty {
      for channel in 0..<inputCount { value[channel] = input.value(channel, samples[channel]) }
    }
    guard !nodes.isEmpty else { return connection(value) }
    func place(_ channel: Int) -> Place {
      guard channel < inputCount else { return Place(base: 0, share: 0) }
      return Self.place(value[channel], side: grid[channel], distance: distances[channel])
    }
    return connection(interpolated(place(0), place(1), place(2), place(3)))
  }

  /// The same for samples of 8 bits, the first one lowest.
  @inline(__always)
  func light(ofBytes pixel: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255
    guard !nodes.isEmpty else {
      return light(
        SIMD4(Float(bytes.x), Float(bytes.y), Float(bytes.z), Float(bytes.w)) * (1 / 255.0))
    }
    let none = Place(base: 0, share: 0)
    return connection(
      interpolated(
        places[Int(bytes.x)], inputCount > 1 ? places[256 + Int(bytes.y)] : none,
        inputCount > 1 ? places[512 + Int(bytes.z)] : none,
        inputCount > 3 ? places[768 + Int(bytes.w)] : none))
  }

  /// X, Y and Z of a colour of the grid.
  @inline(__always)
  private func connection(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var value = middle.values(color)
    if let matrix { value = matrix.applied(to: value) }
    value = output.values(value)
    switch encoding {
    case .xyz: return value * (65_535.0 / 32_768)
    case .lab: return Self.xyz(value.x * 100, value.y * 255 - 128, value.z * 255 - 128)
    case .oldLab:
      let scaled = value * 65_535
      return Self.xyz(
        scaled.x * (100.0 / 65_280), scaled.y * (1 / 256.0) - 128, scaled.z * (1 / 256.0) - 128)
    }
  }

  /// The white that profiles are relative to.
  static let white = SIMD4<Float>(0.9642, 1, 0.8249, 0)

  @inline(__always)
  static func xyz(_ lightness: Float, _ a: Float, _ b: Float) -> SIMD4<Float> {
    let y = (lightness + 16) * (1 / 116.0)
    let roots = SIMD4(y + a * (1 / 500.0), y, y - b * (1 / 200.0), 0)
    let cubes = roots * roots * roots
    let lines = (roots - 16.0 / 116) * (108.0 / 841)
    return white * lines.replacing(with: cubes, where: roots .> 24.0 / 116)
  }

  // MARK: - Grid

  @inline(__always)
  private func interpolated(_ x: Place, _ y: Place, _ z: Place, _ w: Place) -> SIMD4<Float> {
    let base = Int(x.base &+ y.base &+ z.base &+ w.base)
    let (a, b, c, d) = (
      Int(distances.x), Int(distances.y), Int(distances.z), Int(distances.w)
    )
    switch inputCount {
    case 1:
      let low = nodes[base]
      return low + (nodes[base &+ a] - low) * x.share
    case 3: return tetrahedral(base, a, b, c, x.share, y.share, z.share)
    default:
      let low = tetrahedral(base, b, c, d, y.share, z.share, w.share)
      if x.share == 0 { return low }
      let high = tetrahedral(base &+ a, b, c, d, y.share, z.share, w.share)
      return low + (high - low) * x.share
    }
  }

  /// The colour in the cube at `base`, along whose sides the next points are `x`, `y` and `z` away.
  @inline(__always)
  private func tetrahedral(
    _ base: Int, _ x: Int, _ y: Int, _ z: Int, _ a: Float, _ b: Float, _ c: Float
  ) -> SIMD4<Float> {
    // The sides in the order of their shares, and the way from the start over two corners.
    let (first, last) =
      a >= b
      ? (b >= c ? (x, z) : a >= c ? (x, y) : (z, y))
      : (a >= c ? (y, z) : b >= c ? (y, x) : (z, x))
    let greatest = max(a, b, c)
    let least = min(a, b, c)
    let middle = max(min(a, b), min(max(a, b), c))
    let whole = base &+ x &+ y &+ z
    let start = nodes[base]
    let one = nodes[base &+ first]
    let two = nodes[whole &- last]
    let end = nodes[whole]
    return start + (one - start) * greatest + (two - one) * middle + (end - two) * least
  }
}
