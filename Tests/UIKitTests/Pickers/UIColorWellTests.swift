import Testing

@testable import UIKit

@MainActor
@Suite struct UIColorWellTests {
  @Test func `a colour well shows its colour in a ring`() {
    let well = UIColorWell()
    #expect(well.frame.size == CGSize(width: 28, height: 28))
    well.selectedColor = .green
    well.layoutIfNeeded()
    #expect(well.subviews[0].backgroundColor == .green)
    #expect(well.subviews[0].frame == CGRect(x: 5, y: 5, width: 18, height: 18))
    #expect(well.accessibilityLabel == "Color Well")
    well.title = "Pen"
    #expect(well.accessibilityLabel == "Pen")
  }
}
