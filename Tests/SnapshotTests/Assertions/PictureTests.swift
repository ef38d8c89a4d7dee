import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct PictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// An image of one colour, with other pixels at some places.
  private func image(
    width: Int = 4, height: Int = 2, scale: CGFloat = 2, colour: [UInt8] = [10, 20, 30, 255],
    changed: [(x: Int, y: Int, colour: [UInt8])] = []
  ) -> UIImage {
    var samples = (0..<width * height).flatMap { _ in colour }
    for place in changed {
      let start = 4 * (place.y * width + place.x)
      samples.replaceSubrange(start..<start + 4, with: place.colour)
    }
    let image = CGImage(straightRGBA: samples, width: width, height: height)
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  private func verify(
    _ image: UIImage, as strategy: Snapshotting<UIImage, UIImage> = .image,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    verifySnapshot(
      of: image, as: strategy, named: "a", record: record,
      snapshotDirectory: folder.references, testName: "test()")
  }

  private var referencePath: String { folder.references + "/test.a@2x.png" }

  @Test func `a reference is a PNG with the scale in its name and its metadata`() throws {
    try folder.inProcess {
      #expect(verify(image()) != nil)
      #expect(folder.files(in: folder.references) == ["test.a@2x.png"])
      let reference = try Reference(FileAccess.read(referencePath), path: referencePath)
      #expect(reference.metadata?.scale == 2)
      let samples = try reference.image().bytes
      #expect(samples == (0..<8).flatMap { _ in [10, 20, 30, 255] as [UInt8] })
      #expect(verify(image()) == nil)
    }
  }

  @Test func `at one pixel a point the name has no scale`() {
    folder.inProcess {
      _ = verify(image(scale: 1))
      #expect(folder.files(in: folder.references) == ["test.a.png"])
    }
  }

  @Test func `the message has the numbers, the files and the command`() throws {
    let message = try folder.inProcess {
      _ = verify(image())
      return try #require(
        verify(image(changed: [(1, 0, [10, 20, 130, 255]), (2, 0, [10, 20, 31, 255])])))
    }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Snapshot references/test.a@2x.png does not match its reference.")
    #expect(lines[1].hasPrefix("2 of 8 pixels differ (25 %), greatest difference ΔE "))
    #expect(lines[1].contains("(100 of 255) at (1, 0), all in 2 × 1 at (1, 0)."))
    #expect(lines[3] == "reference   \(referencePath)")
    #expect(lines[4] == "actual      \(folder.artifacts)/references/test.a.actual@2x.png")
    #expect(lines[5] == "difference  \(folder.artifacts)/references/test.a.difference@2x.png")
    #expect(
      lines[7] == "To accept it: swift run snapshot review --accept references/test.a@2x.png")
    #expect(
      folder.files(in: folder.artifacts)
        == [
          "references/test.a.actual@2x.png", "references/test.a.actual@2x.png.json",
          "references/test.a.difference@2x.png",
        ])
    #expect(folder.files(in: folder.references) == ["test.a@2x.png"])
  }

  @Test func `a Git LFS pointer to the picture is a match without the file`() throws {
    try folder.inProcess {
      _ = verify(image())
      let bytes = try FileAccess.read(referencePath)
      let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(SHA256.digest(of: bytes))\n"
        + "size \(bytes.count)\n"
      try FileAccess.write(Array(pointer.utf8), to: referencePath)
      #expect(verify(image()) == nil)
      #expect(verify(image(), record: .all) == nil)
      #expect(folder.text(referencePath) == pointer)
      let other = image(colour: [1, 2, 3, 255])
      #expect(verify(other)?.contains("git lfs pull") == true)
      #expect(verify(other, record: .failed)?.contains("git lfs pull") == true)
      #expect(folder.text(referencePath) == pointer)
      #expect(verify(other, record: .all)?.contains("was replaced") == true)
      #expect(verify(other) == nil)
    }
  }

  @Test func `another size is said in points and pixels`() {
    folder.inProcess {
      _ = verify(image())
      #expect(
        verify(image(width: 5, height: 2))?.contains(
          "The size is 2.5 × 1 points (5 × 2 pixels), the reference’s 2 × 1 (4 × 2 pixels).")
          == true)
    }
  }

  @Test func `a tolerance lets few or faint differences pass`() {
    folder.inProcess {
      _ = verify(image())
      let changed = image(changed: [(1, 1, [200, 0, 0, 255])])
      #expect(verify(changed) != nil)
      #expect(verify(changed, as: .image(precision: 0.9)) != nil)
      #expect(verify(changed, as: .image(precision: 0.87)) == nil)
      let faint = image(colour: [10, 20, 31, 255])
      #expect(verify(faint) != nil)
      #expect(verify(faint, as: .image(perceptualPrecision: 0.98)) == nil)
    }
  }

  @Test func `failed rewrites what differs and leaves equal pixels alone`() throws {
    try folder.inProcess {
      _ = verify(image())
      let before = try FileAccess.read(referencePath)
      #expect(verify(image(), record: .failed) == nil)
      #expect(verify(image(), record: .all) == nil)
      #expect(try FileAccess.read(referencePath) == before)
      #expect(verify(image(colour: [1, 2, 3, 255]), record: .failed) != nil)
      #expect(verify(image(colour: [1, 2, 3, 255])) == nil)
    }
  }

  @Test(arguments: ["", "missing", "never"])
  func `a broken reference is an error and is not overwritten`(mode: String) throws {
    try folder.inProcess {
      _ = verify(image())
      let whole = try FileAccess.read(referencePath)
      for length in [0, 1, 8, 20, 60, whole.count - 1] {
        let broken = Array(whole.prefix(length))
        try FileAccess.write(broken, to: referencePath)
        folder.inProcess(["SNAPSHOT_RECORD": mode]) {
          let failure = verify(image())
          #expect(failure?.contains("was not overwritten") == true, "\(length) bytes")
          #expect(failure?.contains("record it again: SNAPSHOT_RECORD=failed swift test") == true)
          #expect(failure?.contains(referencePath) == true)
        }
        #expect(try FileAccess.read(referencePath) == broken)
      }
    }
  }

  @Test(arguments: ["all", "failed"])
  func `a broken reference is recorded again where what differs is`(mode: String) throws {
    try folder.inProcess {
      _ = verify(image())
      let whole = try FileAccess.read(referencePath)
      var damaged = whole
      damaged[whole.count - 20] ^= 0xff
      let texts = ["", "a text", "GIF89a"].map { Array($0.utf8) }
      for broken in texts + [Array(whole.prefix(60)), damaged] {
        try FileAccess.write(broken, to: referencePath)
        folder.inProcess(["SNAPSHOT_RECORD": mode]) {
          let failure = verify(image())
          #expect(failure?.contains("Its reference was replaced (record mode \(mode))") == true)
        }
        #expect(try FileAccess.read(referencePath) == whole)
        #expect(verify(image()) == nil)
      }
    }
  }

  @Test(arguments: [
    "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:nonsense\nsize 3\n",
  ])
  func `what stands for a picture or waits for a decision is not recorded over`(text: String) throws
  {
    try FileAccess.makeFolder(folder.references)
    for mode in ["all", "failed"] {
      try FileAccess.write(Array(text.utf8), to: referencePath)
      folder.inProcess(["SNAPSHOT_RECORD": mode]) {
        #expect(verify(image())?.contains("was not overwritten") == true)
      }
      #expect(folder.text(referencePath) == text)
    }
  }

  @Test func `an image without pixels fails`() {
    folder.inProcess {
      #expect(
        verify(UIImage())?.contains("The image is 0 × 0 points: there is nothing to compare")
          == true)
    }
  }

  @Test func `a turned image is compared upright`() throws {
    folder.inProcess {
      let plain = image(changed: [(0, 0, [255, 0, 0, 255])])
      guard let pixels = plain.cgImage else { return }
      _ = verify(UIImage(cgImage: pixels, scale: 2, orientation: .down))
      #expect(verify(image(changed: [(3, 1, [255, 0, 0, 255])])) == nil)
    }
  }

  @Test func `the run's record has the numbers and the pixels' digest`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verify(image())
      _ = verify(image(changed: [(1, 0, [10, 20, 130, 255])]))
      let last = try #require(try folder.records().last)
      #expect(last.snapshot == "references/test.a@2x.png")
      #expect(last.scale == 2)
      #expect(last.numbers?.differentPixels == 1)
      #expect(last.numbers?.totalPixels == 8)
      #expect(last.tolerance == .exact)
      #expect(last.pixelDigest?.count == 64)
    }
  }

  @Test func `the strategy's own comparison says the same`() throws {
    let diffing = Diffing<UIImage>.image
    #expect(diffing.diff(image(), image()) == nil)
    let (text, files) = try #require(
      diffing.diff(image(), image(changed: [(1, 0, [10, 20, 130, 255])])))
    #expect(text.hasPrefix("1 of 8 pixels differ (12.5 %)"))
    #expect(files.count == 3)
    let read = diffing.fromData(diffing.toData(image()))
    #expect(diffing.diff(read, image()) == nil)
  }
}
