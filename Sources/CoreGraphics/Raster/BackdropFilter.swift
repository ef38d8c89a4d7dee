/// What becomes of the pixels below an effect: blurred, made more or less colourful, then tinted.
///
/// The blur is a Gaussian, cut at three times σ, whose weights inside the picture add up to one:
/// what lies beyond the edges does not count. From 5 pixels of σ on it is calculated on cells of 2,
/// 4, 8… pixels a side, the largest power of two of which 2.5 or more make a σ, and between the
/// cells' middles levels go in straight lines; the kernel is narrowed by what that adds. Pixels
/// are calculated with whole numbers alone: bytes depend on neither machine nor threads.
package struct BackdropFilter: Hashable, Sendable {
  /// Pixels.
  package var sigmaPixels: Double
  /// 1 keeps colours; 0 leaves luminance alone.
  package var saturation: Double
  /// What levels are multiplied by.
  package var gain: Double
  /// What is added then, 0 … 1.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// What is put over what lies below where that is transparent, 0 … 1.
  package var tintAlpha: Double

  package init(
    sigmaPixels: Double, saturation: Double, gain: Double, red: Double, green: Double,
    blue: Double, tintAlpha: Double
  ) {
    self.sigmaPixels = sigmaPixels
    self.saturation = saturation
    self.gain = gain
    self.red = red
    self.green = green
    self.blue = blue
    self.tintAlpha = tintAlpha
  }

  /// Greater ones count as this, pixels.
  package static let maximumSigma = 500.0

  /// Filters a picture into one that is as large. Nil where memory ends.
  ///
  /// Complexity: O(pixels), whatever σ.
  package func applied(to source: Bitmap) -> Bitmap? {
    guard let target = Bitmap(width: source.width, height: source.height) else { return nil }
    let sigma = sigmaPixels > 0.1 ? min(sigmaPixels, Self.maximumSigma) : 0
    var level = 0
    while sigma / Double(2 << level) >= 2.5 { level += 1 }
    var cells = BackdropCells(of: source, level: level)
    // Means of a cell and straight lines between cells blur by themselves.
    let own = level == 0 ? 0 : 0.25
    let scaled = sigma / Double(1 << level)
    cells.blur(variance: scaled * scaled - own)
    cells.adjust(self)
    cells.write(to: target)
    return target
  }
}

/// Mean levels of squares of pixels, in 1/64 of a level.
private struct BackdropCells {
  typealias Levels = SIMD4<Int32>

  private let level: Int
  private let width: Int
  private let height: Int
  private var levels: [Levels]

  private static let bits: Int32 = 6
  private static let weightBits: Int32 = 14

  /// - Parameter level: Cells are 2^level pixels wide and high, fewer at the ends.
  init(of source: Bitmap, level: Int) {
    // SAFETY: There is a cell for each `side` columns and rows of the source, and strips of rows
    // write cells of their own. The array lives for the closure, in which all strips end.
    self.level = level
    let side = 1 << level
    let (width, height) = ((source.width + side - 1) >> level, (source.height + side - 1) >> level)
    self.width = width
    self.height = height
    levels = [Levels](repeating: .zero, count: width * height)
    unsafe levels.withUnsafeMutableBufferPointer { buffer in
      guard let target = buffer.baseAddress else { return }
      Self.forEachStrip(of: height, pixels: source.width * source.height) { rows in
        for row in rows { unsafe Self.gather(row, side, source, target + row * width) }
      }
    }
  }

  private static func forEachStrip(of rows: Int, pixels: Int, _ body: (Range<Int>) -> Void) {
    guard pixels >= RasterThreads.fewestPixels, rows > 1 else { return body(0..<rows) }
    let count = min(RasterThreads.defaultCount, rows)
    RasterThreads.forEach(count) { body(rows * $0 / count..<rows * ($0 + 1) / count) }
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> Levels {
    let lanes = SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255
    return Levels(
      Int32(truncatingIfNeeded: lanes.x), Int32(truncatingIfNeeded: lanes.y),
      Int32(truncatingIfNeeded: lanes.z), Int32(truncatingIfNeeded: lanes.w))
  }

  /// Works out the mean levels of one row of cells.
  private static func gather(
    _ row: Int, _ side: Int, _ source: Bitmap, _ target: UnsafeMutablePointer<Levels>
  ) {
    let lines = row * side..<min((row + 1) * side, source.height)
    // SAFETY: Rows and columns are those of the bitmap, which the caller keeps, and the caller has
    // a row of cells, one for each `side` of the columns, to itself.
    guard let pixels = unsafe source.pixels.baseAddress else { return }
    for y in lines {
      let line = unsafe pixels + y * source.width
      var (x, cell) = (0, 0)
      while x < source.width {
        let end = min(x &+ side, source.width)
        var sum = Levels.zero
        while x < end {
          unsafe sum &+= channels(line[x])
          x &+= 1
        }
        unsafe target[cell] &+= sum
        cell &+= 1
      }
    }
    for cell in 0..<(source.width + side - 1) / side {
      let columns = min(source.width - cell * side, side)
      let count = Int32(truncatingIfNeeded: columns &* lines.count)
      let sums = unsafe target[cell] &<< bits
      unsafe target[cell] = count == 1 ? sums : (sums &+ count / 2) / count
    }
  }

  // MARK: Blur

  /// - Parameter variance: Cells².
  mutating func blur(variance: Double) {
    // SAFETY: Both arrays have width · height cells, and live for the closures. `BackdropWeights`
    // gives only cells inside a row or column, and strips of rows write cells of their own.
    guard variance > 0.01 else { return }
    let across = BackdropWeights(variance: variance, count: width, one: 1 << Self.weightBits)
    let down = BackdropWeights(variance: variance, count: height, one: 1 << Self.weightBits)
    let (width, height, half) = (width, height, Int32(1) << (Self.weightBits - 1))
    var middle = levels
    unsafe levels.withUnsafeMutableBufferPointer { source in
      unsafe middle.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        Self.forEachStrip(of: height, pixels: width * height) { rows in
          for row in rows {
            for x in 0..<width {
              var sum = Levels(repeating: half)
              var cell = unsafe from + (row &* width &+ across.first(x))
              for weight in across.weights(x) {
                unsafe sum &+= cell.pointee &* weight
                unsafe cell += 1
              }
              unsafe to[row &* width &+ x] = sum &>> Self.weightBits
            }
          }
        }
        Self.forEachStrip(of: height, pixels: width * height) { rows in
          for row in rows {
            let line = unsafe from + row * width
            unsafe line.update(repeating: Levels(repeating: half), count: width)
            var other = unsafe to + down.first(row) * width
            for weight in down.weights(row) {
              for x in 0..<width { unsafe line[x] &+= other[x] &* weight }
              unsafe other += width
            }
            for x in 0..<width { unsafe line[x] = line[x] &>> Self.weightBits }
          }
        }
      }
    }
  }

  // MARK: Colour

  mutating func adjust(_ filter: BackdropFilter) {
    let one = 4096.0
    func whole(_ value: Double) -> Int32 {
      Int32((value.clamped(to: -16...16) * one).rounded())
    }
    let (saturation, gain) = (whole(filter.saturation), whole(filter.gain))
    let tint = whole(filter.tintAlpha.clamped(to: 0...1))
    let most = Int32(255) << Self.bits
    // In range: the colours below are clamped to 0...1.
    func added(_ value: Double) -> Int32 { Int32((value * Double(most)).rounded()) }
    let add = Levels(
      added(filter.red.clamped(to: 0...1)), added(filter.green.clamped(to: 0...1)),
      added(filter.blue.clamped(to: 0...1)), 0)
    if saturation == 4096, gain == 4096, tint == 0, add == .zero { return }
    for index in levels.indices {
      var cell = levels[index]
      let alpha = cell.w
      // Rec. 709's luminance, in 1/4,096.
      let gray = (cell.x &* 871 &+ cell.y &* 2929 &+ cell.z &* 296 &+ 2048) &>> 12
      let grays = Levels(repeating: gray)
      cell = grays &+ (((cell &- grays) &* saturation &+ 2048) &>> 12)
      cell.clamp(lowerBound: .zero, upperBound: Levels(repeating: alpha))
      cell = ((cell &* gain &+ 2048) &>> 12) &+ add
      let covered = alpha &+ (((most &- alpha) &* tint &+ 2048) &>> 12)
      cell.clamp(lowerBound: .zero, upperBound: Levels(repeating: covered))
      cell.w = covered
      levels[index] = cell
    }
  }

  // MARK: Pixels

  func write(to target: Bitmap) {
    let (width, height) = (width, height)
    // SAFETY: The upper and the lower row are rows of cells, which are width · height. Strips of
    // rows write pixels of their own in a bitmap that the caller keeps, and the array lives for the
    // closure.
    unsafe levels.withUnsafeBufferPointer { buffer in
      guard let cells = buffer.baseAddress, let pixels = unsafe target.pixels.baseAddress
      else { return }
      Self.forEachStrip(of: target.height, pixels: target.width * target.height) { rows in
        var line = [Levels](repeating: .zero, count: width + 1)
        for y in rows {
          let (row, part) = Self.place(y, level, height)
          let upper = unsafe cells + row * width
          let lower = unsafe cells + min(row + 1, height - 1) * width
          let whole = Int32(2) << level
          if level == 0 {
            for x in 0..<width { unsafe line[x] = upper[x] }
          } else {
            for x in 0..<width {
              unsafe line[x] = upper[x] &* (whole &- part) &+ lower[x] &* part
            }
          }
          line[width] = line[width - 1]
          unsafe Self.fill(pixels + y * target.width, target.width, line, level)
        }
      }
    }
  }

  /// Gives the cell before a pixel's middle, and how far that lies behind the cell's, in parts of
  /// 2^(level + 1).
  private static func place(_ pixel: Int, _ level: Int, _ count: Int) -> (Int, Int32) {
    if level == 0 { return (pixel, 0) }
    let position = 2 * pixel + 1 - (1 << level)
    if position < 0 { return (0, 0) }
    let cell = position >> (level + 1)
    if cell >= count - 1 { return (count - 1, 0) }
    return (cell, Int32(position & ((2 << level) - 1)))
  }

  private static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ line: [Levels], _ level: Int
  ) {
    // SAFETY: A pixel's cell is at most `last`, and the line has one more behind it. The caller has
    // `count` pixels in a row of its own, and x is below that.
    let last = line.count - 2
    let shift = level == 0 ? bits : bits + 2 * Int32(level + 1)
    let half = Levels(repeating: 1 << (shift - 1))
    unsafe line.withUnsafeBufferPointer { line in
      if level == 0 {
        for x in 0..<count { unsafe pixels[x] = packed((line[x] &+ half) &>> shift) }
        return
      }
      var x = 0
      while x < count {
        let (cell, part) = place(x, level, last + 1)
        let start = unsafe line[cell]
        let slope = unsafe line[cell &+ 1] &- start
        var end = min(((cell + 1) << level) + (1 << (level - 1)), count)
        if x < 1 << (level - 1) { end = min(1 << (level - 1), count) }
        if cell >= last { end = count }
        let isFlat = cell >= last || x < 1 << (level - 1)
        var sum = (start &<< Int32(level + 1)) &+ slope &* part &+ half
        let step = isFlat ? Levels.zero : slope &* 2
        if isFlat { sum = (start &<< Int32(level + 1)) &+ half }
        while x < end {
          unsafe pixels[x] = packed(sum &>> shift)
          sum &+= step
          x &+= 1
        }
      }
    }
  }

  @inline(__always)
  private static func packed(_ levels: Levels) -> UInt32 {
    @inline(__always)
    func word(_ level: Int32) -> UInt32 { UInt32(truncatingIfNeeded: level) }
    return word(levels.x) | word(levels.y) &<< 8 | word(levels.z) &<< 16 | word(levels.w) &<< 24
  }
}

/// What each cell of a row takes of the cells around it: Gaussian weights that add up to one
/// exactly, over the cells that there are.
private struct BackdropWeights {
  private let reach: Int
  private let count: Int
  /// By how many cells are missing before, and after; the whole kernel is [0][0].
  private var kernels: [[Int32]] = []
  private let places: [Int32]

  init(variance: Double, count: Int, one: Int) {
    let wanted = Int(clamping: (3 * variance.squareRoot()).rounded(.up))
    let reach = min(wanted, max(count - 1, 0))
    self.reach = reach
    self.count = count
    let curve = (0...reach).map { offset -> Double in
      let distance = Double(offset)
      return DeterministicMath.exp(-distance * distance / (2 * variance))
    }
    var places: [Int32] = []
    var kernels: [[Int32]] = []
    var known = -1
    for index in 0..<count {
      let (low, high) = (max(index - reach, 0), min(index + reach, count - 1))
      let isWhole = high - low == 2 * reach
      if isWhole, known >= 0 {
        places.append(Int32(known))
        continue
      }
      if isWhole { known = kernels.count }
      places.append(Int32(kernels.count))
      kernels.append(Self.rounded((low...high).map { curve[abs($0 - index)] }, one: one))
    }
    self.kernels = kernels
    self.places = places
  }

  private static func rounded(_ weights: [Double], one: Int) -> [Int32] {
    let total = weights.reduce(0, +)
    var (sum, done) = (0.0, 0)
    return weights.indices.map { index in
      sum += weights[index]
      // In range: a part of the sum of all weights.
      let next = index == weights.count - 1 ? one : Int((sum / total * Double(one)).rounded())
      defer { done = next }
      return Int32(next - done)
    }
  }

  @inline(__always)
  func first(_ index: Int) -> Int { max(index &- reach, 0) }

  @inline(__always)
  func weights(_ index: Int) -> [Int32] { kernels[Int(places[index])] }
}
