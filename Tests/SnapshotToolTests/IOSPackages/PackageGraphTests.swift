import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct PackageGraphTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func needsTranslation(_ path: String, _ source: String) throws -> Bool {
    let file = folder.path + "/" + path
    try FileAccess.makeFolder(FileAccess.split(file).folder)
    try FileAccess.write(Array(source.utf8), to: file)
    return PackageGraph.needsTranslation(folder.path)
  }

  @Test(arguments: ["import UIKit", "import SwiftUI", "@objc func a() {}", "_ = #selector(a)"])
  func `a package for iOS, or with Objective-C, is translated`(_ source: String) throws {
    #expect(try needsTranslation("Sources/A/B.swift", source))
  }

  @Test func `a package of Foundation alone builds as it is`() throws {
    #expect(try !needsTranslation("Sources/A/B.swift", "import Foundation"))
    #expect(try !needsTranslation("Sources/A/notes.md", "import UIKit"))
  }

  @Test func `tests and examples beside the sources do not decide`() throws {
    #expect(try !needsTranslation("Kit/A.swift", "import Foundation"))
    #expect(try !needsTranslation("Tests/KitTests/A.swift", "import UIKit"))
    #expect(try !needsTranslation("Example/App.swift", "import UIKit"))
    #expect(try needsTranslation("Kit/B.swift", "import UIKit"))
  }
}
