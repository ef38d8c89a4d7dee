import Testing
import UIKit

/// Every public settable property of UIKit and QuartzCore, against the compiler's symbol graph.
@MainActor
@Suite(.serialized) struct PropertyTests {
  /// What each probe has found, run once for all tests.
  private static let findings = PropertyTable.probes.map { probe in
    (probe, Result { try probe.run() })
  }

  @Test func `the table has every property of the symbol graph, and no other`() throws {
    let public_ = try SymbolGraph.settableProperties()
    let known = Dictionary(grouping: PropertyTable.probes, by: \.name)
    let missing = public_.filter { known[$0.description] == nil }
    for property in missing {
      Issue.record("No probe of \(property): \(property.declaration). Add one to PropertyTable.")
    }
    let names = Set(public_.map(\.description))
    for probe in PropertyTable.probes where !names.contains(probe.name) {
      Issue.record("\(probe.name) is no public settable property; take its probe out.")
    }
    for (name, probes) in known where probes.count > 1 {
      Issue.record("\(name) has \(probes.count) probes.")
    }
  }

  @Test func `a property that is set to its own value leaves nothing to do`() {
    for (probe, result) in Self.findings {
      switch result {
      case .success(let finding):
        if !finding.dirt.isEmpty { Issue.record("\(probe.name): \(finding.dirt)") }
      case .failure(let error): Issue.record("\(probe.name): \(error)")
      }
    }
  }

  @Test func `a property changes what is told of a picture, or is noted, or has a reason`() {
    for (probe, result) in Self.findings {
      guard case .success(let finding) = result else { continue }
      switch probe.verdict {
      case .effective:
        if finding.differences.isEmpty {
          Issue.record("\(probe.name) changes nothing. (Noted: \(finding.notes).)")
        }
      case .noted:
        if finding.notes.isEmpty {
          Issue.record(
            "\(probe.name) is noted nowhere, and changes \(finding.differences).")
        }
      case .listed:
        if !finding.differences.isEmpty {
          Issue.record("\(probe.name) is on the list, and changes \(finding.differences).")
        }
      }
    }
  }

  /// The counts are printed, so that they can be told.
  @Test func `most properties change what is told of a picture`() {
    var counts: [String: Int] = [:]
    for probe in PropertyTable.probes {
      let kind: String
      switch probe.verdict {
      case .effective: kind = "effective"
      case .noted: kind = "noted"
      case .listed(let reason, let sentence):
        kind = "listed, \(reason.rawValue)"
        #expect(sentence.hasSuffix("."), "\(probe.name)")
      }
      counts[kind, default: 0] += 1
    }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "  \($0.value) \($0.key)" }
    print("\(PropertyTable.probes.count) public settable properties:")
    print(lines.joined(separator: "\n"))
    #expect((counts["effective"] ?? 0) * 2 > PropertyTable.probes.count)
  }
}
