import Testing

@testable import CoreText

@Suite struct UnicodeTablesTests {
  /// Characters that Unicode 15.0 has; what they are is promised not to change.
  private static let assigned: [Unicode.Scalar] = (0...0x2FFFF).compactMap { (value: UInt32) in
    guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age,
      age.major < 15 || age.major == 15 && age.minor == 0
    else { return nil }
    return scalar
  }

  @Test func `combining classes are those of the standard library`() {
    let different = Self.assigned.filter { scalar in
      scalar.properties.canonicalCombiningClass.rawValue
        != UnicodeTables.combiningClass[scalar.value]
    }
    #expect(different.isEmpty)
    #expect(UnicodeTables.combiningClass[0x301] == 230)
    #expect(UnicodeTables.combiningClass[0x323] == 220)
  }

  @Test func `letters, marks, digits and unassigned numbers are told apart`() {
    #expect(UnicodeTables.isMark(0x301) && UnicodeTables.isNonSpacingMark(0x301))
    #expect(UnicodeTables.isMark(0x93E) && !UnicodeTables.isNonSpacingMark(0x93E))
    #expect(UnicodeTables.isMark(0x20DD) && !UnicodeTables.isMark(0x61))
    #expect([0x30, 0x39, 0x661, 0x966].allSatisfy(UnicodeTables.isDecimalDigit))
    #expect([0xB2, 0xBD, 0x2160, 0x61].allSatisfy { !UnicodeTables.isDecimalDigit($0) })
    #expect(UnicodeTables.isUnassigned(0x378) && !UnicodeTables.isUnassigned(0x41))
    #expect(UnicodeTables.isInWord(0x61) && !UnicodeTables.isInWord(0x20))
  }

  @Test func `wide characters and those that are not seen are known`() {
    #expect([0x4E00, 0x3042, 0xFF21, 0xFF71, 0xAC00].allSatisfy(UnicodeTables.isWide))
    #expect([0x41, 0x3B1, 0x20].allSatisfy { !UnicodeTables.isWide($0) })
    #expect([0xAD, 0x200B, 0x200D, 0xFE0F, 0x2060].allSatisfy(UnicodeTables.isIgnorable))
    #expect([0x20, 0xA0, 0x41].allSatisfy { !UnicodeTables.isIgnorable($0) })
  }

  @Test func `a letter with an accent is a letter and an accent`() throws {
    let table = UnicodeTables.decomposition
    let parts = try #require(table.decompose(0xE9))
    #expect(parts.first == 0x65 && parts.second == 0x301)
    #expect(table.compose(0x65, 0x301) == 0xE9)
    #expect(table.decompose(0x65) == nil)
    #expect(table.compose(0x65, 0x66) == nil)
  }

  @Test func `what stands for one character is not made of it again`() throws {
    let kelvin = try #require(UnicodeTables.decomposition.decompose(0x212A))
    #expect(kelvin.first == 0x4B && kelvin.second == 0)
    // An excluded composition: a letter and its nukta stay apart.
    let qa = try #require(UnicodeTables.decomposition.decompose(0x958))
    #expect(qa.first == 0x915 && qa.second == 0x93C)
    #expect(UnicodeTables.decomposition.compose(0x915, 0x93C) == nil)
  }

  @Test func `syllables of Hangul come apart and together by arithmetic`() throws {
    let table = UnicodeTables.decomposition
    let ga = try #require(table.decompose(0xAC00))
    #expect(ga.first == 0x1100 && ga.second == 0x1161)
    let gag = try #require(table.decompose(0xAC01))
    #expect(gag.first == 0xAC00 && gag.second == 0x11A8)
    let last = try #require(table.decompose(0xD7A3))
    #expect(last.first == 0xD788 && last.second == 0x11C2)
    for syllable: UInt32 in [0xAC00, 0xAC01, 0xC0AC, 0xD7A3] {
      let parts = try #require(table.decompose(syllable))
      #expect(table.compose(parts.first, parts.second) == syllable)
    }
    #expect(table.decompose(0xD7A4) == nil)
    // A syllable that has its last letter takes no other one.
    #expect(table.compose(0xAC01, 0x11A8) == nil)
  }

  @Test func `brackets know each other and their side`() throws {
    for (opening, closing) in [(0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D), (0x3008, 0x3009)] {
      let first = try #require(UnicodeTables.bracketPairs[UInt32(opening)])
      #expect(first.other == UInt32(closing) && first.isOpening)
      let second = try #require(UnicodeTables.bracketPairs[UInt32(closing)])
      #expect(second.other == UInt32(opening) && !second.isOpening)
    }
    // Signs of comparison have mirror images and are no brackets.
    #expect(UnicodeTables.bracketPairs[0x3C] == nil)
    #expect(UnicodeTables.mirrored[0x3C] == 0x3E)
  }

  @Test func `mirror images are mutual`() {
    for character: UInt32 in 0x20..<0x3100 {
      guard let image = UnicodeTables.mirrored[character] else { continue }
      #expect(UnicodeTables.mirrored[image] == character, "\(character)")
    }
  }
}
