import Foundation
import SnapshotCore
import Testing

@testable import SnapshotCLI

@Suite struct IOSPackageBuildTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func isForeign(_ manifest: String, source: String = "import Foundation") throws -> Bool {
    try folder.write("Package.swift", Array(manifest.utf8))
    try folder.write("Sources/Cards/Card.swift", Array(source.utf8))
    return try IOSPackageBuild.isForeign(folder.path)
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

  @Test func `a target of one's own may have the library's name`() throws {
    #expect(
      try isForeign(
        #"platforms: [.iOS(.v17)], .target(name: "Snapshot"), dependencies: ["Snapshot"]"#))
  }

  @Test func `a folder without a manifest is no package, unless there is an Xcode project`()
    throws
  {
    #expect(try !IOSPackageBuild.isForeign(folder.path))
    try folder.write("App.xcodeproj/project.pbxproj", Array("{}".utf8))
    #expect(try IOSPackageBuild.isForeign(folder.path))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a manifest that is a FIFO is refused, and one behind a link is read`() throws {
    try folder.write("elsewhere.swift", Array("platforms: [.iOS(.v17)]".utf8))
    let path = folder.path + "/Package.swift"
    symlink("elsewhere.swift", path)
    #expect(try IOSPackageBuild.isForeign(folder.path))
    unlink(path)
    mkfifo(path, 0o600)
    let error = #expect(throws: FileError.self) { try IOSPackageBuild.isForeign(folder.path) }
    #expect(error?.description.hasSuffix("/Package.swift: a FIFO, not a file") == true)
  }
}
