import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct ReviewListTests: Reviewing {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `the list says what is left, and why something cannot be accepted`() throws {
    try package.add("A/a.1.png", reference: old, actual: new)
    try package.add("A/a.2.png", reference: nil, actual: old)
    try package.write("__Snapshots__/Gone/a.2.png", old)
    try package.write("__Snapshots__/A/a.1.png", new + [])
    let list = ReviewList(package.pending(), packageRoot: package.root)
    #expect(list.snapshots.map(\.state) == ["accepted", "pending"])
    #expect(list.snapshots[1].renamedFrom == "__Snapshots__/Gone/a.2.png")
    #expect(list.undecidedCount == 1)
    let text = list.text(TextStyle(isColored: false))
    #expect(text.contains("? A/a.2.png  CardTests.testCard\n    has no reference\n"))
    #expect(text.contains("renamed?"))
    #expect(text.contains("1 pending, 1 accepted  in .build/snapshot-runs/"))
  }
}
