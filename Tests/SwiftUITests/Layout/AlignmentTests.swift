import SwiftUI
import Testing
import UIKit

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

@MainActor @Suite struct AlignmentTests {
  @Test func `a guide that a view sets is where the others' guides are`() throws {
    let hosted = try Hosted(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -15 }
      }, width: 35, height: 20)
    #expect(hosted.frames("Color").map(\.minX) == [0, 15])
  }

  @Test func `a guide of one's own has its place in views that do not set it`() throws {
    let own = Alignment(horizontal: HorizontalAlignment(Third.self), vertical: .top)
    let hosted = try Hosted(
      ZStack(alignment: own) {
        Color.red.frame(width: 90, height: 10)
        Color.blue.frame(width: 30, height: 20)
      }, width: 90, height: 20)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 0, width: 90, height: 10), CGRect(x: 20, y: 0, width: 30, height: 20),
      ])
  }

  @Test func `a guide is made of the view's dimensions, and knows those set before`() throws {
    var seen: [CGFloat?] = []
    _ = try Hosted(
      HStack(alignment: .top) {
        Color.red.frame(width: 30, height: 12)
          .alignmentGuide(.trailing) { $0.width + 4 }
          .alignmentGuide(.top) { size in
            seen = [
              size[HorizontalAlignment.center], size[.trailing], size[.bottom],
              size[explicit: .leading], size[explicit: .trailing],
            ]
            return 0
          }
        Color.blue.frame(width: 10, height: 20)
      })
    #expect(seen == [15, 34, 12, nil, 34])
  }

  @Test func `alignments are their two guides`() {
    #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
    #expect(Alignment.center != .top)
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != .leading)
  }
}
