import Snapshot
import SnapshotCore
import Testing
import UIKit

/// Verifies paths under one name.
protocol PathVerifying {
  var folder: TemporaryFolder { get }
}

extension PathVerifying {
  func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>
  ) -> String? {
    folder.inProcess {
      verifySnapshot(
        of: value, as: strategy, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
  }
}
