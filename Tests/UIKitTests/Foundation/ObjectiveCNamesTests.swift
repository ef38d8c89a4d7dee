import Testing
import UIKit

@Suite struct ObjectiveCNamesTests {
  @Test func `empty texts and places of Objective-C`() {
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    #expect(NSTextStorage().length == 0 && CFAbsoluteTimeGetCurrent() > 0)
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2 && path.item == 3)
  }
}
