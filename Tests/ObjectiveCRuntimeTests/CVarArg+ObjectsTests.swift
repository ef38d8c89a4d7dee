import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct CVarArgObjectsTests {
  private final class Card: NSObject {
    override var description: String { "a card" }
  }

  @Test func `objects are arguments of formats, as their descriptions`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(String(format: "%@ %@ %d", Card(), NSNumber(value: 3), 4) == "a card 3 4")
    #expect(String(format: "%@ %@", "a" as NSString, NSMutableString(string: "b")) == "a b")
    let values = String(format: "%@ %@", url as CVarArg, IndexPath(indexes: [1, 2]) as CVarArg)
    #expect(values == "https://example.com/a [1, 2]")
    #expect(NSString(format: "%@", Card()) == "a card")
    #expect(String(format: "%@", arguments: [[1, 2] as NSArray]) == "(\n    1,\n    2\n)")
  }
}
