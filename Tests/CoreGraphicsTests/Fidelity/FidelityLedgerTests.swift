import CoreGraphics
import Testing

@Suite struct FidelityLedgerTests {
  @Test func `a note reaches the ledger of what is hosted, once`() {
    let notes = FidelityLedger.collecting {
      FidelityLedger.note(.symbol, "house")
      FidelityLedger.note(.symbol, "house")
      FidelityLedger.note(.symbol, "bell")
    }
    #expect(notes == [FidelityNote(.symbol, "house"), FidelityNote(.symbol, "bell")])
  }

  @Test func `a lack goes when the property has its default value again`() {
    var lacks = FidelityLacks()
    lacks.set(.property, "UIView.x", if: true)
    lacks.set(.property, "UIView.x", if: true)
    lacks.set(.property, "UIView.y", if: true)
    #expect(lacks.notes.map(\.subject) == ["UIView.x", "UIView.y"])
    lacks.set(.property, "UIView.x", if: false)
    #expect(lacks.notes.map(\.subject) == ["UIView.y"])
  }

  @Test func `new notes of some features take the place of the old`() {
    var lacks = FidelityLacks()
    lacks.set(.symbol, "house", if: true)
    lacks.set(.property, "UIView.x", if: true)
    lacks.replace([.symbol], with: [FidelityNote(.symbol, "bell")])
    #expect(lacks.notes.map(\.subject) == ["UIView.x", "bell"])
  }
}
