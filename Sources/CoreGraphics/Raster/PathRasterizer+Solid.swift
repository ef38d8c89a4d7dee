import CRaster

/// Pixels that a path is drawn into in one colour.
@safe struct SolidTarget {
  /// The pixel of device column 0 and row 0, whether there is one or not.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from a row to the next.
  let width: Int
  let color: SourceOver.Color
}

extension PathRasterizer {
  /// Draws the path over pixels without making spans of it: cells become coverage and coverage
  /// becomes colour in the same registers.
  ///
  /// The bytes are those that `SourceOver` makes of the path's spans. The path is antialiased
  /// and the clip has no mask.
  func draw(into target: SolidTarget) {
    while let rows = accumulate() {
      // The rule is known inside of each loop.
      if rule == .evenOdd {
        draw(rows, target, isEvenOdd: true)
      } else {
        draw(rows, target, isEvenOdd: false)
      }
    }
  }

  @inline(__always)
  private func draw(_ rows: Range<Int>, _ target: SolidTarget, isEvenOdd: Bool) {
    let wordCount = memory.wordsPerRow
    let marks = marks
    var cells = unsafe memory.cells
    var words = unsafe memory.touched
    // SAFETY: rows and columns of the bounds lie in the target.
    var pixels = unsafe target.base + (rows.lowerBound &* target.width &+ bounds.minX)
    for row in 0..<min(rows.count, Self.rowsAhead) {
      unsafe Self.prepare(words + row &* wordCount, wordCount, pixels + row &* target.width)
    }
    for row in 0..<rows.count {
      if row &+ Self.rowsAhead < rows.count {
        unsafe Self.prepare(
          words + Self.rowsAhead &* wordCount, wordCount, pixels + Self.rowsAhead &* target.width)
      }
      let marked =
        marks == .some && hasMark(row) ? unsafe memory.conflicts + row &* wordCount : nil
      unsafe drawRow(row, cells, words, marked, pixels, target.color, isEvenOdd: isEvenOdd)
      unsafe cells[bounds.width] = 0
      unsafe cells[bounds.width &+ 1] = 0
      unsafe Self.clear(words, wordCount)
      if marks != .none { unsafe Self.clear(memory.conflicts + row &* wordCount, wordCount) }
      unsafe cells += memory.stride
      unsafe words += wordCount
      unsafe pixels += target.width
    }
  }

  /// Rows that are made ready before they are drawn.
  private static let rowsAhead = 12

  /// Fetches the pixels at both ends of what lines touch in each 64 columns. A path that goes
  /// from row to row finds few of them in the cache, and waiting for one after the other would
  /// take longer than all the rest.
  @inline(__always)
  private static func prepare(
    _ words: UnsafeMutablePointer<UInt64>, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let word = unsafe words[index]
      if word == 0 { continue }
      let first = unsafe pixels + (index &<< 6)
      unsafe CRasterPrefetch(first + word.trailingZeroBitCount)
      unsafe CRasterPrefetch(first + (63 &- word.leadingZeroBitCount))
    }
  }

  /// - Parameter marked: A row's bits of pixels that are worked out exactly, if there are any.
  @inline(__always)
  private func drawRow(
    _ row: Int, _ cells: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>,
    _ marked: UnsafeMutablePointer<UInt64>?, _ pixels: UnsafeMutablePointer<UInt32>,
    _ color: SourceOver.Color, isEvenOdd: Bool
  ) {
    let width = bounds.width
    var runs = unsafe TouchedRuns(words, memory.wordsPerRow, startsAtLeft: cells[0] != 0)
    var sum = CellSums.Lanes()
    var column = 0
    while let (start, reach) = runs.next(), start < width {
      if start > column {
        unsafe Self.drawUniform(pixels, column, start, sum[3], color, isEvenOdd)
      }
      column = start
      let end = min(reach, width)
      while column < end {
        let sums = unsafe CellSums.sums(cells + column, &sum)
        var levels = CellSums.levels(sums, isEvenOdd)
        if let marked = unsafe marked {
          let bits = unsafe marked[column &>> 6] &>> UInt64(truncatingIfNeeded: column & 63) & 15
          if bits != 0 { levels = resolve(row, column, bits, sums, levels, isEvenOdd) }
        }
        if column &+ 4 <= end {
          unsafe SourceOver.blendFour(pixels + column, color, levels: levels)
        } else {
          // The clip ends within four columns.
          for index in 0..<end &- column {
            unsafe SourceOver.blendOne(
              pixels + (column &+ index), color, UInt32(truncatingIfNeeded: levels[index]))
          }
        }
        column &+= 4
      }
      column = end
    }
    if column < width {
      unsafe Self.drawUniform(pixels, column, width, sum[3], color, isEvenOdd)
    }
  }

  @inline(__always)
  private static func drawUniform(
    _ pixels: UnsafeMutablePointer<UInt32>, _ start: Int, _ end: Int, _ sum: Int32,
    _ color: SourceOver.Color, _ isEvenOdd: Bool
  ) {
    let level = UInt32(CellSums.coverage(sum, isEvenOdd))
    if level != 0 {
      unsafe SourceOver.blend(pixels + start, color, coverage: level, end &- start)
    }
  }
}
