import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIActivityViewControllerTests {
  @Test func `a share sheet covers half of the screen and says what it lacks`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    window.rootViewController?.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.window === window)
    #expect(sheet.view.frame.height == 422)
    let renderer = UIGraphicsImageRenderer(size: sheet.view.bounds.size)
    let notes = FidelityLedger.collecting {
      _ = renderer.image { sheet.view.layer.render(in: $0.cgContext) }
    }
    #expect(notes.map(\.feature) == [.otherProcess])
  }
}
