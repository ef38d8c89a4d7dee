import CoreGraphics
import SnapshotCore
import Testing

@Suite struct PictureLackTests {
  @Test func `what several views lack is one thing, in the order in which it was noted`() {
    let lacks = PictureLack.grouped([
      FidelityNote(.symbol, "star", place: "Card.UIImageView"),
      FidelityNote(.imageName, "logo"),
      FidelityNote(.symbol, "star", place: "Card.UIButton"),
    ])
    #expect(lacks.map(\.subject) == ["star", "logo"])
    #expect(lacks.map(\.places) == [["Card.UIImageView", "Card.UIButton"], []])
    #expect(lacks.map(\.feature) == ["symbol", "image-name"])
  }

  @Test func `the description says where, and how often elsewhere`() {
    let note = FidelityNote(.symbol, "star")
    func text(_ places: String...) -> String { PictureLack(note, places: places).description }
    #expect(text() == note.sentence)
    #expect(text("A") == "The symbol “star” is drawn as a plain shape (A).")
    #expect(text("A", "B") == "The symbol “star” is drawn as a plain shape (A and 1 other).")
    #expect(
      text("A", "B", "C") == "The symbol “star” is drawn as a plain shape (A and 2 others).")
  }
}
