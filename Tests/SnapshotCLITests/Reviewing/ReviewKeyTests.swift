import Testing

@testable import SnapshotCLI

@Suite struct ReviewKeyTests {
  private func keys(_ text: String) -> [ReviewKey] { ReviewKey.keys(in: Array(text.utf8)) }

  @Test func `letters are keys, whatever else is typed is not`() {
    #expect(
      keys("aArsumvj kq") == [
        .accept, .acceptCause, .reject, .skip, .undo, .move, .enlarge, .next, .next, .previous,
        .quit,
      ])
    #expect(keys("xZ1é\n") == [])
  }

  @Test func `arrows walk, in both of their forms`() {
    #expect(keys("\u{1b}[A\u{1b}[D") == [.previous, .previous])
    #expect(keys("\u{1b}[B\u{1b}[C\u{1b}OB") == [.next, .next, .next])
  }

  @Test func `another sequence is left out up to its letter`() {
    #expect(keys("\u{1b}[5~a") == [.accept])
    #expect(keys("\u{1b}[1;5Ar") == [.previous, .reject])
    #expect(keys("\u{1b}[?62;4cq") == [.quit])
  }

  @Test func `Escape, Control-C and Control-D quit`() {
    #expect(keys("\u{1b}") == [.quit])
    #expect(keys("\u{3}\u{4}") == [.quit, .quit])
  }
}
