import Testing

@testable import Snapshot

@Suite struct CurrentTestTests {
  private func site(_ testName: String) -> AssertionSite {
    AssertionSite(
      fileID: #fileID, filePath: #filePath, testName: testName, line: #line, column: #column)
  }

  @Test func `a test of Swift Testing is named by its suite`() {
    let test = CurrentTest.running(at: site("card()"), isNamed: true)
    #expect(test.framework == .swiftTesting)
    #expect(test.name.hasPrefix("CurrentTestTests/"))
    #expect(test.arguments == .none)
  }

  @Test(arguments: ["hearts"])
  func `a case's arguments are asked for where the snapshot has no name`(_ suit: String) {
    #expect(CurrentTest.running(at: site("card(_:)"), isNamed: false).arguments == .text("hearts"))
    #expect(CurrentTest.running(at: site("card(_:)"), isNamed: true).arguments == .none)
  }

  @Test func `numbers go on in one function, and begin anew in another`() {
    let one = CurrentTest.running(at: site("one()"), isNamed: true)
    #expect(one.counterKey == CurrentTest.running(at: site("one()"), isNamed: true).counterKey)
    #expect(one.counterKey != CurrentTest.running(at: site("two()"), isNamed: true).counterKey)
  }

  @Test(arguments: [
    ("CardTests.testShadow", "CardTests/testShadow"), ("CardTests/shadow()", "CardTests/shadow"),
    ("CardTests/rank(_:of:)", "CardTests/rank"),
    ("CardTests/a card's shadow()", "CardTests/a.card.s.shadow"),
  ])
  func `the filter has no special characters of a pattern`(_ name: String, _ filter: String) {
    let test = CurrentTest(
      framework: .swiftTesting, name: name, arguments: .none, counterKey: "", owner: "")
    #expect(test.filter == filter)
  }
}
