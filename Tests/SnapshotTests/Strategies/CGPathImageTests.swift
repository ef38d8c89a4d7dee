import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct CGPathImageTests: PathVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Draws and expects black pixels alone.
  private func expectBlack<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>, _ width: Int, _ height: Int,
    file: String
  ) throws {
    _ = verify(value, as: strategy)
    let path = folder.references + "/" + file
    let image = try Reference(FileAccess.read(path), path: path).image()
    #expect(image.size == PixelSize(width: width, height: height))
    #expect(image.bytes == (0..<width * height).flatMap { _ in [0, 0, 0, 255] as [UInt8] })
  }

  @Test func `paths are drawn in black in their box`() throws {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 3, height: 2))
    try expectBlack(path, as: .image, 3, 2, file: "test.a.png")
    try expectBlack(path, as: .image(scale: 2), 6, 4, file: "test.a@2x.png")
  }

  @Test func `a CGPath is drawn at 1x, or at the scale that is asked for`() throws {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 3, height: 2), transform: nil)
    try expectBlack(path, as: .image, 3, 2, file: "test.a.png")
    try expectBlack(path, as: .image(scale: 3), 9, 6, file: "test.a@3x.png")
  }
}
