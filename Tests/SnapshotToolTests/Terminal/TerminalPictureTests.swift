import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct TerminalPictureTests {
  private func shown(_ image: PixelImage) -> TerminalPicture {
    TerminalPicture(image, width: image.width, height: image.height)
  }

  @Test func `made larger pixels are repeated, made smaller averaged`() {
    let image = picture("#.", "..")
    let large = TerminalPicture(image, width: 4, height: 4)
    #expect((0..<4).map { large.color($0, 1) } == [0, 0, 0xff_ffff, 0xff_ffff])
    #expect(large.color(1, 2) == 0xff_ffff)
    let small = TerminalPicture(image, width: 1, height: 1)
    #expect(small.color(0, 0) == 0xbf_bfbf)
  }

  @Test func `what is transparent shows a checkerboard`() {
    let clear = TerminalPicture(plain(1, 1, 0), width: 16, height: 1)
    #expect(clear.color(0, 0) == 0xff_ffff)
    #expect(clear.color(8, 0) == 0xe2_e2e2)
    let half = shown(plain(1, 1, 0x8000_0000))
    #expect(half.color(0, 0) == 0x7f_7f7f)
  }
}
