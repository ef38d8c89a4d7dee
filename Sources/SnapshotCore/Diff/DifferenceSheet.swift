import CoreGraphics

/// The picture of how two strips differ: a row for each differing frame, with reference, highlight
/// and actual frame. What one strip has no frame for is empty.
package enum DifferenceSheet {
  /// The maximum number of rows, for the first frames that differ.
  package static let maximumRows = 6
  private static let maximumPixels = 24 << 20
  private static let gap = 8

  package static func png(
    _ reference: StripReader, _ actual: StripReader, _ comparison: StripComparison
  ) throws(PictureFileError) -> [UInt8] {
    var frames = comparison.differing[...]
    var pairs = StripPairs(reference, actual)
    var rows: [PixelImage] = []
    while let frame = frames.first, rows.count < maximumRows, let pair = try pairs.next() {
      guard (pair.referenceIndex, pair.actualIndex) == (frame.reference, frame.actual) else {
        continue
      }
      frames.removeFirst()
      let row = row(pair, frame.result)
      let pixels = rows.reduce(0) { $0 + $1.width * ($1.height + gap) }
      if !rows.isEmpty, pixels + row.size.pixelCount > maximumPixels { break }
      rows.append(row)
    }
    let sheet = stacked(rows)
    do throws(PNGError) {
      return try PNGCodec.encode(sheet.narrowPNG, level: 1)
    } catch {
      throw .unencodable(path: actual.path, error)
    }
  }

  private static func row(_ pair: StripPairs.Pair, _ result: ComparisonResult?) -> PixelImage {
    let size = pair.reference?.size ?? pair.actual?.size ?? PixelSize(width: 1, height: 1)
    let empty = PixelImage(
      width: size.width, height: size.height,
      bytes: [UInt8](repeating: 0, count: 4 * size.pixelCount))
    var highlight = empty
    if let old = pair.reference, let new = pair.actual, let result {
      highlight = DifferenceImage(reference: old, actual: new, result: result).pixels
    }
    return DifferencePictures.sideBySide([
      pair.reference ?? empty, highlight, pair.actual ?? empty,
    ])
  }

  private static func stacked(_ rows: [PixelImage]) -> PixelImage {
    let width = rows.map(\.width).max() ?? 1
    var bytes: [UInt8] = []
    var height = 0
    for row in rows {
      if height > 0 {
        bytes += repeatElement(0, count: 4 * width * gap)
        height += gap
      }
      bytes += DifferencePictures.canvas(row, width, row.height).bytes
      height += row.height
    }
    guard height > 0 else { return PixelImage(width: 1, height: 1, bytes: [0, 0, 0, 0]) }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}
