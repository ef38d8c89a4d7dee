import SnapshotCore
import Testing

@Suite struct ViewTreeParserTests: TreeReferences {
  let image = PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255])

  @Test(arguments: [
    "", "1", "1\n", "1\nA", "1\nA\t\t0 0 1 1", "1\n\t\t0 0 1 1\n", "1\nA\tn\n", "1\nA\t\t0 0 1\n",
    "1\nA\t\t0 0 1 1 1\n", "1\nA\t\t0 0 1 x\n", "1\nA\t\t0 0 1 1.2345\n", "1\nA\t\t0 0 1 1..2\n",
    "1\nA\t\t0 0 1 99999999999999999999\n", "1\nA\t\t0 0 1 -\n", "1\nA\t\t0 0 1 1\tkey\n",
    "1\nA\t\t0 0 1 1\t=x\n", "1\nA\t\t0 0 1 1\tk=\\x\n", "1\nA\t\t0 0 1 1\tk=\\",
    "1\nA\t\t0 0 1 1\tk=\\u{ff}\n", "1\nA\t\t0 0 1 1\tk=\\u}\n", "1\nA\t\t0 0 1 1\tk=\\u",
    "1\n A\t\t0 0 1 1\n", "1\nA\t\t0 0 1 1\nB\t\t0 0 1 1\n", "1\nA\t\t0 0 1 1\n  B\t\t0 0 1 1\n",
  ])
  func `a text that is no tree is an error that says so`(_ text: String) {
    #expect(error(text)?.contains("is damaged") == true)
  }

  @Test func `the limits hold`() {
    let node = "A\t\t0 0 1 1\n"
    let deep = (0...600).map { String(repeating: " ", count: $0) + node }.joined()
    #expect(error("1\n" + deep)?.contains("form a tree") == true)
    let wide = node + String(repeating: " " + node, count: 20_000)
    #expect(error("1\n" + wide)?.contains("more than 20,000 views") == true)
    let long = "A\t\t0 0 1 1\tk=" + String(repeating: "x", count: 1 << 20) + "\n"
    #expect(error("1\n" + long)?.contains("cannot be inflated") == true)
  }

  @Test func `a tree of another version is not read`() {
    #expect(error("2\nwhatever comes then")?.contains("of version 2, not 1") == true)
  }
}
