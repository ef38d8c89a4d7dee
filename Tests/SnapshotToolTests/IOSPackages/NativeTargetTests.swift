import Foundation
import Testing

@testable import SnapshotTool

@Suite struct NativeTargetTests {
  private func text(_ json: String, dependencies: [String] = []) throws -> String {
    let target = try JSONDecoder().decode(
      PackageManifest.Target.self,
      from: Data(
        #"{"exclude": ["notes"], "resources": [], "dependencies": [], "name": "A", \#(json)}"#
          .utf8))
    return NativeTarget(target, in: "/a", isOwn: true, traits: ["Fast"])
      .text(dependencies: dependencies)
  }

  @Test func `C keeps its headers, flags and definitions for Linux`() throws {
    let text = try text(
      #"""
      "type": "regular", "publicHeadersPath": "inc", "sources": ["a.c"], "settings": [
        {"kind": {"define": {"_0": "Q=1"}}, "tool": "c"},
        {"kind": {"define": {"_0": "IOS"}}, "tool": "c",
         "condition": {"platformNames": ["ios"]}},
        {"kind": {"define": {"_0": "FAST"}}, "tool": "c",
         "condition": {"platformNames": [], "traits": ["Fast"]}},
        {"kind": {"unsafeFlags": {"_0": ["-w", "-x"]}}, "tool": "cxx"},
        {"kind": {"linkedLibrary": {"_0": "z"}}, "tool": "linker"},
        {"kind": {"linkedFramework": {"_0": "UIKit"}}, "tool": "linker"}]
      """#)
    #expect(text.contains(#"exclude: ["notes"], sources: ["a.c"],"#))
    #expect(text.contains(#"publicHeadersPath: "inc""#))
    #expect(text.contains(#"cSettings: [.define("Q", to: "1"), .define("FAST")]"#))
    #expect(text.contains(#"cxxSettings: [.unsafeFlags(["-w", "-x"])]"#))
    #expect(text.contains(#"linkerSettings: [.linkedLibrary("z")]"#))
  }

  @Test func `system libraries and macros are what they are`() throws {
    #expect(
      try text(#""type": "system", "pkgConfig": "libpng", "settings": []"#).contains(
        #".systemLibrary(name: "A", path: "Sources/A", pkgConfig: "libpng"),"#))
    #expect(
      try text(#""type": "macro", "settings": []"#, dependencies: [".target(name: \"B\")"])
        .contains(#".macro(name: "A", dependencies: [.target(name: "B")], path: "Sources/A"),"#))
  }
}
