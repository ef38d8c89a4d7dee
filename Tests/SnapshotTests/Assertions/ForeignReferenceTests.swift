import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// Pictures of another program where references are looked for.
@MainActor @Suite struct ForeignReferenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func view(_ white: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = UIColor(white: white, alpha: 1)
    return view
  }

  /// A picture as another program writes it.
  private func foreign(_ white: CGFloat, scale: CGFloat = 1) throws -> [UInt8] {
    var image: UIImage?
    let traits = UITraitCollection(displayScale: scale)
    Snapshotting<UIView, UIImage>.image(traits: traits).snapshot(view(white)).run { image = $0 }
    return [UInt8](try #require(image?.pngData()))
  }

  private func write(_ bytes: [UInt8], _ file: String) throws -> String {
    try FileAccess.makeFolder(folder.references)
    try FileAccess.write(bytes, to: folder.references + "/" + file)
    return folder.references + "/" + file
  }

  private func failure(
    _ white: CGFloat, _ mode: String, scale: CGFloat = 1, _ variables: [String: String] = [:]
  ) -> String? {
    var variables = variables
    variables["SNAPSHOT_RECORD"] = mode
    return folder.inProcess(variables) {
      verifySnapshot(
        of: view(white), as: .image(traits: UITraitCollection(displayScale: scale)),
        named: "a card", snapshotDirectory: folder.references, testName: "testCard()")
    }
  }

  @Test func `a foreign picture that matches is a reference, and stays as it is`() throws {
    let bytes = try foreign(0.5)
    let path = try write(bytes, "testCard.a-card.png")
    for mode in ["never", "missing", "failed", "all"] {
      #expect(failure(0.5, mode) == nil)
      #expect(try FileAccess.read(path) == bytes)
    }
    #expect(folder.files(in: folder.references) == ["testCard.a-card.png"])
  }

  @Test func `one that differs is named as foreign, with what can be done`() throws {
    let path = try write(try foreign(0.5), "testCard.a-card.png")
    let message = try #require(failure(0.6, "never"))
    #expect(message.contains("references/testCard.a-card.png was not made by this engine"))
    #expect(message.contains("Compared with it: 16 of 16 pixels differ"))
    #expect(message.contains("verify --foreign-tolerance recommended"))
    #expect(message.contains("which writes references/testCard.a-card.linux.png"))
    #expect(message.contains("record --replace-foreign"))
    #expect(try FileAccess.read(path) == (try foreign(0.5)))
  }

  @Test(arguments: ["missing", "failed", "all"])
  func `recording leaves it, and writes beside it what counts from then on`(_ mode: String) throws {
    let bytes = try foreign(0.5)
    let path = try write(bytes, "testCard.a-card.png")
    let recorded = try #require(failure(0.6, mode))
    #expect(recorded.contains("testCard.a-card.linux.png"))
    #expect(try FileAccess.read(path) == bytes)
    #expect(
      folder.files(in: folder.references) == [
        "testCard.a-card.linux.png", "testCard.a-card.png",
      ])
    #expect(failure(0.6, "never") == nil)
    // Not even the foreign picture itself matches where ours is.
    #expect(failure(0.5, "never")?.contains("does not match") == true)
    #expect(try FileAccess.read(path) == bytes)
  }

  @Test func `it is overwritten only where that is asked for`() throws {
    let path = try write(try foreign(0.5), "testCard.a-card.png")
    let asked = ["SNAPSHOT_REPLACE_FOREIGN": "1"]
    #expect(failure(0.6, "never", asked)?.contains("does not match") == true)
    #expect(failure(0.6, "failed", asked)?.contains("Its reference was replaced") == true)
    #expect(folder.files(in: folder.references) == ["testCard.a-card.png"])
    let written = try Reference(FileAccess.read(path), path: path)
    #expect(written.metadata != nil)
    #expect(failure(0.6, "never") == nil)
  }

  @Test func `what swift-snapshot-testing kept under its name is found, and is no reference yet`()
    throws
  {
    let bytes = try foreign(0.5, scale: 2)
    let path = try write(bytes, "testCard.a-card.png")
    let message = try #require(failure(0.5, "never", scale: 2))
    #expect(message.contains("has no reference"))
    #expect(message.contains("references/testCard.a-card.png was not made by this engine"))
    #expect(message.contains("which writes references/testCard.a-card@2x.png"))
    #expect(!message.contains("--replace-foreign"))
    #expect(failure(0.5, "missing", scale: 2)?.contains("was recorded") == true)
    #expect(try FileAccess.read(path) == bytes)
    #expect(failure(0.5, "never", scale: 2) == nil)
  }

  @Test func `within the tolerance that is asked for it counts as the reference`() throws {
    _ = try write(try foreign(0.5, scale: 2), "testCard.a-card.png")
    let asked = ["SNAPSHOT_FOREIGN_TOLERANCE": Tolerance(maximumDelta: 3).json]
    #expect(failure(0.51, "never", scale: 2, asked) == nil)
    #expect(failure(0.51, "all", scale: 2, asked) == nil)
    #expect(folder.files(in: folder.references) == ["testCard.a-card.png"])
    #expect(failure(0.9, "never", scale: 2, asked)?.contains("Compared with it") == true)
  }

  @Test func `a picture of this engine in that place is not foreign`() throws {
    #expect(failure(0.5, "all") != nil)
    let message = try #require(failure(0.5, "never", scale: 2))
    #expect(message.contains("has no reference"))
    #expect(!message.contains("not made by this engine"))
  }

  @Test func `the run's record names it, and counts the file beside it`() throws {
    _ = try write(try foreign(0.5), "testCard.a-card.png")
    _ = failure(0.6, "never", ["SNAPSHOT_RUN_DIR": folder.run])
    let record = try #require(try folder.records().last)
    #expect(record.status == .missing)
    #expect(record.snapshot == "references/testCard.a-card.linux.png")
    #expect(record.foreign?.hasSuffix("references/testCard.a-card.png") == true)
    #expect(record.numbers?.differentPixels == 16)
  }

  @Test func `a text that another platform wrote is named, and counts where that is asked for`()
    throws
  {
    func failure(_ text: String, _ variables: [String: String] = [:]) -> String? {
      folder.inProcess(["SNAPSHOT_RECORD": "never"].merging(variables) { $1 }) {
        // Signs that are lost get a hash here, and none there.
        verifySnapshot(
          of: text, as: .lines, named: "> 10", snapshotDirectory: folder.references,
          testName: "testCard()")
      }
    }
    _ = try write(Array("card".utf8), "testCard.10.txt")
    let same = try #require(failure("card"))
    #expect(same.contains("references/testCard.10.txt is there"))
    #expect(same.contains("It says the same."))
    #expect(failure("other")?.contains("It differs:") == true)
    let asked = ["SNAPSHOT_FOREIGN_TOLERANCE": Tolerance.exact.json]
    #expect(failure("card", asked) == nil)
    #expect(failure("other", asked)?.contains("It differs:") == true)
    #expect(folder.files(in: folder.references) == ["testCard.10.txt"])
  }

  @Test func `a tolerance that cannot be read fails, and is no tolerance`() {
    let message = failure(0.5, "never", ["SNAPSHOT_FOREIGN_TOLERANCE": "2"])
    #expect(message?.contains("--foreign-tolerance") == true)
  }
}
