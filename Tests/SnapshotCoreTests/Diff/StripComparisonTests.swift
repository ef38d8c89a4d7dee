import SnapshotCore
import TestSupport
import Testing

@Suite struct StripComparisonTests: StripComparing {
  private let white = plain(8, 4)

  private var dotted: PixelImage { white.with(0xff00_0000, at: (3, 1)) }

  private var dashed: PixelImage { white.with(0xff00_0000, at: (3, 1), (4, 1)) }

  private func strip(_ frames: PixelImage..., times: [Double]? = nil) -> PixelStrip {
    PixelStrip(frames: frames, times: times ?? frames.indices.map { Double($0) / 10 })
  }

  @Test func `equal strips match`() throws {
    let result = try compare(strip(white, dotted), strip(white, dotted))
    #expect(result.isMatch)
    #expect(result.result.isMatch)
    #expect(result.description == "2 frames: Same pixels, 8 × 4.")
  }

  @Test func `the first and the worst frame are named with their times`() throws {
    let result = try compare(
      strip(white, white, white, white), strip(white, dotted, dashed, dotted))
    #expect(result.differing.map(\.time) == [0.1, 0.2, 0.3])
    #expect(result.differing.map(\.actual) == [1, 2, 3])
    #expect(result.result.status == .differ)
    #expect(result.result.differentPixels == 2)
    let lines = result.description.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        "3 of 4 frames differ, first at 0.1 s; most at 0.2 s: 2 of 32 pixels differ") == true)
    #expect(lines.last == "Differing pixels: 1 at 0.1 s, 2 at 0.2 s, 1 at 0.3 s.")
  }

  @Test func `one frame of many is enough, wherever it is`() throws {
    for index in 0..<5 {
      var frames = [PixelImage](repeating: white, count: 5)
      frames[index] = dotted
      let times = (0..<5).map(Double.init)
      let result = try compare(
        strip(white, white, white, white, white, times: times),
        PixelStrip(frames: frames, times: times))
      #expect(result.differing.map(\.reference) == [index])
      #expect(result.description.hasPrefix("1 of 5 frames differs, at \(index) s: 1 of 32 pixels"))
    }
  }

  @Test func `another number of frames is no match, whatever they show`() throws {
    let result = try compare(strip(white, white), strip(white, white, white))
    #expect(!result.isMatch)
    #expect(result.result.status == .differ)
    #expect(
      result.description
        == "There are 3 frames (0, 0.1 and 0.2 s), in the reference 2 (0 and 0.1 s).")
    let fewer = try compare(strip(white, white), strip(dotted))
    #expect(fewer.differing.count == 2)
    #expect(fewer.description.hasPrefix("There is 1 frame (0 s), in the reference 2"))
    #expect(fewer.description.contains("\n1 of 1 frame differs, at 0 s: 1 of 32"))
  }

  @Test func `other times are no match, and frames of one time are compared`() throws {
    let result = try compare(
      strip(white, white, white, times: [0, 0.1, 0.3]),
      strip(white, white, dotted, times: [0, 0.2, 0.3]))
    #expect(result.differing.map(\.time) == [0.1, 0.2, 0.3])
    #expect(result.differing.map { $0.result == nil } == [true, true, false])
    #expect(
      result.description.hasPrefix(
        "The frames are at 0, 0.2 and 0.3 s, the reference’s at 0, 0.1 and 0.3 s.\n"
          + "1 of 2 frames differs, at 0.3 s: 1 of 32"))
  }

  @Test func `another size is said`() throws {
    let result = try compare(strip(white, white), strip(plain(8, 5), plain(8, 5)))
    #expect(result.result.status == .size)
    #expect(result.description.contains("2 of 2 frames differ, first at 0 s"))
    #expect(result.description.contains("8 × 5"))
  }

  @Test func `the tolerance holds for each frame`() throws {
    let tolerance = Tolerance(precision: 0.96)
    #expect(try compare(strip(white, white), strip(dotted, dotted), tolerance).isMatch)
    #expect(try !compare(strip(white, white), strip(dotted, dashed), tolerance).isMatch)
  }
}
