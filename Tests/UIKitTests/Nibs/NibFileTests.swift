import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibFileTests {
  @Test func `texts are those of the language beside Base`() throws {
    let text = String(decoding: NibText.nib("<label text=\"Base\" id=\"l\"/>"), as: UTF8.self)
    let folder = try BoardFolder([
      "Base.lproj/L.xib": text, "en.lproj/L.strings": "\"l.text\" = \"English\";",
    ])
    defer { folder.remove() }
    let label = folder.bundle.loadNibNamed("L", owner: nil)?.first as? UILabel
    #expect(label?.text == "English")
  }
}
