import SnapshotCore
import SnapshotTool
import Testing

@Suite struct WatchPlanTests {
  private let plan: WatchPlan

  /// Views ← Cards ← CardTests and DeckTests; Tool ← ToolTests, which see no snapshots.
  init() throws {
    let json = """
      {"name": "Cards", "path": "/p", "dependencies": [
        {"identity": "snapshot", "type": "fileSystem", "path": "/near/Snapshot"},
        {"identity": "far", "type": "sourceControl"}],
      "targets": [
        {"name": "Views", "c99name": "Views", "path": "Sources/Views", "type": "library"},
        {"name": "Cards", "c99name": "Cards", "path": "Sources/Cards", "type": "library",
         "target_dependencies": ["Views"]},
        {"name": "Tool", "c99name": "Tool", "path": "Sources/Tool", "type": "executable"},
        {"name": "Stage", "c99name": "Stage", "path": "Tests/Stage", "type": "library",
         "product_dependencies": ["Snapshot"]},
        {"name": "Card-Tests", "c99name": "Card_Tests", "path": "Tests/CardTests", "type": "test",
         "target_dependencies": ["Cards", "Stage"],
         "sources": ["ShadowTests.swift", "Deep/ColorTests.swift"]},
        {"name": "DeckTests", "c99name": "DeckTests", "path": "Tests/DeckTests", "type": "test",
         "target_dependencies": ["Views"], "product_dependencies": ["Snapshot"]},
        {"name": "ToolTests", "c99name": "ToolTests", "path": "Tests/ToolTests", "type": "test",
         "target_dependencies": ["Tool", "Views"]}]}
      """
    plan = WatchPlan(outline: try PackageOutline(json: Array(json.utf8)), root: "/p")
  }

  private func effect(
    _ path: String, source: String? = nil, tests: [String] = []
  ) -> WatchPlan.Effect {
    plan.effect(ofChange: path, source: { _ in source }, testsOfReference: { _ in tests })
  }

  private func targets(_ names: [String]) -> WatchPlan.Effect {
    .tests(.matching(TestFilter.targets(names)))
  }

  @Test func `a source asks for the test targets that depend on it and see snapshots`() {
    #expect(effect("/p/Sources/Views/A.swift") == targets(["Card_Tests", "DeckTests"]))
    #expect(effect("/p/Sources/Cards/Deep/A.swift") == targets(["Card_Tests"]))
    #expect(effect("/p/Sources/Cards/icon.json") == targets(["Card_Tests"]))
    #expect(effect("/p/Sources/Tool/A.swift") == .nothing)
    #expect(effect("/p/Tests/ToolTests/A.swift") == .nothing)
  }

  @Test(arguments: ["SnapshotTesting", "InlineSnapshotTesting", "OurTestSupport"])
  func `tests of an iOS package are watched, whatever brings the assertions`(
    _ product: String
  ) throws {
    let json = """
      {"name": "Cards", "path": "/p", "targets": [
        {"name": "Cards", "c99name": "Cards", "path": "Sources/Cards", "type": "library"},
        {"name": "CardsTests", "c99name": "CardsTests", "path": "Tests/CardsTests",
         "type": "test", "target_dependencies": ["Cards"],
         "product_dependencies": ["\(product)"]}]}
      """
    let plan = WatchPlan(outline: try PackageOutline(json: Array(json.utf8)), root: "/p")
    let effect = plan.effect(
      ofChange: "/p/Sources/Cards/Card.swift", source: { _ in nil }, testsOfReference: { _ in [] })
    #expect(effect == targets(["CardsTests"]))
  }

  @Test func `a test file asks for its tests, a helper among them for the whole target`() {
    let source = "@Suite struct ShadowTests { @Test func a() {} }"
    #expect(
      effect("/p/Tests/CardTests/ShadowTests.swift", source: source)
        == .tests(.matching(["^Card_Tests\\.ShadowTests/"])))
    #expect(
      effect("/p/Tests/CardTests/Helper.swift", source: "struct Helper {}")
        == targets(["Card_Tests"]))
    #expect(effect("/p/Tests/CardTests/Gone.swift") == targets(["Card_Tests"]))
    #expect(effect("/p/Tests/Stage/Stage.swift") == targets(["Card_Tests"]))
  }

  @Test func `a reference asks for the tests that compared with it`() {
    let path = "/p/__Snapshots__/ColorTests/red.1.png"
    #expect(
      effect(path, tests: ["ColorTests/red(_:)", "ColorTests.testRed"])
        == .tests(.matching(["ColorTests[./]red", "ColorTests[./]testRed"])))
    let source = "class Colors: XCTestCase { func testRed() {} }"
    #expect(effect(path, source: source) == .tests(.matching(["^Card_Tests\\.Colors/"])))
    #expect(effect(path) == targets(["Card_Tests"]))
    #expect(effect("/p/__Snapshots__/Unknown/red.1.png") == .nothing)
    #expect(effect("/p/__Snapshots__/Fonts/Inter.ttf") == .tests(.all))
  }

  @Test func `a package beside this one asks for the targets that use packages`() {
    #expect(effect("/near/Snapshot/Sources/A.swift") == targets(["Card_Tests", "DeckTests"]))
    #expect(plan.folders.contains("/near/Snapshot/Sources"))
    #expect(plan.folders.contains("/p/__Snapshots__"))
  }

  @Test(arguments: [
    "/p/Sources/Views/.A.swift.swp", "/p/Sources/Views/A.swift~", "/p/Sources/Views/4913",
    "/p/Sources/Views/#A.swift#", "/p/Sources/Views/.#A.swift", "/p/README.md",
    "/p/__Snapshots__/T/.a.png.12-x.tmp", "/p/Sources/Views/A.swift___jb_tmp___",
  ])
  func `what editors leave, and what is no target's, asks for nothing`(_ path: String) {
    #expect(effect(path) == .nothing)
  }

  @Test func `the manifest asks for all, with the targets read anew`() {
    #expect(effect("/p/Package.swift") == .packageChanged)
    #expect(effect("/p/Package.resolved") == .packageChanged)
  }

  @Test func `another JSON is an error`() {
    #expect(throws: (any Error).self) { try PackageOutline(json: Array("{}".utf8)) }
  }
}
