import Foundation
import SnapshotTool
import Testing

@Suite struct XcodeProjectAdviceTests {
  private func advice(_ files: [String]) throws -> XcodeProjectAdvice? {
    let folder = FileManager.default.temporaryDirectory.path + "/advice-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
      let url = URL(filePath: folder + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return XcodeProjectAdvice(folder: folder)
  }

  @Test func `a project's folders become the targets of a manifest`() throws {
    let found = try #require(
      try advice([
        "Shop.xcodeproj/project.pbxproj", "Shop/AppDelegate.swift", "Shop/Views/Cart.swift",
        "ShopTests/CartTests.swift", "ShopUITests/Launch.swift", "Pods/Kit/Kit.swift",
        "fastlane/Fastfile",
      ]))
    #expect(found.project == "Shop.xcodeproj")
    #expect(found.manifest.contains(#".target(name: "Shop", path: "Shop"),"#))
    #expect(found.manifest.contains(#"name: "ShopTests","#))
    #expect(found.manifest.contains(#""Shop", .product(name: "SnapshotTesting""#))
    for other in ["ShopUITests", "Pods", "fastlane"] { #expect(!found.manifest.contains(other)) }
  }

  @Test func `a folder without a project gets no advice`() throws {
    #expect(try advice(["Shop/AppDelegate.swift"]) == nil)
  }
}
