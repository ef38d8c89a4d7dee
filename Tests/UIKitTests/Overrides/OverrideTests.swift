import Testing
import UIKit

/// The members that apps may override, against the compiler's symbol graph.
@MainActor
@Suite(.serialized) struct OverrideTests {
  /// The open members that no superclass of this project's declares.
  private func openMembers() throws -> Set<String> {
    let kinds: Set = [
      "swift.property", "swift.method", "swift.type.method", "swift.type.property",
      "swift.subscript",
    ]
    var found: Set<String> = []
    for symbol in try SymbolGraph.publicGraphs().flatMap(\.symbols)
    where symbol.accessLevel == "open" && kinds.contains(symbol.kind.identifier) {
      let isOverride = (symbol.declarationFragments ?? []).contains { $0.spelling == "override" }
      if !isOverride { found.insert("\(symbol.owner).\(symbol.name)") }
    }
    return found
  }

  @Test func `every open member has a probe, or a reason for having none`() throws {
    let members = try openMembers()
    #expect(members.count > 2500)
    let probed = Set(OverrideTable.probes.flatMap(\.members))
    let listed = OverrideTable.listed
    for member in members.sorted() where !probed.contains(member) && listed[member] == nil {
      Issue.record("\(member) can be overridden and has no row in OverrideTable.")
    }
    for member in probed.union(listed.keys).sorted() where !members.contains(member) {
      Issue.record("\(member) is no open member, or overrides one; take its row out.")
    }
    for member in probed.intersection(listed.keys).sorted() {
      Issue.record("\(member) has a probe, and needs no reason for having none.")
    }
  }

  @Test func `overrides are asked when iOS asks them, and their answers count`() {
    #expect(OverrideTable.probes.flatMap(\.members).count > 120)
    for probe in OverrideTable.probes {
      let log = OverrideLog()
      do {
        try probe.run(log)
      } catch {
        Issue.record("\(probe.members): \(error)")
      }
      #expect(log.calls == probe.expected, "\(probe.members.joined(separator: ", "))")
    }
    print("\(OverrideTable.probes.flatMap(\.members).count) open members have a probe.")
  }
}
