import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct AssertionPointerTests: PictureVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var referencePath: String { folder.references + "/test.a@2x.png" }

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
}
