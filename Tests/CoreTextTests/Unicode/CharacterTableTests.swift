import Testing

@testable import CoreText

@Suite struct CharacterTableTests {
  @Test func `numbers are groups of five bits, the lowest first`() {
    #expect(TableNumbers.decode("AB") == [0, 1])
    // The 32nd sign says that more follows: 0 + 1 · 32, then 31 + 2 · 32.
    #expect(TableNumbers.decode("gB") == [32])
    #expect(TableNumbers.decode("/C") == [95])
  }

  @Test func `what is no sign of a number is passed over`() {
    #expect(TableNumbers.decode("A\n B") == [0, 1])
    #expect(TableNumbers.decode("").isEmpty)
  }

  @Test func `odd numbers stand for negative ones`() {
    #expect((0...6).map(TableNumbers.unzigzag) == [0, -1, 1, -2, 2, -3, 3])
  }
}
