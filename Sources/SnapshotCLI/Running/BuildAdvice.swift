/// What to do about errors that whoever brings sources from Apple's platforms meets.
package enum BuildAdvice {
  /// Parts of messages, and what to say once where one of them is there.
  private static let table: [(parts: [String], advice: String)] = [
    (
      ["no such module 'SnapshotTesting'"],
      "→ Here the module and the product are called Snapshot; the API is the same."
    ),
    (
      ["no such module 'InlineSnapshotTesting'", "no such module 'SnapshotTestingCustomDump'"],
      "→ assertInlineSnapshot is in the module Snapshot; instead of .customDump, use .dump."
    ),
    (
      ["no such module 'UIKit."],
      "→ This submodule does not exist here. Import UIKit, which contains everything."
    ),
    (
      [
        "no such module 'UIKit'", "no such module 'SwiftUI'", "no such module 'Combine'",
        "no such module 'Snapshot'",
      ],
      "→ The target that imports it must depend on the package's product of that name."
    ),
    (
      ["Objective-C interoperability is disabled", "#selector' can only be used"],
      "→ Swift on Linux has no Objective-C: `addAction(UIAction { … }, for:)`, not #selector."
    ),
    (
      ["type 'UI", "type 'CA", "cannot find 'UI", "cannot find 'CA", "cannot find type 'UI"],
      "→ Documentation/Coverage.md lists what Snapshot's UIKit supports, and what not yet."
    ),
    (
      ["'png.h' file not found", "unable to find library -lpng16"],
      "→ libpng is not installed: apt-get install libpng-dev"
    ),
    (
      ["unable to attach DB"],
      "→ SwiftPM's database takes paths of fewer than 500 bytes: build in a folder with a shorter "
        + "path, --scratch-path FOLDER."
    ),
  ]

  /// Advice about lines of the compiler, in a fixed order.
  package static func lines(for errors: [String]) -> [String] {
    table.compactMap { parts, advice in
      let isMet = errors.contains { line in
        line.contains("error: ") && parts.contains(where: line.contains)
      }
      return isMet ? advice : nil
    }
  }
}
