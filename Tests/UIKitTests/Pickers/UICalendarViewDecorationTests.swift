import Testing

@testable import UIKit

@MainActor
@Suite struct UICalendarViewDecorationTests: ShowsCalendars {
  private let owner = CalendarOwner()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  @Test func `decorations stand below their days, and make weeks higher`() {
    let view = calendar()
    view.wantsDateDecorations = false
    let plain = view.intrinsicContentSize
    view.wantsDateDecorations = true
    view.delegate = owner
    #expect(view.intrinsicContentSize.height == plain.height + 6 * 14)
    let third = days(view)[2]
    third.layoutIfNeeded()
    #expect(third.subviews.last?.backgroundColor == .red)
    #expect(third.subviews.last?.frame.size == CGSize(width: 9, height: 9))
    #expect(days(view)[3].subviews.count == 2)
    #expect(owner.decorated.contains(30))
  }
}
