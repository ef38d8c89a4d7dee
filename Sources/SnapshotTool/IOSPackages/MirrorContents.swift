/// Which tests a mirror of a package has: its own, or those of its previews.
package enum MirrorContents: String, Sendable, Codable, CaseIterable {
  case tests, previews, testsAndPreviews

  package var hasTests: Bool { self != .previews }
  package var hasPreviews: Bool { self != .tests }
}
