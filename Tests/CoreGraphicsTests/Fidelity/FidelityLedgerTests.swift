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

  @Test(arguments: [
    (
      "/home/a b/.build/debug/App_App.resources/Media.xcassets/logo.imageset: no file",
      "App_App.resources/Media.xcassets/logo.imageset: no file"
    ),
    (
      "The table “/srv/Cards.bundle/en.lproj/A.strings” is broken",
      "The table “Cards.bundle/en.lproj/A.strings” is broken"
    ),
    ("/tmp/photo.png is no picture", "/tmp/photo.png is no picture"),
    ("a/b.bundle/c", "a/b.bundle/c"), ("and/or", "and/or"), ("house", "house"),
  ])
  func `a path into a bundle is the same on every machine`(_ text: String, _ expected: String) {
    #expect(FidelityNote(.assetCatalog, text).subject == expected)
  }

  @Test func `every feature has a sentence with its subject and a kind`() {
    for feature in FidelityFeature.allCases {
      let note = FidelityNote(feature, "Subject")
      #expect(note.sentence.contains("Subject"), "\(feature)")
      #expect(note.sentence.hasSuffix("."), "\(feature)")
      #expect(FidelityFeature.Kind.allCases.contains(feature.kind))
    }
  }

  @Test func `a line of metadata is read as the note that it was written from`() {
    for feature in FidelityFeature.allCases {
      let note = FidelityNote(feature, "a name, with: signs")
      #expect(FidelityNote(line: note.line) == note)
    }
    let line = FidelityNote(.imageName, "two\nlines\tand a tab").line
    #expect(line == "image-name\ttwo lines and a tab")
    #expect(FidelityNote(line: "feature-of-a-later-version\tx") == nil)
    #expect(FidelityNote(line: "") == nil)
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
