/// Libraries of snapshot tests in place of which this project has modules of the same names.
package enum ReplacedLibraries {
  /// Identities of the packages.
  static let identities: Set<String> = [
    "swift-snapshot-testing", "snapshot", "ios-snapshot-test-case", "iossnapshottestcase",
    "fbsnapshottestcase", "accessibilitysnapshot", NimbleSnapshots.identity,
  ]

  /// Names of their products.
  static let products: Set<String> = [
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump", "Snapshot",
    "iOSSnapshotTestCase", "FBSnapshotTestCase", "AccessibilitySnapshot",
    "AccessibilitySnapshotCore", "FBSnapshotTestCase-Accessibility", NimbleSnapshots.targetName,
  ]
}
