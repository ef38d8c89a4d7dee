import FoundationNetworking
import Testing
import WebKit

@MainActor @Suite struct WKWebViewTests {
  private func notes(_ view: UIView) -> [String] {
    let host = RenderHost(
      size: CGSize(width: 60, height: 30), traits: UITraitCollection(displayScale: 1),
      safeAreaInsets: .zero)
    defer { host.tearDown() }
    host.host(view)
    _ = try? host.render(scale: 1)
    return host.recording.ledger.notes.map(\.subject)
  }

  @Test func `a page that was asked for is a box, and before it is white`() {
    #expect(notes(WKWebView()) == [])
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.load(URLRequest(url: URL(fileURLWithPath: "/page")))
    #expect(notes(view) == ["WKWebView"])
    #expect(view.url?.path == "/page")
  }

  @Test func `a script fails`() async {
    do {
      _ = try await WKWebView().evaluateJavaScript("1")
      Issue.record("A script has a result.")
    } catch {
      #expect(error is WKError)
    }
  }
}
