import SnapshotCore

/// A test that a run left out by its name: a disabled one, or one that skipped itself.
package struct SkippedTest: Sendable, Codable, Hashable {
  /// The test's name as its framework writes it: `CardTests.testBadge`, `Card/shadow()`.
  package let name: String
  /// The name of its source file; nil for a method of XCTest, which does not tell it.
  package let file: String?

  package init(name: String, file: String?) {
    self.name = name
    self.file = file
  }

  /// The function with its labels.
  var function: String { parts.name }

  /// The innermost type around it; nil for a function outside of types.
  var type: String? {
    parts.suite.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }

  private var parts: (suite: String?, name: String) {
    RunManifest.OtherFailure(file: "", line: 0, test: name, message: "").parts
  }
}

/// A reference that a run did not compare.
package struct UncomparedReference: Sendable, Codable, Hashable {
  package enum Kind: String, Sendable, Codable {
    /// Its test was skipped or disabled.
    case skipped
    /// A test that rested in this run may use it, as far as the sources tell.
    case mayBeSkipped
    /// No test asked for it.
    case unused
  }

  /// The path below the reference folder.
  package let path: String
  package let kind: Kind
  /// The test that was skipped; nil for the other kinds.
  package var test: String?
  /// Why, as the end of a sentence.
  package let reason: String

  package init(path: String, kind: Kind, test: String? = nil, reason: String) {
    self.path = path
    self.kind = kind
    self.test = test
    self.reason = reason
  }

  /// `CardTests/badge.1.png was not compared: its test is disabled`.
  package var sentence: String { "\(path.singleLine) was not compared: \(reason)." }
}
