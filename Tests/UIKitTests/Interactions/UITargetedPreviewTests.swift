import Testing
import UIKit

@MainActor
@Suite struct UITargetedPreviewTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    parent.addSubview(view)
  }

  @Test func `a view without a target stays where it is in its superview`() {
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === parent)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.target.transform == .identity)
    #expect(preview.size == CGSize(width: 30, height: 40))
    #expect(preview.parameters.visiblePath == nil)
  }

  @Test func `another target changes neither the view nor its look`() {
    let parameters = UIPreviewParameters()
    let preview = UITargetedPreview(view: view, parameters: parameters)
    let target = UIPreviewTarget(container: parent, center: CGPoint(x: 1, y: 2))
    let other = preview.retargetedPreview(with: target)
    #expect(other.view === view && other.parameters === parameters && other.target === target)
    #expect(preview.target !== target)
  }

  @Test func `without lines of a text all of the view is visible`() {
    #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
  }
}
