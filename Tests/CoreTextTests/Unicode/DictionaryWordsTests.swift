import Testing

@testable import CoreText

@Suite struct DictionaryWordsTests {
  private func words(_ text: String, _ purpose: DictionaryWords.Purpose = .lines) -> String {
    divided(text, at: DictionaryWords.boundaries(in: characters(text)[...], for: purpose))
  }

  @Test(arguments: [
    ("ภาษาไทย", "ภาษา|ไทย"), ("สวัสดีชาวโลก", "สวัสดี|ชาว|โลก"),
    ("ສະບາຍດີຊາວໂລກ", "ສະບາຍດີ|ຊາວໂລກ"), ("សួស្តីពិភពលោក", "សួស្តី|ពិភពលោក"),
    ("မင်္ဂလာပါကမ္ဘာ", "မင်္ဂလာ|ပါ|ကမ္ဘာ"),
  ])
  func `scripts without spaces are divided into words`(_ text: String, _ expected: String) {
    #expect(words(text) == expected)
  }

  @Test func `a selection takes Chinese and Japanese words, where a line may end anywhere`() {
    #expect(words("我喜欢苹果", .selection) == "我|喜欢|苹果")
    #expect(words("日本カタカナ", .selection) == "日本|カタカナ")
    #expect(words("我喜欢苹果", .lines) == "我|喜|欢|苹|果")
  }

  @Test func `a script without a dictionary is not divided`() {
    #expect(words("ᨣᩤᩴᨾᩮᩬᩥᨦ") == "ᨣᩤᩴᨾᩮᩬᩥᨦ")
  }

  @Test(arguments: ["", "ก", "a"])
  func `a text of one character has no places inside`(_ text: String) {
    #expect(DictionaryWords.boundaries(in: characters(text)[...], for: .lines).isEmpty)
    #expect(DictionaryWords.boundaries(in: characters(text)[...], for: .selection).isEmpty)
  }

  @Test func `places are indices of the whole, of which a part is asked for`() {
    let all = characters("abภาษาไทยcd")
    #expect(DictionaryWords.boundaries(in: all[2..<9], for: .lines) == [6])
    // The first word alone.
    #expect(DictionaryWords.boundaries(in: all[2..<6], for: .lines).isEmpty)
  }

  @Test func `characters of two units count once`() {
    // Ideographs beyond the first plane.
    let places = DictionaryWords.boundaries(in: characters("𠀀𠀁𠀂")[...], for: .lines)
    #expect(places == [1, 2])
  }

  @Test(arguments: [0xD800, 0xDFFF, 0x11_0000, 0xFFFF_FFFF] as [UInt32])
  func `numbers that are no characters stand for one that divides`(_ value: UInt32) {
    let text = characters("ภาษาไทย")
    let places = DictionaryWords.boundaries(in: (text + [value] + text)[...], for: .selection)
    #expect(places == [4, 7, 8, 12])
  }

  @Test func `what was asked before makes no difference`() {
    let first = words("ภาษาไทย")
    _ = words("我喜欢苹果", .selection)
    _ = words(String(repeating: "สวัสดีชาวโลก", count: 500))
    #expect(words("ภาษาไทย") == first)
  }

  @Test func `threads may ask at once`() async {
    let texts = ["ภาษาไทย", "สวัสดีชาวโลก", "မင်္ဂလာပါကမ္ဘာ"]
    let alone = texts.map { words($0) }
    await withTaskGroup(of: (Int, String).self) { group in
      for round in 0..<60 {
        let text = texts[round % 3]
        group.addTask {
          let places = DictionaryWords.boundaries(in: characters(text)[...], for: .lines)
          return (round % 3, divided(text, at: places))
        }
      }
      for await (index, found) in group { #expect(found == alone[index]) }
    }
  }
}
