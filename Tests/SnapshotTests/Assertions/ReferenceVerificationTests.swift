import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct ReferenceVerificationTests: PictureVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var referencePath: String { folder.references + "/test.a@2x.png" }

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
}
