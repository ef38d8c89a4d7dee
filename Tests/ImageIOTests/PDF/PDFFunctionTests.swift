import Testing

@testable import ImageIO

@Suite struct PDFFunctionTests {
  @Test func `a program calculates on its stack`() throws {
    func run(_ program: String, _ inputs: [Double], _ count: Int = 1) -> [Double]? {
      PDFCalculator(Array(program.utf8))?.run(inputs, resultCount: count)
    }
    #expect(run("{ 1 exch sub }", [0.25]) == [0.75])
    #expect(run("{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }", [0.25]) == [0.5])
    #expect(run("{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }", [0.75]) == [1])
    #expect(run("{ 3 1 roll }", [1, 2, 3], 3) == [3, 1, 2])
    #expect(run("{ 2 copy add 2 index }", [1, 2], 4) == [1, 2, 3, 1])
    #expect(run("{ 90 sin 0 cos 4 sqrt 7 2 idiv 7 2 mod }", [], 5) == [1, 1, 2, 3, 1])
    #expect(run("{ 1 0 div 5 3 and 1 3 bitshift }", [], 3) == [0, 1, 8])
    // A mistake, and a stack that is too short, are zeros.
    #expect(run("{ add }", [1]) == [0])
    #expect(run("{ nonsense }", [1]) == [0])
    #expect(run("{ 1", []) == nil)
    #expect(run("1 }", []) == nil)
    #expect(run("{ " + String(repeating: "dup ", count: 3000) + "}", [1]) == [0])
  }
}
