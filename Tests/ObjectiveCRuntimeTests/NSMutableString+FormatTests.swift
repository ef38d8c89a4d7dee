import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct NSMutableStringFormatTests {
  @Test func `a mutable string takes what a format makes`() {
    let text = NSMutableString(string: "(")
    text.appendFormat("%C %02d %@)", unichar(65), 7, "x" as NSString)
    #expect(text == "(A 07 x)")
  }
}
