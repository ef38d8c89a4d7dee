import Snapshot
import Testing
import UIKit

/// Pictures of motion: every instant is a picture of its own, drawn at that time.
@MainActor @Suite struct MotionTests {
  /// The instants at which a motion is seen, seconds.
  nonisolated private static let instants = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1.2]

  @Test(arguments: instants) func spring(_ seconds: Double) throws {
    try assertInstant(
      of: SpringView(), size: CGSize(width: 160, height: 56), at: seconds,
      testName: "spring")
  }

  @Test(arguments: [0, 0.25, 0.5, 1, 1.75]) func loader(_ seconds: Double) throws {
    try assertInstant(
      of: LoaderView(), size: CGSize(width: 72, height: 72), at: seconds,
      testName: "loader")
  }

  /// Compares what is shown at an instant with its reference at 2x.
  private func assertInstant(
    of component: UIView, size: CGSize, at seconds: Double,
    fileID: StaticString = #fileID, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) throws {
    let stage = Stage(component, size: size, margin: 8)
    let traits = UITraitCollection(displayScale: 2)
    let host = RenderHost(size: stage.bounds.size, traits: traits)
    host.host(stage)
    defer { host.tearDown() }
    try host.advance(to: seconds)
    let image = UIImage(cgImage: try host.render(scale: 2), scale: 2, orientation: .up)
    assertSnapshot(
      of: image, as: .image, named: "\(Int((seconds * 1000).rounded()))-ms", fileID: fileID,
      file: file, testName: testName, line: line, column: column)
  }
}
