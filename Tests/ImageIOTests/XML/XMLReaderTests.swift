import Testing

@testable import ImageIO

@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLElement {
    try XMLReader.read(Array(text.utf8))
  }

  private func reason(_ text: String) -> String? {
    do throws(XMLError) {
      _ = try XMLReader.read(Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `elements, attributes and text come as they are written`() throws {
    let root = try read(
      """
      <?xml version="1.0"?><!-- < --><a b='1' c:d="x &lt; y">one<e/>two<![CDATA[<&]]></a>
      """)
    #expect(root.name == "a")
    #expect(root["b"] == "1")
    #expect(root["c:d"] == "x < y")
    #expect(root.elements.map(\.name) == ["e"])
    #expect(root.text == "onetwo<&")
  }

  @Test func `characters are read by number and by name`() throws {
    #expect(try read("<a>&#65;&#x42;&amp;&quot;&apos;&gt;</a>").text == "AB&\"'>")
  }

  @Test func `an entity of the file stands for its text, once`() throws {
    #expect(try read("<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY b 'd'>]><a x='&b;'/>")["x"] == "c")
    let nested = "<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY d '&b;&b;'>]><a>&d;</a>"
    #expect(reason(nested) == "line 1: &d; is not declared")
    let outside = "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"
    #expect(reason(outside) == "line 1: &b; is not declared")
  }

  @Test func `entities do not add up to more than a million characters`() {
    let text = String(repeating: "x", count: 2000)
    let bomb =
      "<!DOCTYPE a [<!ENTITY b '\(text)'>]><a>\(String(repeating: "&b;", count: 2000))</a>"
    #expect(reason(bomb)?.hasSuffix("stand for more than 1048576 characters") == true)
  }

  @Test func `elements inside each other are counted`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(reason(deep) == "line 1: more than 200 elements are inside each other")
  }

  @Test func `mistakes are told with their line`() {
    #expect(reason("<a>\n<b></a>") == "line 2: </a> closes nothing")
    #expect(reason("<a") == "line 1: <a> is not closed")
    #expect(reason("<a>\n") == "line 2: the file ends inside <a>")
    #expect(reason("<a b=c/>") == "line 1: the value of b has no quotes")
    #expect(reason("<a b/>") == "line 1: the attribute b has no value")
    #expect(reason("<a>&b;</a>") == "line 1: &b; is not declared")
    #expect(reason("<!-- ") == "line 1: --> is missing")
    #expect(reason("hello") == "line 1: text stands outside of all elements")
  }

  @Test func `a file cut anywhere is an error`() {
    let text = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a x='&b;'>&#65;<b/><!-- --></a>".utf8)
    for count in text.indices {
      #expect(throws: XMLError.self) { try XMLReader.read(Array(text.prefix(count))) }
    }
  }

  @Test func `UTF-16 and Latin-1 are read`() throws {
    let wide: [UInt8] = [0xFF, 0xFE] + "<a b='é'/>".utf16.flatMap { little(Int($0)) }
    #expect(try XMLReader.read(wide)["b"] == "é")
    let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8)
    let latin = head + [0xE9, 0x27, 0x2F, 0x3E]
    #expect(try XMLReader.read(latin)["b"] == "é")
  }

  @Test func `more elements than the caller allows are told with their number`() {
    let text = Array("<a><b/><c/></a>".utf8)
    #expect(throws: Never.self) { try XMLReader.read(text, maximumElementCount: 3) }
    do throws(XMLError) {
      _ = try XMLReader.read(text, maximumElementCount: 2)
      Issue.record("the third element is read")
    } catch {
      #expect(error.exceeded == "2 elements")
    }
  }

  @Test(arguments: [("<a/> <!-- c -->\n", true), ("<a/>x", false), ("<a/><b/>", false)])
  func `what follows the outermost element is refused where the file is to be whole`(
    text: String, isWhole: Bool
  ) {
    let bytes = Array(text.utf8)
    #expect((try? XMLReader.read(bytes)) != nil)
    #expect(((try? XMLReader.read(bytes, isWhole: true)) != nil) == isWhole)
  }
}
