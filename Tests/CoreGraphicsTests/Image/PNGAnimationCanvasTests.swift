import CoreGraphics
import Testing

@Suite struct PNGAnimationCanvasTests: ForgesAnimations {
  private let first = AnimationPart(pixels: [0x0102_0304, 0x0506_0708])

  @Test func `a part replaces what is under it, and may be cleared or taken back`() throws {
    let red: UInt32 = 0xff00_00ff
    let right = [1, 1, 1, 0]
    #expect(
      try pixels([
        first, AnimationPart(box: right, pixels: [red]),
        AnimationPart(box: [1, 1, 0, 0], pixels: [7]),
      ])
        == [[0x0102_0304, 0x0506_0708], [0x0102_0304, red], [7, red]])
    #expect(
      try pixels([
        first, AnimationPart(box: right, disposal: 1, pixels: [red]),
        AnimationPart(box: [1, 1, 0, 0], pixels: [7]),
      ]) == [[0x0102_0304, 0x0506_0708], [0x0102_0304, red], [7, 0]])
    #expect(
      try pixels([
        first, AnimationPart(box: right, disposal: 2, pixels: [red]),
        AnimationPart(box: [1, 1, 0, 0], pixels: [7]),
      ]) == [[0x0102_0304, 0x0506_0708], [0x0102_0304, red], [7, 0x0506_0708]])
  }

  @Test func `a part that blends lets what is under it through`() throws {
    let frames = try pixels([
      AnimationPart(pixels: [0, 0]), AnimationPart(pixels: [0xff00_00ff, 0x0000_ffff]),
      AnimationPart(blend: 1, pixels: [0x00ff_0080, 0x1234_5600]),
    ])
    #expect(frames[2] == [0x7f80_00ff, 0x0000_ffff])
  }
}
