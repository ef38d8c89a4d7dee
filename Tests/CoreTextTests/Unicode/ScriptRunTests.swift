import CoreText
import Testing

@Suite struct ScriptRunTests {
  private func runs(_ text: String) -> String {
    ScriptRun.runs(in: characters(text))
      .map { "\($0.script) \($0.range.lowerBound)-\($0.range.upperBound)" }
      .joined(separator: ", ")
  }

  @Test func `letters know their script`() {
    #expect(Script(of: 0x41) == .latin)
    #expect(Script(of: 0x5D0) == .hebrew)
    #expect(Script(of: 0x20) == .common)
    #expect(Script(of: 0x301) == .inherited)
    #expect(Script(of: 0x10_FFFF) == .unknown)
    #expect(Script(of: 0xFFFF_FFFF) == .unknown)
  }

  @Test func `neutral characters go with what stands before them`() {
    #expect(runs("Hi, Привет!") == "Latn 0-4, Cyrl 4-11")
    #expect(runs("12 a") == "Latn 0-4")
    #expect(runs("12 + 3") == "Zyyy 0-6")
    #expect(runs("") == "")
  }

  @Test func `a closing bracket goes with its opening one`() {
    #expect(runs("a (б) c") == "Latn 0-3, Cyrl 3-4, Latn 4-7")
  }

  @Test func `a character of several scripts goes with its run`() {
    // The prolonged sound mark is used in Hiragana and in Katakana.
    #expect(runs("らー") == "Hira 0-2")
    #expect(runs("ラー") == "Kana 0-2")
    #expect(runs("ーら") == "Hira 0-2")
  }

  @Test func `marks inherit their script`() {
    #expect(runs("é\u{301}ж\u{301}") == "Latn 0-2, Cyrl 2-4")
  }
}
