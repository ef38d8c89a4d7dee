/// What each of the pixels along a side of a smaller image takes of those of a larger one.
///
/// The middles of the first pixels lie on one another, and those of the last ones. The kernel is
/// the cubic of Catmull and Rom, widened by the step from one pixel to the next; beyond the sides
/// the outermost pixels go on. All weights of a pixel add up to `one` exactly, and those of the
/// pixel as far from the other end are the same in reverse.
///
/// Source: pictures that iOS drew smaller with the default quality, the references of
/// AlamofireImage's tests. In nine sizes of a PNG, with 1 to 7 of its pixels for one, this is 0.2
/// levels off on average and 24 at most; blending means of whole blocks was 4.5 and 116. A sinc
/// windowed to the same width comes as near; with the ends of the sides on one another in place of
/// the middles of their pixels, the mean was 4. What Apple does where one pixel is left is not
/// known: here it lies in the middle.
package struct ReductionWeights {
  /// The sum of a pixel's weights.
  package static let one = 1 << 14

  /// The number of weights from one pixel's first to the next one's: a multiple of 8.
  private let stride: Int
  private var firsts: [Int32]
  private var counts: [Int32]
  /// The weights, one pixel's after the other; what is left of a pixel's is zero.
  private var weights: [Int16]

  /// - Parameters:
  ///   - length: The number of pixels along the larger image, at most 32,767.
  ///   - count: The number of pixels along the smaller one, from 1 to `length`.
  package init(from length: Int, to count: Int) {
    let step = count > 1 ? Double(length - 1) / Double(count - 1) : Double(length)
    let reach = length == count ? 0 : 2 * step
    stride = (min(length, Int(4 * step) + 2) + 7) / 8 * 8
    firsts = [Int32](repeating: 0, count: count)
    counts = firsts
    weights = [Int16](repeating: 0, count: count * stride)
    var taps: [Double] = []
    for index in 0..<(count + 1) / 2 {
      let centre =
        count > 1 ? Double(index * (length - 1)) / Double(count - 1) : Double(length - 1) / 2
      // In range: at most three times the length of a bitmap's side.
      let low = Int((centre - reach).rounded(.up))
      let high = Int((centre + reach).rounded(.down))
      let first = max(low, 0)
      let last = min(high, length - 1)
      taps.removeAll(keepingCapacity: true)
      taps.append(contentsOf: repeatElement(0, count: last - first + 1))
      for place in low...high {
        taps[min(max(place, first), last) - first] += Self.kernel((Double(place) - centre) / step)
      }
      set(index, of: count, taps, first, length)
    }
  }

  /// A cubic that is 1 at 0, and 0 at all other whole numbers and from 2 on.
  private static func kernel(_ distance: Double) -> Double {
    let x = distance.magnitude
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((2.5 - 0.5 * x) * x - 4) * x + 2 : 0
  }

  /// Rounds where the sum has come to, so that the whole is exact, and sets the mirrored pixel's.
  private mutating func set(
    _ index: Int, of count: Int, _ taps: [Double], _ first: Int, _ length: Int
  ) {
    let total = taps.reduce(0, +)
    let mirrored = count - 1 - index
    firsts[index] = Int32(first)
    firsts[mirrored] = Int32(length - first - taps.count)
    counts[index] = Int32(taps.count)
    counts[mirrored] = counts[index]
    var sum = 0.0
    var rounded = 0
    for (tap, weight) in taps.enumerated() {
      sum += weight
      // In range: a part of the sum of all weights.
      let next =
        tap + 1 == taps.count ? Self.one : Int((sum / total * Double(Self.one)).rounded())
      weights[index * stride + tap] = Int16(next - rounded)
      // The one in the middle has no other.
      if mirrored != index {
        weights[mirrored * stride + taps.count - 1 - tap] = Int16(next - rounded)
      }
      rounded = next
    }
  }

  /// The larger image's pixels that a pixel takes something of.
  package func range(_ index: Int) -> Range<Int> {
    Int(firsts[index])..<Int(firsts[index] + counts[index])
  }

  /// Calls `body` with the weights of a pixel and how many they are: as many as its range has and
  /// zeros up to a multiple of 8.
  @inline(__always)
  package func withWeights<Result>(
    _ index: Int, _ body: (UnsafePointer<Int16>, Int) -> Result
  ) -> Result {
    // SAFETY: There are `stride` weights for every pixel, a multiple of 8 that no pixel's range is
    // longer than, and the caller's index is of a pixel. The array lives for the closure, which
    // `body` does not outlive.
    unsafe weights.withUnsafeBufferPointer { all in
      unsafe body(all.baseAddress.unsafelyUnwrapped + index * stride, (Int(counts[index]) + 7) & ~7)
    }
  }
}
