import SnapshotCore
import SnapshotTool
import Testing

@Suite struct TestSelectionTests {
  @Test func `two selections choose what one of them does`() {
    let left = TestSelection.matching(["a", "c"])
    #expect(left.union(.matching(["b", "c"])) == .matching(["a", "b", "c"]))
    #expect(left.union(.all) == .all)
    #expect(TestSelection.all.union(left) == .all)
    #expect(left.union(nil) == left)
    #expect(TestSelection([String]()) == nil)
  }

  @Test func `patterns within filters find what both find`() throws {
    let selection = TestSelection.matching(["^Cards\\.A/", "Deck[./]show"])
    let names = ["Cards.A/red()", "Cards.A/blue()", "Cards.B/red()", "M.Deck/showRed()"]
    func found(_ filters: [String]) throws -> [String] {
      let patterns = try selection.patterns(within: filters).map { try Regex($0) }
      return names.filter { name in patterns.contains { name.contains($0) } }
    }
    #expect(try found([]) == ["Cards.A/red()", "Cards.A/blue()", "M.Deck/showRed()"])
    #expect(try found(["red", "Red"]) == ["Cards.A/red()", "M.Deck/showRed()"])
    #expect(try found(["^M"]) == ["M.Deck/showRed()"])
    #expect(TestSelection.all.patterns(within: ["x"]) == ["x"])
    #expect(TestSelection.all.patterns(within: []) == [])
  }
}
