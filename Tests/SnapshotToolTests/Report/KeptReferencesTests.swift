import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct KeptReferencesTests: RunWriting {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `an actual path is a mark in the name, not in a folder`() {
    let record = record("1").ended(.differed).with {
      $0.actualPath = "/run/x.actual/card.png"
      $0.differencePath = "/run/x.actual/card.difference.png"
      $0.referencePath = "/r.png"
    }
    #expect(ComparisonPicture.path(for: record) == nil)
    #expect(KeptReferences.path(for: record) == nil)
  }

  @Test func `a kept reference that is a link is not shown`() throws {
    let secret = try package.write("secret.png", new)
    let actual = try package.write(
      ".build/snapshot-runs/20260102-030405-x/artifacts/A/a.1.actual.png", new)
    try FileManager.default.createSymbolicLink(
      atPath: actual.replacing(".actual", with: ".reference"), withDestinationPath: secret)
    try package.add("A/a.1.png", reference: old, actual: new) {
      $0.actualPath = actual
      $0.referencePath = package.root + "/__Snapshots__/A/a.1.png"
    }
    let record = try #require(run().records.last)
    #expect(record.actualPath == actual)
    #expect(KeptReferences.keptPath(for: record) == nil)
  }
}
