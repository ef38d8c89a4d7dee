import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct DrawingTests: PathVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `an empty path fails`() {
    #expect(verify(UIBezierPath(), as: .image)?.hasPrefix("UIBezierPath is ") == true)
    #expect(verify(CGMutablePath() as CGPath, as: .image)?.hasPrefix("CGPath is ") == true)
    #expect(folder.files(in: folder.references) == [])
  }
}
