import Testing
import UIKit

@Suite struct HTMLTokenizerTests: ReadsHTML {
  @Test func `broken HTML is read as far as it goes`() throws {
    #expect(try text("<b>a<i>b</b>c</i>").string == "abc")
    #expect(try text("a < b <!-- c --> d <").string == "a < b d <")
    #expect(try text("<p>a<p>b</div></p>").string == "a\nb\n")
    #expect(try text("<pre>a\n  b</pre>").string == "a\n  b\n")
    #expect(try text("<script>if (a < b) {}</script><title>t</title>x").string == "x")
    #expect(try text("").string == "")
    #expect(try text("<p style=\"font-size:1e400px;line-height:nan\">x</p>").string == "x\n")
  }
}
