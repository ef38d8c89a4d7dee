import Testing
import UIKit

@MainActor
@Suite struct LayoutTraceTests {
  private final class Card: UIView {}

  private let root = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `a trace shows frames, passes, constraints, ambiguity and what broke`() throws {
    let view = SizedView(20, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 12),
    ])
    let host = RenderHost(size: CGSize(width: 100, height: 50))
    host.host(root)
    _ = try LayoutDiagnostics.collecting { try host.settle() }
    let passes = host.recording.passCount(of: root)
    #expect(passes >= 1)
    let lines = LayoutTrace.text(of: root, host.recording).split(separator: "\n")
    #expect(
      lines.prefix(5).map(String.init) == [
        "•Card (0 0; 100 50), layouts: \(passes)",
        "|   - H:|-(5)-[SizedView]",
        "|   *SizedView (5 0; 20 10), layouts: 1, AMBIGUOUS LAYOUT for minY",
        "|   |   - self.height == 10",
        "|   |   - self.height == 12",
      ])
    #expect(lines.last == "<NSLayoutConstraint Card.SizedView.height == 12   (active)>")
    #expect(host.recording.issues.count == 1)
    host.tearDown()
  }
}
