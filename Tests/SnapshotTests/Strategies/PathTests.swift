import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct PathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>
  ) -> String? {
    folder.inProcess {
      verifySnapshot(
        of: value, as: strategy, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
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

  @Test func `an empty path fails`() {
    #expect(verify(UIBezierPath(), as: .image)?.hasPrefix("UIBezierPath is ") == true)
    #expect(verify(CGMutablePath() as CGPath, as: .image)?.hasPrefix("CGPath is ") == true)
    #expect(folder.files(in: folder.references) == [])
  }

  @Test func `a path's elements are one a line`() {
    func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
      var text: String?
      strategy.snapshot(value).run { text = $0 }
      return text
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: -0.00001, y: 1000))
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 1.0 / 3, y: 2.0625))
    path.close()
    path.move(to: CGPoint(x: 83.2842712474619, y: -1.9996))
    let expected = """
      MoveTo (1.0, 2.5)
      LineTo (-0.0, 1000.0)
      QuadCurveTo (0.333, 2.062) (0.0, 0.0)
      Close\u{20}

      MoveTo (83.284, -2.0)

      """
    #expect(text(path, .elementsDescription) == expected)
    #expect(text(path.cgPath, .elementsDescription) == expected)
    let formatter = NumberFormatter()
    formatter.decimalSeparator = ","
    formatter.minimumFractionDigits = 2
    #expect(
      text(path, .elementsDescription(numberFormatter: formatter))?.hasPrefix("MoveTo (1,00, 2,50)")
        == true)
  }
}
