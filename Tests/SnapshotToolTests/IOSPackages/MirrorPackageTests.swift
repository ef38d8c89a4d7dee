import Foundation
import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

/// The author's package stays as it is, whatever it consists of.
@Suite struct MirrorPackageTests {
  private let package: OddPackage

  init() throws { package = try OddPackage() }

  /// Brings the mirror up to date again and again.
  private func expectUnchanged(times: Int = 3, _ update: () throws -> Void) rethrows {
    let before = package.state
    for _ in 0..<times { try update() }
    #expect(package.state.changes(since: before) == [])
  }

  @Test func `a source in a copied resource is no source, and nothing is written beside it`() throws
  {
    try package.write("struct Example {}", to: "Sources/App/Templates/Example.swift")
    package.target.copied = ["Templates"]
    try expectUnchanged {
      let mirror = try package.update()
      #expect(mirror.notes == [])
      #expect(mirror.files.map(\.path) == [package.sources + "/A.swift"])
    }
    #expect(package.mirrored.contains("App/Templates"))
    #expect(!package.mirrored.contains { $0.hasPrefix("App/Templates/") })
  }

  @Test func `a source in a processed folder is a resource, as it is for SwiftPM`() throws {
    try package.write("struct Example {}", to: "Sources/App/Art/Example.swift")
    try package.write("logo", to: "Sources/App/Art/logo.txt")
    package.target.processed = ["Art/"]
    try expectUnchanged { try package.update() }
    #expect(
      package.mirrored == [
        "App", "App/.index.json", "App/.translation.json", "App/A.linux.swift", "App/Art",
        "App/Art/Example.swift", "App/Art/logo.txt",
      ])
  }

  @Test func `a folder stops being a resource, becomes sources, and is a resource again`() throws {
    try package.write("struct Example {}", to: "Sources/App/Templates/Example.swift")
    try package.write("struct Inner {}", to: "Sources/App/Templates/In/Inner.swift")
    try expectUnchanged(times: 2) {
      for copied in [["Templates"], [], ["Templates/In"], ["Templates"], []] {
        package.target.copied = copied
        try package.update()
        let isSource = copied.isEmpty
        #expect(package.mirrored.contains("App/Templates/In/Inner.linux.swift") == isSource)
      }
    }
  }

  @Test func `a resource that leaves the target is ignored with a note`() throws {
    try package.write("logo", to: "Assets/logo.txt")
    try package.write("logo", to: "Sources/Other/logo.txt")
    let paths = [
      "../../../../Assets/logo.txt", "../../Assets/logo.txt", "../Other/logo.txt",
      package.root + "/Assets/logo.txt", "..", ".", "",
    ]
    package.target.processed = paths
    package.target.copied = paths
    try expectUnchanged {
      let mirror = try package.update()
      #expect(mirror.notes.count == 14)
      #expect(
        mirror.notes.map(\.description).contains {
          $0 == "\(package.sources): warning: The manifest’s `resources:` of App names "
            + "../../Assets/logo.txt, which is outside the target’s folder and is ignored."
        })
    }
    #expect(package.manifest.contains("resources: [],"))
  }

  @Test func `a resource within another is not linked through it`() throws {
    try package.write("logo", to: "Sources/App/Art/logo.txt")
    try package.write("{}", to: "Sources/App/Art.xcassets/Contents.json")
    package.target.copied = ["Art", "Art/logo.txt", "Art.xcassets/Contents.json", "./Art//"]
    package.target.processed = ["Art/logo.txt"]
    try expectUnchanged {
      let notes = try package.update().notes.map(\.description)
      #expect(
        notes.contains {
          $0.hasSuffix(
            "Art/logo.txt: warning: The resource is part of Art; it is not copied twice.")
        })
    }
    #expect(package.manifest.contains(#"resources: [.copy("Art"), .copy("Art.xcassets")],"#))
  }

  @Test func `a missing resource is a note, and not the end`() throws {
    package.target.copied = ["gone", "dangling"]
    try package.link("Sources/App/dangling", to: "nowhere")
    try expectUnchanged {
      let notes = try package.update().notes.map(\.description)
      #expect(
        notes.contains(
          "\(package.sources)/gone: warning: The resource does not exist; it is ignored. "
            + "Correct Package.swift."))
    }
  }

  @Test func `a resource by the name of a translated file is left out`() throws {
    try package.write("x", to: "Sources/App/A.linux.swift")
    package.target.copied = ["A.linux.swift", ".index.json"]
    try package.write("x", to: "Sources/App/.index.json")
    try expectUnchanged {
      let notes = try package.update().notes.map(\.description)
      #expect(notes.count { $0.contains("The translated target has a file with this name") } == 2)
    }
  }

  @Test func `catalogs, previews and their tests come and go with what they are made of`() throws {
    let contents = #"{"info": {"author": "xcode", "version": 1}}"#
    try package.write(contents, to: "Sources/App/Art.xcassets/logo.imageset/Contents.json")
    try package.write(
      "import UIKit\n#Preview(\"A\") { UIView() }\n", to: "Sources/App/Previews.swift")
    try expectUnchanged {
      let count = try package.update().previewCount
      #expect(count == 1)
    }
    #expect(package.mirrored.contains("App/GeneratedAssetSymbols.swift"))
    #expect(package.mirrored.contains("SnapshotPreviewTests/Previews.swift"))
    try package.remove("Sources/App/Previews.swift")
    try package.remove("Sources/App/Art.xcassets")
    try expectUnchanged {
      let count = try package.update().previewCount
      #expect(count == 0)
    }
    #expect(
      package.mirrored == [
        "App", "App/.index.json", "App/.translation.json", "App/A.linux.swift",
      ])
  }

  @Test func `an unchanged package is not written again`() throws {
    try package.write("logo", to: "Sources/App/logo.txt")
    package.target.copied = ["logo.txt"]
    try package.update()
    let before = try ["App/A.linux.swift", "App/logo.txt"].map { path in
      try #require(
        FileAccess.status(of: package.mirror + "/Sources/" + path, followsLinks: false)
      ).st_ino
    }
    #expect(try package.update().files.allSatisfy { $0.text == nil })
    let after = try ["App/A.linux.swift", "App/logo.txt"].map { path in
      try #require(
        FileAccess.status(of: package.mirror + "/Sources/" + path, followsLinks: false)
      ).st_ino
    }
    #expect(before == after)
  }
}

/// A mirror that something else changed, or that was made by an earlier version of the tool.
@Suite struct MirrorFolderTests {
  private let package: OddPackage

  init() throws { package = try OddPackage() }

  @Test(arguments: ["", "/Sources", "/Sources/App", "/Package.swift", "/Sources/App/A.linux.swift"])
  func `a link into the package is replaced, and nothing goes through it`(_ place: String) throws {
    try package.update()
    let path = package.mirror + place
    try FileManager.default.removeItem(atPath: path)
    let isFile = path.hasSuffix(".swift")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: package.sources + (isFile ? "/A.swift" : ""))
    let before = package.state
    try package.update()
    #expect(package.state.changes(since: before) == [])
    #expect(
      !(FileAccess.status(of: path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK }
        ?? true))
    #expect(package.mirrored.contains("App/A.linux.swift"))
  }

  @Test func `what is stale goes, whatever it is, and links are not followed`() throws {
    try package.update()
    let sources = package.mirror + "/Sources"
    for path in ["Old/In/B.linux.swift", "App/.B.linux.swift.1-a.tmp"] {
      try FileManager.default.createDirectory(
        atPath: (sources + "/" + path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      try FileAccess.write([], to: sources + "/" + path)
    }
    mkfifo(sources + "/fifo", 0o600)
    symlink(package.sources, sources + "/Old/link")
    symlink(package.root, sources + "/App/link")
    let before = package.state
    try package.update()
    #expect(package.state.changes(since: before) == [])
    #expect(
      package.mirrored == [
        "App", "App/.index.json", "App/.translation.json", "App/A.linux.swift",
      ])
  }

  @Test func `temporary files are removed, also those of a process that was killed`() throws {
    let place = package.root + "/.build/snapshot-temporary"
    try FileManager.default.createDirectory(
      atPath: place + "/TemporaryDirectory.x", withIntermediateDirectories: true)
    symlink(package.sources, place + "/link")
    let before = package.state
    try package.update()
    #expect(package.state.changes(since: before) == [])
    #expect(!FileAccess.exists(place))
  }

  @Test func `a build folder that cannot be written is an error that names it`() throws {
    try package.write("", to: ".build")
    let text = "/package/.build: a file instead of a folder. Rename or remove it."
    #expect(package.refusal().contains(text))
  }
}
