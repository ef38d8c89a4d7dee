/// How the cost of everything in the basis changes with a column's entity, by column and level.
struct Gradient: Sendable {
  /// The slopes of each column, with room for further levels behind those in use.
  private(set) var slope: [Double] = []
  /// The maximum magnitude that went into the slopes of each column, while they are not exact.
  private(set) var magnitude: [Double] = []
  private var columnCount = 0
  private var stride = 0
  /// Whether all that is added up are whole numbers of 64ths, or products of two of those. Sums
  /// are exact then: they follow changes instead of being summed again, with the same outcome.
  var isExact = true

  /// The maximum number of bounds whose slopes add up without rounding.
  static let exactBoundLimit = 1 << 20
  /// The maximum sum of slopes that a product with a coefficient leaves exact.
  static let exactSumLimit = 67_108_864.0

  /// Makes room; the slopes are whatever they were.
  mutating func reset(columns: Int, levels: Int) {
    columnCount = columns
    stride = levels + 2
    let missing = columns * stride - slope.count
    if missing > 0 { slope.append(contentsOf: repeatElement(0, count: missing)) }
    while magnitude.count < columns { magnitude.append(0) }
  }

  /// Makes room for so many levels.
  mutating func reserve(levels: Int) {
    guard levels > stride else { return }
    let wider = 2 * levels
    var moved = Array(repeating: 0.0, count: columnCount * wider)
    for column in 0..<columnCount {
      for level in 0..<stride { moved[column * wider + level] = slope[column * stride + level] }
    }
    slope = moved
    stride = wider
  }

  @inline(__always)
  subscript(column: Int, level: Int) -> Double { slope[column * stride + level] }

  mutating func clear(_ column: Int) {
    for index in (column * stride)..<((column + 1) * stride) { slope[index] = 0 }
    magnitude[column] = 0
  }

  @inline(__always)
  mutating func add(_ product: Double, _ column: Int, _ level: Int) {
    slope[column * stride + level] += product
  }

  @inline(__always)
  mutating func addRounded(_ product: Double, _ column: Int, _ level: Int) {
    slope[column * stride + level] += product
    magnitude[column] = max(magnitude[column], abs(product))
  }
}
