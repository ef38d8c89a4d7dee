import Foundation
import Snapshot
import Synchronization
import UIKit

/// What an assertion finds wrong with a view or controller besides its picture.
@MainActor
struct Findings {
  /// What the assertion failed with, besides having written the picture; nil where that is all.
  let failure: String?
  let warnings: [String]

  /// Takes one picture, in a folder of its own.
  init<Value>(
    of value: @autoclosure () -> Value, as strategy: Snapshotting<Value, UIImage>,
    failOn: ViewDiagnostics? = nil
  ) throws {
    let folder = try TemporaryFolder()
    let collected = Mutex<[String]>([])
    // In a run of the command a written picture fails no test, so that the mistakes alone do.
    failure = folder.inProcess(
      ["SNAPSHOT_RUN_DIR": folder.run],
      onWarning: { text in collected.withLock { $0.append(text) } }
    ) {
      verifySnapshot(
        of: value(), as: strategy, named: "a", record: .all,
        snapshotDirectory: folder.references, failOn: failOn, testName: "test()")
    }
    warnings = collected.withLock { $0 }
  }

  init(_ view: @autoclosure () -> UIView, failOn: ViewDiagnostics? = nil) throws {
    try self.init(of: view(), as: .image(size: Self.size, allowsBlank: true), failOn: failOn)
  }

  init(
    controller: @autoclosure () -> UIViewController, failOn: ViewDiagnostics? = nil
  ) throws {
    try self.init(
      of: controller(), as: .image(size: Self.size, allowsBlank: true), failOn: failOn)
  }

  static let size = CGSize(width: 80, height: 60)
}

extension UIView {
  /// Adds a subview that constraints place at the top left.
  func addPlaced(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
