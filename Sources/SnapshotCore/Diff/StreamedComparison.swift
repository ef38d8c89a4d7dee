import Foundation

/// Compares two files of one size band by band, from the first row to the last: in memory are a few
/// rows of both, and they stay in the caches.
///
/// - Where both streams are the same so far, bit for bit, only one is inflated.
/// - Where the rows of a band are stored alike after rows with the same pixels, they have the same
///   pixels: at most one of the pictures is unfiltered.
/// - Otherwise each core inflates and unfilters one picture, and whichever is done first goes on to
///   compare the band before.
struct StreamedComparison {
  private let reference: RowStream
  private let actual: RowStream
  private let size: PixelSize
  private var pass: ComparisonPass
  private typealias PixelPair = (reference: BandPixels, actual: BandPixels)
  private var pixels: PixelPair
  /// Those of the band before or the next one; nil until a band waits.
  private var spare: PixelPair?
  /// A band whose rows are in `pixels`, to be compared while the next one is decoded; nil for none.
  private var waiting: Range<Int>?
  /// The number of bytes with which both streams begin alike.
  private let sharedByteCount: Int
  /// Whether only the reference was inflated so far.
  private var isShared: Bool
  /// Whether all rows so far have the same pixels; those of the actual picture are not there.
  private var isSame = true
  /// The first row of tiles that is neither compared nor known to be the same.
  private var nextTileRow = 0

  /// The number of filtered bytes of a band that two threads share: waking up another one for a
  /// smaller band takes as long as what it does.
  static let bandByteCount = 1 << 20

  /// The number of filtered bytes from which on a second thread is worth its start.
  private static let parallelByteCount = 1 << 16

  /// The result of the comparison; nil where one of the files is for libpng.
  ///
  /// - Parameters:
  ///   - reference: The rows of the reference, none of which is inflated yet.
  ///   - actual: The rows of a picture of the same width and height.
  static func result(
    _ reference: RowStream, _ actual: RowStream, _ tolerance: Tolerance
  ) -> ComparisonResult? {
    var comparison = StreamedComparison(reference, actual, tolerance)
    guard comparison.run() else { return nil }
    let size = comparison.size
    return ImageComparison.result(
      of: comparison.pass, tolerance, size, size, isSimilar: { true })
  }

  private init(_ reference: RowStream, _ actual: RowStream, _ tolerance: Tolerance) {
    self.reference = reference
    self.actual = actual
    size = PixelSize(width: reference.width, height: reference.height)
    pass = ComparisonPass(width: size.width, height: size.height, tolerance: tolerance)
    pixels = Self.pixels(reference, actual, pass)
    sharedByteCount = reference.isLike(actual) ? reference.sharedByteCount(with: actual) : 0
    isShared = sharedByteCount > 0
  }

  private static func pixels(
    _ reference: RowStream, _ actual: RowStream, _ pass: ComparisonPass
  ) -> PixelPair {
    let rows = min(reference.bandRows, actual.bandRows)
    func pixels(_ stream: RowStream) -> BandPixels {
      BandPixels(width: stream.width, bandRows: rows, keptRows: pass.rowsAbove)
    }
    return (pixels(reference), pixels(actual))
  }

  /// Compares all rows; false where one of the files is for libpng.
  private mutating func run() -> Bool {
    let bandRows = min(reference.bandRows, actual.bandRows)
    for start in stride(from: 0, to: size.height, by: bandRows) {
      let band = start..<min(start + bandRows, size.height)
      let isSound = if let waiting { goOn(from: waiting, to: band) } else { begin(band) }
      guard isSound else { return false }
      reference.release(before: band.upperBound)
      if !isShared { actual.release(before: band.upperBound) }
    }
    if let waiting { compare(waiting) }
    return true
  }

  /// Decodes a band, and compares it or leaves it waiting.
  private mutating func begin(_ band: Range<Int>) -> Bool {
    let wasSame = isShared || isSame
    guard wasSame ? inflate(band) && unfilter(band) : decode(band) else { return false }
    if isSame {
      nextTileRow = band.upperBound / 8
    } else if wasSame || !isLarge(band) {
      compare(band)
    } else {
      waiting = band
      return true
    }
    release()
    return true
  }

  /// Decodes a band and compares the one that waits, at the same time.
  private mutating func goOn(from before: Range<Int>, to band: Range<Int>) -> Bool {
    let next = spare ?? Self.pixels(reference, actual, pass)
    next.reference.copyEnd(of: pixels.reference)
    next.actual.copyEnd(of: pixels.actual)
    guard compare(before, beside: decoders(of: band, into: next)) else { return false }
    (pixels, spare) = (next, pixels)
    waiting = isSame ? nil : band
    if isSame {
      // What follows may be stored alike, and then there is less to do than to decode both.
      compare(band)
      release()
    }
    return true
  }

  private func release() {
    pixels.reference.release()
    if !isSame { pixels.actual.release() }
  }

  private mutating func inflate(_ band: Range<Int>) -> Bool {
    let end = band.upperBound
    if isShared {
      actual.resume(from: reference)
      guard reference.inflate(upTo: end) else { return false }
      if reference.hasRead(atMost: sharedByteCount) { return true }
      isShared = false
      return actual.inflate(upTo: end)
    }
    let both = [reference, actual]
    let done = Parallel.map(2, isWorthIt: isLarge(band)) { both[$0].inflate(upTo: end) }
    return done[0] && done[1]
  }

  private func decode(_ band: Range<Int>) -> Bool {
    let decoders = decoders(of: band, into: pixels)
    return !Parallel.map(2, isWorthIt: isLarge(band)) { decoders[$0]() }.contains(false)
  }

  /// What decodes each picture by itself, where the streams have no rows in common.
  private func decoders(
    of band: Range<Int>, into pixels: PixelPair
  ) -> [@Sendable () -> Bool] {
    [(reference, pixels.reference), (actual, pixels.actual)].map { stream, pixels in
      // SAFETY: Nobody else uses a stream and its pixels until the call has returned.
      nonisolated(unsafe) let (stream, pixels) = (stream, pixels)
      return {
        guard unsafe stream.inflate(upTo: band.upperBound), unsafe stream.hasKnownFilters(band)
        else { return false }
        unsafe pixels.unfilter(stream, band)
        return true
      }
    }
  }

  private func isLarge(_ band: Range<Int>) -> Bool {
    3 * band.count * size.width >= Self.parallelByteCount
  }

  private mutating func unfilter(_ band: Range<Int>) -> Bool {
    guard reference.hasKnownFilters(band), isShared || actual.hasKnownFilters(band) else {
      return false
    }
    if isSame, isShared || reference.isLike(actual) && reference.isStoredLike(actual, band) {
      // Only the last rows are ever asked for again, and what they are made from.
      var first = max(band.lowerBound, band.upperBound - pixels.reference.keptRows)
      while first > band.lowerBound, reference.filter(of: first) > 1 { first -= 1 }
      pixels.reference.unfilter(reference, first..<band.upperBound)
      return true
    }
    if isSame {
      pixels.actual.copyEnd(of: pixels.reference)
      isSame = false
    }
    let both = [(reference, pixels.reference), (actual, pixels.actual)]
    _ = Parallel.map(2, isWorthIt: isLarge(band)) { both[$0].1.unfilter(both[$0].0, band) }
    return true
  }

  /// Compares the rows of tiles whose rows are there, with the row below where that counts.
  ///
  /// - Parameter tasks: What is to be done meanwhile.
  /// - Returns: Whether all tasks say that they succeeded.
  @discardableResult
  private mutating func compare(
    _ band: Range<Int>, beside tasks: [@Sendable () -> Bool] = []
  ) -> Bool {
    let isLast = band.upperBound == size.height
    let end = isLast ? pass.scan.mask.tilesHigh : band.upperBound / 8 - pass.rowsBelow
    let areDone: Bool
    if nextTileRow < end {
      areDone = pass.run(
        nextTileRow..<end, pixels.reference.rows, pixels.actual.rows, beside: tasks)
      nextTileRow = end
    } else {
      areDone = !Parallel.map(tasks.count) { tasks[$0]() }.contains(false)
    }
    // A row of tiles that waits for the row below has no difference then.
    isSame = pixels.reference.hasSameEnd(as: pixels.actual)
    if isSame { nextTileRow = band.upperBound / 8 }
    return areDone
  }
}
