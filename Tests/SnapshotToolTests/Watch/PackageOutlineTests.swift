import SnapshotTool
import Testing

@Suite struct PackageOutlineTests {
  private func outline() throws -> PackageOutline {
    let json = """
      {"name": "Cards", "dependencies": [
         {"type": "fileSystem", "path": "/near/Kit"}, {"type": "sourceControl"}],
       "targets": [
         {"name": "Cards", "c99name": "Cards", "path": "Sources/Cards", "type": "library",
          "sources": ["A.swift"]},
         {"name": "Shared", "c99name": "Shared", "path": "Sources/Cards/Shared",
          "type": "library", "sources": ["B.swift"], "product_dependencies": ["Snapshot"]},
         {"name": "CardTests", "c99name": "CardTests", "path": "Tests/CardTests", "type": "test",
          "sources": ["C.swift"], "target_dependencies": ["Cards", "Shared"]},
         {"name": "SumTests", "c99name": "SumTests", "path": "Tests/SumTests", "type": "test",
          "sources": ["D.swift"], "target_dependencies": ["Cards"]}]}
      """
    return try PackageOutline(json: Array(json.utf8))
  }

  @Test func `test targets see snapshots through others, too`() throws {
    #expect(try outline().testTargets.map(\.name) == ["CardTests", "SumTests"])
    #expect(try outline().snapshotTargets.map(\.name) == ["CardTests"])
  }

  @Test func `a file belongs to the target with the longest path to it`() throws {
    #expect(try outline().target(ofFile: "Sources/Cards/Shared/B.swift")?.name == "Shared")
    #expect(try outline().target(ofFile: "Sources/Cards/A.swift")?.name == "Cards")
    #expect(try outline().target(ofFile: "Sources/CardsMore/A.swift") == nil)
  }

  @Test func `packages of this machine are neighbours, others are not`() throws {
    #expect(try outline().neighbours == ["/near/Kit"])
    let targets = try outline().targets
    #expect(try outline().usesOtherPackages(targets[2]))
    #expect(try !outline().usesOtherPackages(targets[3]))
  }

  @Test func `a change reaches what depends on its target`() throws {
    let targets = try outline().targets
    #expect(try outline().depends(targets[2], on: targets[1]))
    #expect(try !outline().depends(targets[3], on: targets[1]))
  }
}
