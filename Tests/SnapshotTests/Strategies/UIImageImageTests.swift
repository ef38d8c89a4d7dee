import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct UIImageImageTests: PictureVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `an image without pixels fails`() {
    folder.inProcess {
      #expect(
        verify(UIImage())?.contains("The image is 0 × 0 points: there is nothing to compare")
          == true)
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
