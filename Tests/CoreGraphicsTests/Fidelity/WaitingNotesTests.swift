import CoreGraphics
import Testing

@Suite struct WaitingNotesTests {
  private let notes = WaitingNotes()

  @Test func `a note is claimed by every assertion that hosts a view made beside it`() {
    notes.add(FidelityNote(.imageName, "logo"), birth: 7)
    #expect(notes.claim { $0 == 8 }.count == 1)
    #expect(notes.claim { $0 == 7 }.count == 1)
    #expect(notes.claim { $0 == 20 }.isEmpty)
  }

  @Test func `a note that no view claims goes to the next assertion alone`() {
    notes.add(FidelityNote(.imageName, "logo"), birth: 7)
    #expect(notes.claim { _ in false }.count == 1)
    #expect(notes.claim { _ in false }.isEmpty)
    notes.add(FidelityNote(.imageName, "logo"), birth: nil)
    #expect(notes.claim { _ in false }.count == 1)
    #expect(notes.isEmpty == false)
    #expect(notes.claim { _ in false }.isEmpty)
  }

  @Test func `a note belongs to the test that was running`() {
    notes.setOwner { 1 }
    notes.add(FidelityNote(.imageName, "logo"), birth: nil)
    notes.setOwner { 2 }
    #expect(notes.claim { _ in true }.isEmpty)
    notes.setOwner { 1 }
    #expect(notes.claim { _ in true }.map(\.subject) == ["logo"])
  }

  @Test func `a test that is over is forgotten`() {
    notes.setOwner { 1 }
    notes.add(FidelityNote(.imageName, "logo"), birth: 3)
    notes.forget(owner: 1)
    #expect(notes.isEmpty)
  }

  @Test func `a process that never asserts does not grow`() {
    for number in 0..<3000 { notes.add(FidelityNote(.imageName, "\(number)"), birth: number) }
    #expect(notes.claim { _ in true }.count == 1000)
  }
}
