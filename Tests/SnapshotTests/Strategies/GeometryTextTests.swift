import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@Suite struct GeometryTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
