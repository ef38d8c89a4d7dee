import Foundation

/// The rows of two pictures of one size in which they differ, with some above and below.
struct RowBand {
  /// The rows as pictures of their own.
  let reference: PixelImage
  let actual: PixelImage
  let rows: RowMap
  /// The whole pictures'.
  let size: PixelSize

  /// Nothing where the pictures have the same samples.
  ///
  /// Both have one width, height and number of channels, and are inflated whole; `actual` may
  /// lack rows in front, which are the reference's.
  init?(_ reference: FilteredRows, _ actual: FilteredRows) {
    let height = reference.height
    let stride = reference.stride
    guard let (first, last) = Self.differingRows(reference, actual) else { return nil }
    let band = BandUnfilter(reference: reference, actual: actual, first: first, last: last)
    // Where most of the picture differs, each core has a picture of its own.
    if last - first > height / 2, stride * height > 1 << 18, band.mostRowsDiffer {
      guard let bytes = band.separately() else { return nil }
      rows = RowMap(all: height)
      self.reference = PixelImage(width: reference.width, height: height, bytes: bytes.reference)
      self.actual = PixelImage(width: reference.width, height: height, bytes: bytes.actual)
    } else {
      guard let found = band.together() else { return nil }
      rows = RowMap(tileRows: found.tileRows)
      let height = found.reference.count / (4 * reference.width)
      self.reference = PixelImage(width: reference.width, height: height, bytes: found.reference)
      self.actual = PixelImage(width: reference.width, height: height, bytes: found.actual)
    }
    size = PixelSize(width: reference.width, height: height)
  }

  /// The whole picture; all its rows are there.
  static func image(_ rows: FilteredRows) -> PixelImage {
    PixelImage(
      width: rows.width, height: rows.height,
      bytes: BandUnfilter.unfiltered(rows))
  }

  /// Both whole pictures.
  static func images(
    _ reference: FilteredRows, _ actual: FilteredRows
  ) -> (PixelImage, PixelImage) {
    let unfilter = BandUnfilter(reference: reference, actual: actual, first: 0, last: 0)
    let bytes = unfilter.bytes()
    return (
      PixelImage(width: reference.width, height: reference.height, bytes: bytes.reference),
      PixelImage(width: actual.width, height: actual.height, bytes: bytes.actual)
    )
  }

  /// First and last row that is stored differently.
  private static func differingRows(
    _ reference: FilteredRows, _ actual: FilteredRows
  ) -> (Int, Int)? {
    let stride = reference.stride
    // SAFETY: both have all rows from actual.firstRow on.
    func differs(_ row: Int) -> Bool {
      memcmp(reference.memory.base + row * stride, actual.memory.base + row * stride, stride) != 0
    }
    let rows = actual.firstRow..<reference.height
    guard let first = rows.first(where: differs) else { return nil }
    return (first, rows.last(where: differs) ?? first)
  }
}
