import Foundation
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PackageRootNameTests {
  private func name(_ manifest: String?, folder: String) throws -> String {
    let root = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)/\(folder)"
    defer { try? FileManager.default.removeItem(atPath: FileAccess.split(root).folder) }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    if let manifest {
      try Data(manifest.utf8).write(to: URL(filePath: root + "/Package.swift"))
    }
    return PackageRoot.name(of: root)
  }

  @Test func `a package has its manifest's name, whatever its folder is called`() throws {
    let manifest = "// swift-tools-version: 6.0\nlet package = Package(\n  name: \"Wallet\",\n)"
    #expect(try name(manifest, folder: "workspace@2") == "Wallet")
  }

  @Test(arguments: ["let package = Package(name: theName)", nil])
  func `it has its folder's where the manifest does not say one`(_ manifest: String?) throws {
    #expect(try name(manifest, folder: "Cards") == "Cards")
  }
}
