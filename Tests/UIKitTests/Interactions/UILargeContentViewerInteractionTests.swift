import Testing
import UIKit

/// What real apps write compiles and keeps its values.
@MainActor
@Suite struct UILargeContentViewerInteractionTests {
  @Test func `large content is a label's text and a button's title unless it is set`() {
    let label = UILabel()
    label.text = "Total"
    #expect(label.largeContentTitle == "Total" && !label.showsLargeContentViewer)
    label.showsLargeContentViewer = true
    label.largeContentTitle = "Sum"
    label.largeContentImageInsets.top = 3
    #expect(label.largeContentTitle == "Sum" && label.showsLargeContentViewer)
    #expect(label.largeContentImageInsets.top == 3)
    label.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 8))
    #expect(label.hoverStyle?.effect is UIHoverHighlightEffect)
    #expect(UIHoverStyle.automatic().isEnabled)
  }
}
