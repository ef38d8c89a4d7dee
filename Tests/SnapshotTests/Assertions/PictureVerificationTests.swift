import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct PictureVerificationTests: PictureVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
}
