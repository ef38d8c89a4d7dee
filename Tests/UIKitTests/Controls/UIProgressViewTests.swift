import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UIProgressViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    window.isHidden = false
  }

  @Test func `progress is within nought and one, and fills from the leading side`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(0.25, animated: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
  }

  @Test func `a progress that is observed is shown whenever it has changed`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    window.addSubview(view)
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    func width() -> CGFloat? {
      window.layoutIfNeeded()
      return view.subviews.last?.frame.width
    }
    #expect(width() == 0)
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    #expect(width() == 50)
    progress.completedUnitCount = 3
    #expect(width() == 150)
    // Without it the value stays, and is the app's again.
    view.observedProgress = nil
    progress.completedUnitCount = 4
    #expect(view.progress == 0.75 && width() == 150)
    view.progress = 0.5
    #expect(width() == 100)
    view.observedProgress = progress
    #expect(width() == 200)
  }
}
