import CoreGraphics

/// Coverage the slow way: 256 rows a pixel, on each the exact lengths of what is inside.
struct CoverageOracle {
  static let rowsPerPixel = 256

  var polygons: [[CGPoint]]
  var rule: CGPathFillRule

  /// 0 … 255 before rounding, row by row.
  func coverage(width: Int, height: Int) -> [[Double]] {
    var result = [[Double]](repeating: [Double](repeating: 0, count: width), count: height)
    for row in 0..<height * Self.rowsPerPixel {
      let y = (Double(row) + 0.5) / Double(Self.rowsPerPixel)
      for (from, to) in insideRuns(at: y) {
        let start = max(0, min(Double(width), from))
        let end = max(0, min(Double(width), to))
        var x = Int(start)
        while Double(x) < end {
          let part = min(end, Double(x + 1)) - max(start, Double(x))
          result[row / Self.rowsPerPixel][x] += part * 255 / Double(Self.rowsPerPixel)
          x += 1
        }
      }
    }
    return result
  }

  private func insideRuns(at y: Double) -> [(Double, Double)] {
    var crossings: [(x: Double, sign: Int)] = []
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        let (low, high) = a.y < b.y ? (a, b) : (b, a)
        guard low.y <= y, y < high.y else { continue }
        let part = (y - low.y) / (high.y - low.y)
        crossings.append((low.x + (high.x - low.x) * part, a.y < b.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var runs: [(Double, Double)] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.sign
      if rule == .evenOdd ? winding & 1 != 0 : winding != 0 { runs.append((crossing.x, next.x)) }
    }
    return runs
  }
}

/// Numbers that look random and are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
  }

  /// In 0 ..< 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 0x1p53
  }

  mutating func next(below count: Int) -> Int { Int(next() * Double(count)) }
}
