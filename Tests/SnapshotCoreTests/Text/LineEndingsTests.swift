import SnapshotCore
import Testing

@Suite struct LineEndingsTests {
  @Test(arguments: [
    ("a\r\n", true), ("a\r\nb", true), ("\r\n\r\n", true), ("", false), ("a", false),
    ("a\n", false), ("a\r\nb\n", false), ("a\nb\r\n", false), ("a\rb\r\n", false),
    ("a\r\nb\r", false), ("a\r\r\n", false), ("a\0b\r\n", false),
  ])
  func `only a text whose every line ends with CR LF looks converted`(text: String, isIt: Bool) {
    #expect(LineEndings.areCRLF(Array(text.utf8)) == isIt)
  }

  @Test func `a converted text is restored, unless the snapshot has a CR itself`() {
    let converted = Array("a\r\nb\r\n".utf8)
    #expect(LineEndings.restored(converted, for: Array("x\n".utf8)) == Array("a\nb\n".utf8))
    #expect(LineEndings.restored(converted, for: Array("a\rb\n".utf8)) == nil)
    #expect(LineEndings.restored(Array("a\n".utf8), for: Array("x\n".utf8)) == nil)
  }
}
