import SnapshotCLI
import Testing

@Suite struct BuildAdviceTests {
  @Test(arguments: [
    ("/p/A.swift:1:8: error: no such module 'SnapshotTesting'", "called Snapshot"),
    ("/p/A.swift:1:8: error: no such module 'InlineSnapshotTesting'", "module Snapshot"),
    ("/p/A.swift:1:8: error: no such module 'UIKit.UIWebView'", "Import UIKit"),
    ("/p/A.swift:1:8: error: no such module 'SwiftUI'", "product of that name"),
    ("/p/A.swift:36:4: error: Objective-C interoperability is disabled", "UIAction"),
    ("/p/A.swift:9:4: error: value of type 'UITableView' has no member 'x'", "Coverage.md"),
    ("/p/c.h:1:10: error: 'png.h' file not found", "libpng-dev"),
  ])
  func `what is often met is explained once`(_ line: String, _ advice: String) {
    let lines = BuildAdvice.lines(for: [line, "   1 | import X", line])
    #expect(lines.count == 1)
    #expect(lines.first?.contains(advice) == true)
  }

  @Test func `an error of one's own needs no advice`() {
    #expect(BuildAdvice.lines(for: ["/p/A.swift:3:7: error: cannot find 'x' in scope"]).isEmpty)
    #expect(BuildAdvice.lines(for: ["  | no such module 'SwiftUI'"]).isEmpty)
  }

  @Test func `a path that is too long for SwiftPM's database is explained`() {
    let line = "error: unable to attach DB: unable to open database: unable to open database file"
    #expect(BuildAdvice.lines(for: [line]).first?.contains("--scratch-path FOLDER") == true)
  }
}
