import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintVisualFormatTests: LaysOutFormats {
  let formatted = FormattedViews()

  @Test func `options align the views and turn the line around`() {
    lay("[a]-[b]", options: [.alignAllTop, .alignAllBottom])
    #expect(views["b"]!.frame.height == views["a"]!.frame.height)
    lay("|-10-[c]", options: .directionRightToLeft)
    #expect(views["c"]!.frame.maxX == 290)
  }

  @Test func `a name that no view has makes no constraints`() {
    let (made, issues) = LayoutDiagnostics.collecting {
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-[z]", metrics: nil, views: views)
    }
    #expect(made == [] && issues.count == 1)
  }
}
