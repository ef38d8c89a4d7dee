import Testing

@Suite struct RoomGraphTests {
  /// The modules that are our own idea from top to bottom. Those with Apple's names have the rooms
  /// that Apple's topics are, whose types know each other: a layer its animations, a view its
  /// controller.
  @Test(arguments: [
    "Combine", "ConstraintSolver", "ObjectiveCRuntime", "Snapshot", "SnapshotCLI",
    "SnapshotCore", "SnapshotTool", "Translator",
  ])
  func `no room of a module uses one that uses it`(_ module: String) {
    let files = SourceTree.sources.filter { $0.module == module }
    #expect(files.count > 5)
    #expect(RoomGraph(files).cycles == [])
  }

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/M/" + path, lines: text.split(separator: "\n").map(String.init))
  }

  @Test func `a room that uses what another declares is above it`() {
    let low = file("Low/Stone.swift", "struct Stone {\n  struct Dust {}\n}")
    let high = file("High/Wall.swift", "final class Wall {\n  let first: Stone\n  // Roof\n}")
    let graph = RoomGraph([low, high])
    #expect(graph.uses == ["Low": [:], "High": ["Low": ["Stone"]]])
    #expect(graph.cycles == [])
  }

  @Test func `a type that its file alone sees is used by no other room`() {
    let graph = RoomGraph([
      file("Low/Stone.swift", "struct Stone { struct Axis {} }\nlet axis: Axis? = nil"),
      file("High/Wall.swift", "@safe private struct Axis {}\nlet first: Stone? = nil"),
      file("High/Gate.swift", "fileprivate final class Axis {}"),
    ])
    #expect(graph.uses == ["Low": [:], "High": ["Low": ["Stone"]]])
  }

  @Test func `two rooms that use each other are a cycle, and who uses them is not`() {
    let graph = RoomGraph([
      file("Low/Stone.swift", "struct Stone { var wall: Wall? }"),
      file("High/Wall.swift", "final class Wall { let first: Stone }"),
      file("Top/Town.swift", "struct Town { let walls: [Wall] }"),
    ])
    #expect(graph.cycles == ["High uses Low: Stone", "Low uses High: Wall"])
  }
}
