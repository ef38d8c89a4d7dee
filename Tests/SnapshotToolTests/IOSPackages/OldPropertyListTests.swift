import SnapshotTool
import Testing

@Suite struct OldPropertyListTests {
  private func list(_ text: String) -> OldPropertyList? { OldPropertyList(Array(text.utf8)) }

  @Test func `dictionaries, arrays, words and quoted texts are read`() {
    let text = #"""
      // !$*UTF8*$!
      {
        objects = { /* comment */
          AB12 /* A.swift */ = {isa = PBXFileReference; path = "a b\"c\n.swift"; };
          CD34 = (one, "two (2)", );
        };
        rootObject = AB12;
      }
      """#
    let found = list(text)
    #expect(found?["rootObject"]?.text == "AB12")
    #expect(found?["objects"]?["AB12"]?["path"]?.text == "a b\"c\n.swift")
    #expect(found?["objects"]?["CD34"]?.texts == ["one", "two (2)"])
  }

  @Test(arguments: ["", "{", "{a = b}", "(a b)", "{a = \"b; }", "{} {}", "<plist/>x{"])
  func `what is no list is none`(_ text: String) { #expect(list(text)?["a"] == nil) }

  @Test func `depth is limited`() {
    #expect(list(String(repeating: "(", count: 100_000)) == nil)
  }
}
