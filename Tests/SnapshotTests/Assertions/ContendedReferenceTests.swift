import Foundation
import SnapshotCore
import Testing
import UIKit

@testable import Snapshot

/// References that another process records at the same time.
@Suite struct ContendedReferenceTests: PictureVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.references + "/test.a@2x.png" }
  private var red: UIImage { image(colour: [200, 0, 0, 255]) }
  private var green: UIImage { image(colour: [0, 200, 0, 255]) }
  private var blue: UIImage { image(colour: [0, 0, 200, 255]) }

  private func contended(
    _ image: UIImage, _ record: SnapshotTestingConfiguration.Record,
    beforeWriting other: @escaping () -> Void
  ) throws -> Verdict {
    let assertion = Assertion(
      site: AssertionSite(
        fileID: #fileID, filePath: #filePath, testName: "test()", line: #line, column: 1),
      name: "a", record: record, snapshotDirectory: folder.references, timeoutSeconds: 5)
    let verification = PictureVerification(
      assertion: assertion, drawn: try image.drawnPicture.get(), scale: 2, tolerance: .exact,
      fonts: [], tree: nil, lacks: [])
    return ContendedVerification(base: verification, other: other).verdict(name: "a")
  }

  /// The verdicts in record mode `all` where the reference is red and this picture green.
  private func replacing(
    beforeWriting other: @escaping () -> Void
  ) throws -> (Verdict, [UInt8]) {
    try folder.inProcess(["SNAPSHOT_RECORD": "all"]) {
      _ = verify(red)
      return (try contended(green, .all, beforeWriting: other), try FileAccess.read(path))
    }
  }

  private var greenBytes: [UInt8] {
    get throws {
      let folder = try TemporaryFolder()
      return try folder.inProcess {
        _ = verifySnapshot(
          of: green, as: .image, named: "a", snapshotDirectory: folder.references,
          testName: "test()")
        return try FileAccess.read(folder.references + "/test.a@2x.png")
      }
    }
  }

  @Test func `a picture that another process recorded after the comparison matches`() throws {
    let (verdict, file) = try replacing { _ = verify(green) }
    #expect(verdict.status == .matched)
    #expect(verdict.failure == nil)
    #expect(verdict.result == nil)
    #expect(try file == greenBytes)
  }

  @Test func `another process's picture is replaced, and the replacement is the verdict`() throws {
    let (verdict, file) = try replacing { _ = verify(blue) }
    #expect(verdict.status == .recorded)
    #expect(verdict.written == .replaced)
    #expect(try file == greenBytes)
  }

  @Test func `a missing reference that another process recorded alike matches`() throws {
    try folder.inProcess(["SNAPSHOT_RECORD": "all"]) {
      let verdict = try contended(green, .all) { _ = verify(green) }
      #expect(verdict.status == .matched)
      #expect(verdict.failure == nil)
    }
  }

  @Test(arguments: [1, 2]) func `eight threads may record one reference at once`(
    colourCount: Int
  ) throws {
    let images = [red, green].prefix(colourCount).map { $0 }
    let folder = folder
    nonisolated(unsafe) var failures: [String] = []
    nonisolated(unsafe) var recordings = 0
    let lock = NSLock()
    nonisolated(unsafe) let verify = { (number: Int) in
      folder.inProcess(["SNAPSHOT_RECORD": "all"]) {
        self.verify(images[number % images.count])
      }
    }
    for _ in 0..<20 {
      try? FileManager.default.removeItem(atPath: path)
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        guard let failure = verify(number) else { return }
        // Whoever wrote the file fails for that alone, so that somebody looks at it.
        let isRecording = failure.contains("Check it, then commit it.")
        lock.withLock {
          if isRecording { recordings += 1 } else { failures.append(failure) }
        }
      }
    }
    #expect(failures == [])
    #expect(recordings >= 20)
  }
}

/// A verification before whose writing another process has its turn.
private struct ContendedVerification: ReferenceVerification {
  let base: PictureVerification
  let other: () -> Void

  var assertion: Assertion { base.assertion }
  var scale: Double { base.scale }
  var tolerance: Tolerance { base.tolerance }
  var views: TreeVerification { base.views }
  var pixelDigest: String { base.pixelDigest }

  func compare(
    with reference: Reference, tolerance: Tolerance
  ) throws -> SnapshotCore.ComparisonResult {
    try base.compare(with: reference, tolerance: tolerance)
  }

  func result(_ comparison: SnapshotCore.ComparisonResult) -> SnapshotCore.ComparisonResult {
    base.result(comparison)
  }

  func write(_ id: SnapshotID) throws -> ReferenceStore.Written {
    other()
    return try base.write(id)
  }

  func encoded() throws -> [UInt8] { try base.encoded() }

  func differed(
    _ id: SnapshotID, _ reference: Reference, _ comparison: SnapshotCore.ComparisonResult
  ) throws -> Verdict {
    try base.differed(id, reference, comparison)
  }
}
