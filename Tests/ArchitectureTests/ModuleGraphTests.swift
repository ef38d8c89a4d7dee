import Testing

/// Imports point down: what each target may import besides the toolchain's modules.
private let allowedImports: [String: Set<String>] = [
  "CPNG": [],
  "CoreGraphics": ["CPNG"],
  "CoreText": ["CoreGraphics"],
  "ConstraintSolver": [],
  "QuartzCore": ["CoreText", "CoreGraphics"],
  "UIKit": ["QuartzCore", "ConstraintSolver"],
  "SnapshotCore": ["CoreGraphics"],
  "Snapshot": ["UIKit", "QuartzCore", "CoreGraphics", "SnapshotCore"],
  "SnapshotCLI": ["SnapshotCore"],
  "_Testing_CoreGraphics": ["CoreGraphics"],
  "_Testing_UIKit": ["UIKit", "_Testing_CoreGraphics"],
]

@Suite struct ModuleGraphTests {
  private func imports(of file: SourceFile) -> [String] {
    file.codeLines.compactMap { line in
      guard let match = line.firstMatch(of: /^\s*(?:@?\w+(?:\(\w+\))?\s+)*import\s+(?:\w+\s+)?(\w+)/)
      else { return nil }
      return String(match.1)
    }
  }

  @Test func `every source folder is a known target`() {
    let modules = Set(SourceTree.sources.map(\.module))
    #expect(!modules.isEmpty)
    #expect(modules.subtracting(allowedImports.keys) == [])
  }

  @Test func `no target imports a target above it`() {
    for file in SourceTree.sources {
      let own = Set(imports(of: file)).intersection(allowedImports.keys)
      let allowed = allowedImports[file.module] ?? []
      #expect(own.subtracting(allowed) == [], "\(file.path)")
    }
  }

  @Test func `only Snapshot and the overlays import a test framework`() {
    for file in SourceTree.sources
    where !["Snapshot", "_Testing_CoreGraphics", "_Testing_UIKit"].contains(file.module) {
      #expect(Set(imports(of: file)).isDisjoint(with: ["XCTest", "Testing"]), "\(file.path)")
    }
  }

  @Test func `the solver knows numbers only`() {
    for file in SourceTree.sources where file.module == "ConstraintSolver" {
      #expect(imports(of: file) == [], "\(file.path)")
    }
  }
}
