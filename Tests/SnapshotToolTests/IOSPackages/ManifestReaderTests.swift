import SnapshotTool
import Testing

@Suite struct ManifestReaderTests {
  private func takesSnapshot(_ text: String) -> Bool { ManifestReader(text).takesSnapshot }

  @Test(arguments: [
    #".package(name: "Snapshot", path: "../..")"#,
    #".package(url: "https://example.org/x/Snapshot.git", from: "1.0.0")"#,
    #".package(path: "../Snapshot")"#,
    #".package(path: "../gate"), .product(name: "Snapshot", package: "gate")"#,
    #".library(name: "SnapshotEngine", targets: [])"#,
  ])
  func `a package that depends on this library takes it`(_ text: String) {
    #expect(takesSnapshot(text))
  }

  @Test(arguments: [
    #".target(name: "Snapshot"), .testTarget(name: "A", dependencies: ["Snapshot"])"#,
    #"// .package(path: "../Snapshot")"#,
    #"/* .package(path: "../Snapshot") */ .define("Snapshot")"#,
    #".package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.0.0"),"#
      + #" .library(name: "Snapshot", targets: ["Snapshot"])"#,
    #".package(url: "https://example.org/a // b", from: "1.0.0"), .target(name: "Snapshot")"#,
  ])
  func `a target, product or comment of the name says nothing`(_ text: String) {
    #expect(!takesSnapshot(text))
  }

  @Test func `a package says by its platforms or libraries that it is for iOS`() {
    #expect(ManifestReader("platforms: [.iOS(.v15)]").namesIOS)
    #expect(ManifestReader(#".package(url: "x/ios-snapshot-test-case")"#).namesIOS)
    #expect(!ManifestReader("platforms: [.macOS(.v12)] // .iOS(.v15)").namesIOS)
  }
}
