import SnapshotTesting
import Synchronization
import Testing
import UIKit

/// Views that outlive their snapshot, in tests that were written for swift-snapshot-testing.
@MainActor @Suite struct LeakTests {
  private final class Chart: UIViewController {
    weak static var last: Chart?
    /// The axis asks the chart for its labels, and the chart has the axis.
    var axis: [Chart] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      axis = [self]
      Self.last = self
    }
  }

  private func verify(
    _ directory: String, record: SnapshotTestingConfiguration.Record,
    failOn: ViewDiagnostics? = nil
  ) -> (failure: String?, warnings: [String]) {
    let warnings = Mutex<[String]>([])
    var surroundings = Surroundings.current
    surroundings.onWarning = { text in warnings.withLock { $0.append(text) } }
    let failure = Surroundings.$current.withValue(surroundings) {
      verifySnapshot(
        of: Chart(), as: .image(size: CGSize(width: 4, height: 4)), named: "a", record: record,
        snapshotDirectory: directory, failOn: failOn, testName: "chart")
    }
    Chart.last?.axis = []
    return (failure, warnings.withLock { $0 })
  }

  @Test func `a leak is a warning, and the picture is recorded and compared`() {
    Sandbox.run { directory in
      _ = verify(directory, record: .all)
      #expect(Sandbox.files(directory) == ["chart.a@3x.png"])
      let (failure, warnings) = verify(directory, record: .never)
      #expect(failure == nil)
      #expect(warnings.contains { $0.contains("Chart") }, "\(warnings)")
    }
  }

  @Test func `a test may fail on leaks, and its picture is recorded all the same`() {
    Sandbox.run { directory in
      let (failure, _) = verify(directory, record: .all, failOn: .standard)
      #expect(failure?.contains("Chart has a mistake") == true)
      #expect(Sandbox.files(directory) == ["chart.a@3x.png"])
    }
  }
}
