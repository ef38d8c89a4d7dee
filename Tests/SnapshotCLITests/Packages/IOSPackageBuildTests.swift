import SnapshotCore
import Testing

@testable import SnapshotCLI

@Suite struct IOSPackageBuildTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func isForeign(_ manifest: String, source: String = "import Foundation") throws -> Bool {
    try folder.write("Package.swift", Array(manifest.utf8))
    try folder.write("Sources/Cards/Card.swift", Array(source.utf8))
    return IOSPackageBuild.isForeign(folder.path)
  }

  @Test func `a package that names iOS, takes another library or imports UIKit is for iOS`() throws
  {
    #expect(try isForeign("platforms: [.iOS(.v17)]"))
    #expect(try isForeign(#".package(url: "https://host/swift-snapshot-testing", from: "1.0.0")"#))
    #expect(try isForeign("let package", source: "import UIKit"))
  }

  @Test func `one that takes the library, or has no screen, is built as it is`() throws {
    #expect(
      try !isForeign(
        #"platforms: [.iOS(.v17)], .product(name: "Snapshot", package: "snapshot")"#,
        source: "import UIKit"))
    #expect(try !isForeign("let package"))
  }

  @Test func `a folder without a manifest is no package`() {
    #expect(!IOSPackageBuild.isForeign(folder.path))
  }
}
