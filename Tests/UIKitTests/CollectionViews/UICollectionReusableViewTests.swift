import Testing
import UIKit

@MainActor
@Suite struct UICollectionReusableViewTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  @Test func `a configured cell is as high as its content in the width that it is given`() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is much too long for one line of two hundred points"
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 200, height: 44)
    attributes.fixedDimensions = FixedDimensions(width: true)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size.width == 200)
    #expect(preferred.size.height > 60)
    #expect(attributes.size.height == 44)
  }
}
