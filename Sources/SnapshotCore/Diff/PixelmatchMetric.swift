/// What pixelmatch (up to 7.2) and odiff count as a different pixel, for projects that come with
/// their thresholds: the same numbers, not a better judgement.
///
/// - Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
///   transmission color space in mobile applications", 2010; Vyšniauskas, "Anti-aliased pixel and
///   intensity slope detector", 2009; the backgrounds are pixelmatch's.
package struct PixelmatchMetric: Sendable, Hashable, Codable {
  /// The share of the distance from black to white that two pixels may be apart, from 0 to 1.
  package var threshold: Double
  /// Whether pixels that look like anti-aliasing in either picture do not count.
  package var ignoresAntialiasing: Bool
  /// Whether two colours in turns shine through translucent pixels; otherwise white does.
  package var hasCheckerboard: Bool

  /// The metric of pixelmatch at its defaults.
  package static func pixelmatch(threshold: Double) -> PixelmatchMetric {
    PixelmatchMetric(threshold: threshold, ignoresAntialiasing: true, hasCheckerboard: true)
  }

  /// The metric of odiff at its defaults, in exact arithmetic.
  package static func odiff(threshold: Double) -> PixelmatchMetric {
    PixelmatchMetric(threshold: threshold, ignoresAntialiasing: false, hasCheckerboard: false)
  }
}

extension PixelmatchMetric: CustomStringConvertible {
  package var description: String {
    let number = NumberText.decimal(threshold, places: 4)
    return "YIQ distance ≤ \(number)" + (ignoresAntialiasing ? ", anti-aliasing ignored" : "")
  }
}

/// Takes pixels out of the mask that do not differ by a `PixelmatchMetric`.
@safe struct PixelmatchLoop {
  let reference: PixelRows
  let actual: PixelRows
  let width: Int
  let height: Int
  let metric: PixelmatchMetric
  let tiles: UnsafeMutablePointer<UInt64>

  /// Looks at some tiles of a row.
  func run(_ tileRow: Int, _ columns: Range<Int>) {
    // SAFETY: `tiles` has one word for each tile and outlives the loop, and no other thread has
    // those of these columns.
    let tilesWide = (width + 7) / 8
    // 35,215 is black against white.
    let greatest = 35_215 * metric.threshold * metric.threshold
    for column in columns {
      let tile = tileRow * tilesWide + column
      var bits = unsafe tiles[tile]
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        bits &= bits &- 1
        let x = column * 8 + bit & 7
        let y = tileRow * 8 + bit >> 3
        let difference = difference(
          pixel(reference, x, y), pixel(actual, x, y), background: background(x, y))
        if difference.squaredDistance <= greatest || isAntialiasing(x, y) {
          unsafe tiles[tile] &= ~(1 << UInt64(bit))
        }
      }
    }
  }

  private func pixel(_ rows: PixelRows, _ x: Int, _ y: Int) -> UInt32 {
    // SAFETY: Every x and y comes from a bit of the mask or is clamped by `neighbours`, so that it
    // is inside; a tolerance with this metric needs whole pictures, whose rows are all in memory.
    unsafe rows.base.loadUnaligned(fromByteOffset: y &* rows.stride &+ 4 &* x, as: UInt32.self)
  }

  private typealias Color = (red: Double, green: Double, blue: Double)

  private func background(_ x: Int, _ y: Int) -> Color {
    guard metric.hasCheckerboard else { return (255, 255, 255) }
    let place = Double(4 * (y * width + x))
    func tone(_ divisor: Double) -> Double { 48 + 159 * Double(Int(place / divisor) & 1) }
    return (48, tone(1.618033988749895), tone(2.618033988749895))
  }

  /// The samples' differences, over the background where either pixel is translucent.
  private struct Difference {
    var red: Double
    var green: Double
    var blue: Double

    var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

    var squaredDistance: Double {
      let y = luma
      let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
      let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
      return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
  }

  private func difference(_ a: UInt32, _ b: UInt32, background: Color) -> Difference {
    let alphaA = Double(a >> 24)
    let alphaB = Double(b >> 24)
    let isOpaque = (a & b) >> 24 == 255
    func channel(_ shift: UInt32, _ ground: Double) -> Double {
      let first = Double(a >> shift & 255)
      let second = Double(b >> shift & 255)
      if isOpaque { return first - second }
      return (first * alphaA - second * alphaB - ground * (alphaA - alphaB)) / 255
    }
    return Difference(
      red: channel(0, background.red), green: channel(8, background.green),
      blue: channel(16, background.blue))
  }

  // MARK: - Anti-aliasing

  private func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
    metric.ignoresAntialiasing
      && (looksSmoothed(reference, x, y) || looksSmoothed(actual, x, y))
  }

  /// The places around one, column by column, and whether some are beyond the edge.
  private func neighbours(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)
  {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Whether a pixel has darker and lighter neighbours, at most two of its own luma, and the
  /// darkest or the lightest stands on a plain area in both pictures.
  private func looksSmoothed(_ rows: PixelRows, _ x: Int, _ y: Int) -> Bool {
    let own = pixel(rows, x, y)
    let ground = background(x, y)
    var alike = isAtEdge(x, y) ? 1 : 0
    var darkest = (luma: 0.0, x: 0, y: 0)
    var lightest = (luma: 0.0, x: 0, y: 0)
    let around = neighbours(x, y)
    for column in around.columns {
      for row in around.rows where column != x || row != y {
        let other = pixel(rows, column, row)
        let luma = own == other ? 0 : difference(own, other, background: ground).luma
        if luma == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if luma < darkest.luma {
          darkest = (luma, column, row)
        } else if luma > lightest.luma {
          lightest = (luma, column, row)
        }
      }
    }
    guard darkest.luma < 0, lightest.luma > 0 else { return false }
    return [darkest, lightest].contains { place in
      standsOnPlainArea(reference, place.x, place.y) && standsOnPlainArea(actual, place.x, place.y)
    }
  }

  /// Whether a pixel has at least three neighbours of its own colour; the edge counts as one.
  private func standsOnPlainArea(_ rows: PixelRows, _ x: Int, _ y: Int) -> Bool {
    let own = pixel(rows, x, y)
    var alike = isAtEdge(x, y) ? 1 : 0
    let around = neighbours(x, y)
    for column in around.columns {
      for row in around.rows where column != x || row != y {
        if pixel(rows, column, row) == own { alike += 1 }
      }
    }
    return alike > 2
  }
}
