import Foundation
import Snapshot
import Testing
import UIKit

@MainActor @Suite struct ViewDiagnosticsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ view: UIView) -> String? {
    folder.inProcess {
      verifySnapshot(
        of: view, as: .image, named: "a", record: .all, snapshotDirectory: folder.references,
        testName: "test()")
    }
  }

  /// A square in a box that constraints place.
  private func box(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    box.backgroundColor = .white
    let square = UIView()
    square.backgroundColor = .red
    square.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(square)
    NSLayoutConstraint.activate(constraints(box, square))
    return box
  }

  private var contradictory: UIView {
    box { box, square in
      [
        square.leftAnchor.constraint(equalTo: box.leftAnchor),
        square.topAnchor.constraint(equalTo: box.topAnchor),
        square.heightAnchor.constraint(equalToConstant: 10),
        square.widthAnchor.constraint(equalToConstant: 10),
        square.widthAnchor.constraint(equalToConstant: 20),
      ]
    }
  }

  private var open: UIView {
    box { box, square in
      [
        square.topAnchor.constraint(equalTo: box.topAnchor),
        square.widthAnchor.constraint(equalToConstant: 10),
        square.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
  }

  @Test func `a contradiction fails a test that is told to fail on it`() throws {
    let message = try #require(
      withSnapshotTesting(failOn: .unsatisfiableConstraints) { verify(contradictory) })
    #expect(message.contains("UIView has a mistake"))
    #expect(message.contains("Unable to simultaneously satisfy constraints."))
    // The picture is drawn, and recorded.
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
  }

  @Test func `an open position names the view and what is open`() throws {
    let message = try #require(
      withSnapshotTesting(failOn: .ambiguousLayout) { verify(open) })
    #expect(message.contains("The constraints of UIView.UIView leave open its minX."))
  }

  @Test func `what a test is not told to fail on does not fail it`() {
    _ = withSnapshotTesting(failOn: .ambiguousLayout) { verify(contradictory) }
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
  }

  @Test(.snapshots(failOn: .all)) func `a trait says it for a test`() throws {
    #expect(try #require(verify(open)).contains("minX"))
    withSnapshotTesting(failOn: []) { _ = verify(open) }
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
  }
}
