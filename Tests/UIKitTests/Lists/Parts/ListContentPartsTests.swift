import Testing
import UIKit

@MainActor
@Suite struct ListContentPartsTests: ShowsContent {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `a subtitle stands below, a value at the end where there is room`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Second"
    var view = laidOut(content)
    #expect(abs(labels(view)[1].frame.minY - labels(view)[0].frame.maxY - 3) < 0.01)
    #expect(view.bounds.height > 44)
    content = .valueCell()
    content.text = "Text"
    content.secondaryText = "Second"
    view = laidOut(content)
    #expect(view.bounds.height == 44)
    #expect(abs(labels(view)[1].frame.maxX - 312) < 0.5)
    #expect(labels(view)[1].frame.minY == labels(view)[0].frame.minY)
    view = laidOut(content, width: 100)
    #expect(labels(view)[1].frame.minY > labels(view)[0].frame.minY)
  }

  @Test func `an image keeps its proportions within its greatest size`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    let view = laidOut(content)
    let image = view.subviews[0]
    #expect(image.frame == CGRect(x: 21, y: 12, width: 40, height: 20))
    #expect(labels(view)[0].frame.minX == 82)
    #expect(view.imageLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
  }
}
