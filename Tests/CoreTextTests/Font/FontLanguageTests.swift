import Foundation
import Synchronization
import Testing

@testable import CoreText

@Suite struct FontLanguageTests {
  @Test func `the language is asked for 100,000 times at one depth of the stack`() {
    let depth = Atomic(0)
    let isMeasured = Atomic(false)
    FontLanguage.follow {
      if isMeasured.load(ordering: .relaxed) {
        depth.store(Thread.callStackReturnAddresses.count, ordering: .relaxed)
      }
      return nil
    }
    defer { FontLanguage.follow { nil } }
    func measured() -> Int {
      isMeasured.store(true, ordering: .relaxed)
      defer { isMeasured.store(false, ordering: .relaxed) }
      _ = FontLanguage.current
      return depth.load(ordering: .relaxed)
    }
    let first = measured()
    for _ in 0..<100_000 { _ = FontLanguage.current }
    #expect(measured() == first)
  }

  @Test(arguments: [
    ("ja", "jp"), ("ko-KR", "kr"), ("zh", "sc"), ("zh-Hans-HK", "sc"), ("zh_TW", "tc"),
    ("zh-Hant", "tc"), ("zh-Hant-HK", "hk"), ("zh-MO", "hk"), ("yue", "hk"), ("yue-Hans", "sc"),
  ])
  func `a language has the characters of its region`(language: String, region: String) {
    #expect(HanRegion(language: language)?.rawValue == region)
  }

  @Test(arguments: ["de", "en-HK", ""])
  func `a language without Chinese characters has no region`(language: String) {
    #expect(HanRegion(language: language) == nil)
  }

  @Test func `kana tell Japanese, Hangul Korean and Bopomofo traditional characters`() {
    #expect(HanRegion(evidenceIn: [0x6F22, 0x304B]) == .japanese)
    #expect(HanRegion(evidenceIn: [0x6F22, 0xAC00]) == .korean)
    #expect(HanRegion(evidenceIn: [0x3105, 0x6F22]) == .traditional)
  }

  @Test func `kana count more than what stands before them, and Chinese alone tells nothing`() {
    #expect(HanRegion(evidenceIn: [0xAC00, 0x304B]) == .japanese)
    #expect(HanRegion(evidenceIn: [0x6F22, 0x5B57]) == nil)
  }
}
