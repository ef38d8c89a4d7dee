import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibParserTests {
  @Test func `a view inside of itself, a file that is cut and entities are errors`() {
    let entities = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><document>&z;</document>
      """
    for (text, part) in [
      ("<document type=\"XIB\"><objects><view id=\"a\"><subviews>", "no XML of Interface Builder"),
      (entities, "declares entities"),
      ("<plist/>", "is a property list, not a document"),
      ("<document><?a?></document>", "has processing instructions"),
      ("<?a?><document/>", "is not UTF-8 text"),
      ("", "no XML of Interface Builder"),
      ("<document/><document/>", "something stands after </document>"),
      ("<document a=\"1\" a=\"2\"/>", "has the attribute a twice"),
      (
        "<document><objects><view id=\"a\"/><view id=\"a\"/></objects></document>", "is there twice"
      ),
    ] {
      let raised = NibText.raised {
        _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      }
      #expect(raised.count == 1 && raised[0].reason.contains(part), "\(raised)")
    }
    let broken = Data("<document><a".utf8) + Data([0xCB]) + Data("b/></document>".utf8)
    let refused = NibText.raised {
      _ = UINib(data: broken, bundle: nil).instantiate(withOwner: nil)
    }
    #expect(refused.first?.reason.contains("it is not UTF-8 text") == true)
    let deep =
      "<document><objects>" + String(repeating: "<view><subviews>", count: 300)
    let raised = NibText.raised {
      _ = UINib(data: Data(deep.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    #expect(raised.first?.reason.contains("more than 200 elements inside each other") == true)
  }
}
