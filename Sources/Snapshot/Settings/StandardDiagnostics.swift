import Foundation
import Synchronization

/// What fails an assertion where neither it nor the code around it says so.
///
/// Tests that were written for swift-snapshot-testing are green on iOS whatever their views leave
/// behind, and are green here as well: a leak is a warning for them. A test that imports `Snapshot`
/// knows this library, and fails.
package enum StandardDiagnostics {
  private static let isSnapshotTestingLoaded = Mutex(false)
  /// Whether files import `Snapshot`, by their paths.
  private static let known = Mutex<[String: Bool]>([:])

  /// The module `SnapshotTesting` calls this when the program is loaded.
  package static func snapshotTestingIsLoaded() {
    isSnapshotTestingLoaded.withLock { $0 = true }
  }

  /// - Parameter filePath: The test's source. One that cannot be read counts as one that does not
  ///   import `Snapshot`.
  package static func at(_ filePath: String) -> ViewDiagnostics {
    guard isSnapshotTestingLoaded.withLock({ $0 }) else { return .standard }
    if let imports = known.withLock({ $0[filePath] }) { return diagnostics(imports) }
    let text = (try? String(contentsOfFile: filePath, encoding: .utf8)) ?? ""
    let imports = importsSnapshot(text)
    known.withLock { $0[filePath] = imports }
    return diagnostics(imports)
  }

  private static func diagnostics(_ importsSnapshot: Bool) -> ViewDiagnostics {
    importsSnapshot ? .standard : ViewDiagnostics.standard.subtracting([.leaks])
  }

  /// Whether a source has an import of the module, with or without attributes and access level.
  package static func importsSnapshot(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.prefix { $0 != "/" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let place = words.firstIndex(of: "import") else { return false }
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let"]
      return words[(place + 1)...].first { !kinds.contains($0) } == "Snapshot"
    }
  }
}
