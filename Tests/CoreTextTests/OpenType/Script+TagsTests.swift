import Testing

@testable import CoreText

@Suite struct ScriptTagsTests {
  @Test(arguments: [
    ("Latn", ["latn"]), ("Cyrl", ["cyrl"]), ("Arab", ["arab"]), ("Hebr", ["hebr"]),
    ("Deva", ["dev3", "dev2", "deva"]), ("Beng", ["bng3", "bng2", "beng"]),
    ("Taml", ["tml3", "tml2", "taml"]), ("Mymr", ["mym2", "mymr"]), ("Khmr", ["khmr"]),
    // Hiragana and Katakana share a tag; short ones end in spaces.
    ("Hira", ["kana"]), ("Kana", ["kana"]), ("Laoo", ["lao "]), ("Yiii", ["yi  "]),
  ])
  func `a script has OpenType's tags, the newest first`(_ code: String, _ tags: [String]) {
    #expect(Script(code).tags.map(\.description) == tags)
  }

  @Test(arguments: [Script.common, .inherited, .unknown])
  func `what has no script of its own has no tag`(_ script: Script) {
    #expect(script.tags.isEmpty)
  }
}
