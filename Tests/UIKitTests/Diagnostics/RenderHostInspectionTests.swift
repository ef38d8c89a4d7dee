import Testing
import UIKit

@MainActor
@Suite struct RenderHostInspectionTests {
  @Test func `layout that never settles is drawn, and a diagnostic names the view`() throws {
    let outer = UIView()
    let restless = LayoutView()
    restless.onLayout = { [unowned restless] in restless.setNeedsLayout() }
    outer.addSubview(restless)
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    host.host(outer)
    outer.backgroundColor = .red
    try host.settle()
    #expect(host.recording.diagnostics.map(\.kind) == [.layoutLoop])
    #expect(
      host.recording.diagnostics.first?.sentence.hasPrefix(
        "Layout does not settle: after 32 passes UIView > LayoutView still needs layout.") == true)
    let count = restless.layoutCount
    #expect(count >= 32)
    _ = try host.render(scale: 1)
    host.tearDown()
  }
}
