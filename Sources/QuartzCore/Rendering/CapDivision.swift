/// How the pixels of an image's side are divided between two caps, which keep their size, and the
/// middle, which is stretched.
///
/// Where the caps leave no pixel between them, the middle is a pixel's length around the place
/// where they meet, as Apple documents for a `contentsCenter` without a size. Between two pixels
/// that is the run from the first one's centre to the second one's: both caps stay whole, and the
/// middle goes from one colour to the other.
package struct CapDivision: Equatable {
  /// The pixels of the cap at the start.
  package let near: Range<Int>
  /// The pixels that make the middle.
  package let middle: Range<Int>
  /// The pixels of the cap at the end.
  package let far: Range<Int>

  /// Whether the middle is shown from the centre of its first pixel to that of its last, and not
  /// from edge to edge.
  package var isBetweenCentres: Bool { middle.lowerBound < near.upperBound }

  /// Divides a side.
  ///
  /// - Parameters:
  ///   - pixelCount: The side's pixels, 1 or more.
  ///   - near: The length of the cap at the start in pixels. Caps that overlap meet where they
  ///     divide the side in proportion.
  ///   - far: The length of the cap at the end in pixels.
  package init(pixelCount: Int, near: CGFloat, far: CGFloat) {
    let whole = CGFloat(pixelCount)
    let (near, far) = (near.clamped(to: 0...1e9), far.clamped(to: 0...1e9))
    // In range: the ends are within the side.
    let first = Int(min(near.rounded(), whole))
    let second = pixelCount - Int(min(far.rounded(), whole))
    if first < second {
      self.init(0..<first, first..<second, second..<pixelCount)
      return
    }
    let meeting = near + far > whole ? whole * near / (near + far) : (near + whole - far) / 2
    let start = (meeting - 0.5).clamped(to: 0...whole - 1)
    // In range: within the side.
    let pixel = Int(start.rounded())
    if (start - start.rounded()).magnitude < 0.25 {
      self.init(0..<pixel, pixel..<pixel + 1, pixel + 1..<pixelCount)
    } else {
      let left = Int(start)
      self.init(0..<left + 1, left..<left + 2, left + 1..<pixelCount)
    }
  }

  private init(_ near: Range<Int>, _ middle: Range<Int>, _ far: Range<Int>) {
    self.near = near
    self.middle = middle
    self.far = far
  }

  /// The interval that the middle's pixels fill where what is shown of them is to fill `shown`.
  package func extent(ofMiddleShownIn shown: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    guard isBetweenCentres else { return shown }
    let half = (shown.upperBound - shown.lowerBound) / 2
    return shown.lowerBound - half...shown.upperBound + half
  }
}
