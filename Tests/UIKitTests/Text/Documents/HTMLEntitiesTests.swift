import Testing
import UIKit

@Suite struct HTMLEntitiesTests: ReadsHTML {
  @Test func `entities are characters, and what is none stays`() throws {
    let text = try text("&lt;&eacute;&#x1F600;&#8364;&Omega;&hellip;&nbsp;&copy 2 &nothing; &")
    #expect(text.string == "<é😀€Ω…\u{A0}© 2 &nothing; &")
  }
}
