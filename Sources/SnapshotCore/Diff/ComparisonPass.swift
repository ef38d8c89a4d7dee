/// A comparison of two pictures from top to bottom, some rows of tiles at a time: the rows that are
/// done need not stay in memory.
///
/// Many pixels are divided between two threads, each with its own columns of tiles: the result is
/// the same.
struct ComparisonPass {
  private(set) var scan: PixelScan
  /// The number of differing pixels of the rows so far.
  private(set) var differentPixels = 0
  /// Whether every region so far is within the tolerance's limits.
  var holdsRegionLimits: Bool { blobs?.areWithin ?? true }
  /// The pixels that always match; nil for none.
  let ignored: DifferenceMask?

  private let tolerance: Tolerance
  private let rules: NeighbourhoodRules?
  private var blobs: PixelBlobs?
  private let lanes: [Lane]
  private let isDivided: Bool?

  private final class Lane {
    var scan: ScanLane
    init(tilesWide: Int) { scan = ScanLane(tilesWide: tilesWide) }
    deinit { scan.deallocate() }
  }

  /// The number of pixels from which on a second thread is worth its start.
  private static let parallelPixels = 1 << 16

  /// - Parameters:
  ///   - width: The width of the part that both pictures have.
  ///   - threads: The number of parts that rows of tiles are divided into; nil derives it from the
  ///     number of pixels.
  init(width: Int, height: Int, tolerance: Tolerance, threads: Int? = nil) {
    let scan = PixelScan(width: width, height: height)
    self.scan = scan
    self.tolerance = tolerance
    rules = NeighbourhoodRules(tolerance)
    ignored = DifferenceMask(of: tolerance.ignoredAreas, width: width, height: height)
    if tolerance.maxRegionArea != nil || tolerance.maxRegionEnergy != nil {
      blobs = PixelBlobs(
        maximumArea: tolerance.maxRegionArea ?? .max,
        maximumEnergy: tolerance.maxRegionEnergy ?? .infinity)
    }
    lanes = (0..<max(threads ?? 2, 1)).map { _ in Lane(tilesWide: scan.mask.tilesWide) }
    isDivided = threads.map { $0 > 1 }
  }

  /// Rows below a row of tiles that must be in memory with it. A `PixelmatchMetric` looks at more:
  /// it is for whole pictures.
  var rowsBelow: Int { rules == nil ? 0 : 1 }

  /// Rows above the next ones that must stay in memory: where rows of tiles wait for the row below
  /// them, one of them and the row above it, and otherwise what the next row is made from.
  var rowsAbove: Int { rules == nil ? 1 : 9 }

  var maxChannelDelta: Int { Int(lanes.map(\.scan.memo.maxChannelDelta).max() ?? 0) }

  /// Compares some rows of tiles; those above were compared before.
  ///
  /// - Parameter tasks: What is to be done meanwhile, and must not touch the rows.
  /// - Returns: Whether all tasks say that they succeeded.
  @discardableResult
  mutating func run(
    _ tileRows: Range<Int>, _ reference: PixelRows, _ actual: PixelRows,
    beside tasks: [@Sendable () -> Bool] = []
  ) -> Bool {
    let pixels = 8 * tileRows.count * scan.mask.width
    let count = scan.mask.tilesWide
    let parts = isDivided ?? (pixels >= Self.parallelPixels) ? min(lanes.count, count) : 1
    let limit = tolerance.scanLimit
    let (ignored, rules, lanes) = (ignored, rules, lanes)
    let pixelmatch = tolerance.pixelmatch
    let results = scan.withMemory { memory in
      let work = Work(
        reference: reference, actual: actual, memory: memory, ignored: ignored,
        limitSquared: limit < 0 ? -1 : Float(limit * limit), rules: rules, pixelmatch: pixelmatch)
      return Parallel.map(tasks.count + parts) { index in
        if index < tasks.count { return tasks[index]() }
        let part = index - tasks.count
        let columns = part * count / parts..<(part + 1) * count / parts
        for tileRow in tileRows { work.run(tileRow, columns, &lanes[part].scan) }
        return true
      }
    }
    let tilesWide = scan.mask.tilesWide
    let tiles = tileRows.lowerBound * tilesWide..<tileRows.upperBound * tilesWide
    differentPixels += scan.mask.tiles[tiles].reduce(0) { $0 + $1.nonzeroBitCount }
    blobs?.add(tileRows, scan.mask, reference, actual, &lanes[0].scan.memo)
    return !results.contains(false)
  }

  /// Adds what only 16-bit samples show; called after all rows.
  mutating func addWide(_ reference: PixelImage, _ actual: PixelImage) {
    guard tolerance.comparesSamples, !tolerance.ignoresEdgeNoise, tolerance.maximumShift == 0
    else { return }
    scan.addWide(reference, actual, ignoring: ignored)
    differentPixels = scan.mask.count
  }

  /// The passes over one row of tiles, which two threads may share.
  private struct Work {
    let reference: PixelRows
    let actual: PixelRows
    let memory: PixelScan.Memory
    let ignored: DifferenceMask?
    let limitSquared: Float
    let rules: NeighbourhoodRules?
    let pixelmatch: PixelmatchMetric?

    func run(_ tileRow: Int, _ columns: Range<Int>, _ lane: inout ScanLane) {
      // SAFETY: `memory` has an element for each tile and outlives this call; so do the ignored
      // tiles of a mask of the same size. No other thread has the tiles of these columns. The
      // caller keeps the rows of this row of tiles in memory, and `rowsAbove` and `rowsBelow`
      // around it.
      unsafe ScanLoop(
        reference: reference, actual: actual, width: memory.width, height: memory.height,
        limitSquared: limitSquared, isFinal: ignored == nil && pixelmatch == nil && rules == nil,
        tiles: memory.tiles, deltas: memory.deltas, places: memory.places
      ).run(tileRow, columns, &lane)
      let first = tileRow * memory.tilesWide
      let tiles = first + columns.lowerBound..<first + columns.upperBound
      if let ignored {
        for tile in tiles { unsafe memory.tiles[tile] &= ~ignored.tiles[tile] }
      }
      if let pixelmatch {
        unsafe PixelmatchLoop(
          reference: reference, actual: actual, width: memory.width, height: memory.height,
          metric: pixelmatch, tiles: memory.tiles
        ).run(tileRow, columns)
      }
      if let rules {
        unsafe NeighbourhoodLoop(
          reference: reference, actual: actual, width: memory.width, height: memory.height,
          rules: rules, tiles: memory.tiles
        ).run(tileRow, columns, &lane.memo)
      }
      unsafe TileSummation(
        reference: reference, actual: actual, tiles: UnsafePointer(memory.tiles),
        sums: memory.sums, actualSums: memory.actualSums
      ).run(tileRow, columns, tilesWide: memory.tilesWide)
    }
  }
}

extension PixelScan {
  /// Memory with one element for each tile, valid during a call.
  @safe struct Memory {
    let width: Int
    let height: Int
    let tilesWide: Int
    let tiles: UnsafeMutablePointer<UInt64>
    let deltas: UnsafeMutablePointer<Float>
    let places: UnsafeMutablePointer<UInt8>
    let sums: UnsafeMutablePointer<SIMD4<UInt16>>
    let actualSums: UnsafeMutablePointer<SIMD4<UInt16>>
  }

  mutating func withMemory<Result>(_ body: (Memory) -> Result) -> Result {
    let width = mask.width
    let height = mask.height
    let tilesWide = mask.tilesWide
    // SAFETY: All five arrays have one element for each tile, so that none is empty, and nothing
    // else touches them during this call. The pointers are not kept: `body` does not escape.
    return unsafe mask.tiles.withUnsafeMutableBufferPointer { tiles in
      unsafe tileDeltas.withUnsafeMutableBufferPointer { deltas in
        unsafe tilePlaces.withUnsafeMutableBufferPointer { places in
          unsafe sums.withUnsafeMutableBufferPointer { sums in
            unsafe actualSums.withUnsafeMutableBufferPointer { actualSums in
              unsafe body(
                Memory(
                  width: width, height: height, tilesWide: tilesWide, tiles: tiles.baseAddress!,
                  deltas: deltas.baseAddress!, places: places.baseAddress!,
                  sums: sums.baseAddress!, actualSums: actualSums.baseAddress!))
            }
          }
        }
      }
    }
  }
}
