import SnapshotCore
import TestSupport
import Testing

@Suite struct DifferenceImageTests {
  /// `.` grey, `x` differs, `f` differs faintly, `r` only in the reference, `a` only in the
  /// actual image, `o` box, space nothing.
  private func drawing(_ reference: PixelImage, _ actual: PixelImage) -> [String] {
    let result = ImageComparison.compare(reference, actual)
    let image = DifferenceImage(reference: reference, actual: actual, result: result)
    return (0..<image.height).map { y in
      String(
        (0..<image.width).map { x in
          switch image.indices[y * image.width + x] {
          case 240: "x"
          case 241: "f"
          case 242, 243: "r"
          case 244, 245: "a"
          case 246: "o"
          case 247: " "
          default: "."
          }
        })
    }
  }

  @Test func `a pixel that differs has a box around it`() {
    let reference = plain(13, 11)
    #expect(
      drawing(reference, reference.with(0xff00_0000, at: (6, 5))) == [
        ".............",
        "..ooooooooo..",
        "..o.......o..",
        "..o.......o..",
        "..o.......o..",
        "..o...x...o..",
        "..o.......o..",
        "..o.......o..",
        "..o.......o..",
        "..ooooooooo..",
        ".............",
      ])
  }

  @Test func `a box is cut at the edges, a faint difference has its own colour`() {
    let reference = plain(7, 6)
    #expect(
      drawing(reference, reference.with(0xfffe_fefe, at: (0, 0))) == [
        "f...o..",
        "....o..",
        "....o..",
        "....o..",
        "ooooo..",
        ".......",
      ])
  }

  @Test func `the background has 24 shades from black to white`() {
    let ramp = PixelImage(
      width: 256, height: 1,
      bytes: (0..<256).flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] })
    let image = DifferenceImage(
      reference: ramp, actual: ramp, result: ImageComparison.compare(ramp, ramp))
    #expect(Set(image.indices).count == 24)
    #expect(image.indices.first == 0)
    #expect(image.indices.last == 239)
    #expect(image.indices == image.indices.sorted())
  }

  @Test func `other sizes are drawn on one canvas, not stretched`() {
    #expect(
      drawing(plain(4, 2), plain(2, 3)) == [
        "..rr",
        "..rr",
        "aa  ",
      ])
  }

  @Test func `the file is a palette PNG of the canvas's size`() throws {
    let result = ImageComparison.compare(plain(4, 2), plain(2, 3))
    let image = DifferenceImage(reference: plain(4, 2), actual: plain(2, 3), result: result)
    let decoded = try Reference(image.png(), path: "x").image()
    #expect(decoded.size == PixelSize(width: 4, height: 3))
    #expect(decoded.pixel(0, 0) == 0xffff_ffff)
    #expect(decoded.pixel(3, 2) == 0)
  }
}
