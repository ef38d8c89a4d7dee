import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct AttributeValueTests {
  @Test func `numbers of every kind are read`() {
    let numbers: [Any] = [
      1.5 as CGFloat, 1.5 as Double, 1.5 as Float, NSNumber(value: 1.5),
    ]
    #expect(numbers.map { AttributeValue.number($0) } == [1.5, 1.5, 1.5, 1.5])
    #expect(AttributeValue.number(-3) == -3)
    #expect(AttributeValue.number(NSNumber(value: true)) == 1)
    #expect(AttributeValue.number("1.5") == nil)
    #expect(AttributeValue.number(nil) == nil)
  }
}
