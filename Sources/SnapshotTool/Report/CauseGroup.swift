import SnapshotCore

/// Snapshots that are in a report for the same reason.
package struct CauseGroup: Sendable, Equatable {
  /// What they have in common: `titleLabel  font 17 → 18`, a region, or their test file.
  package let title: String
  /// Whether that is a reason, not a mere place.
  package let isExplained: Bool
  /// The entries as in the report: worst first.
  package let entries: [RunSummary.Entry]
}

extension RunReport {
  /// What has to be looked at, in groups of one cause each: the same font or renderer, the same
  /// change of a property, the same change of pixels; what shares none of them by test file. The
  /// largest groups first, those without a common cause last.
  package var causeGroups: [CauseGroup] {
    let entries = summary.entries.filter { !$0.isPlainMatch && $0.outcome != .recorded }
    var keys = entries.map { Self.causeKey($0) }
    var counts: [String: Int] = [:]
    for case let key? in keys { counts[key.id, default: 0] += 1 }
    // A cause that only one snapshot has is not a shared one.
    for index in keys.indices {
      guard let key = keys[index], counts[key.id] == 1, !key.standsAlone else { continue }
      keys[index] = nil
    }
    var order: [String] = []
    var members: [String: [RunSummary.Entry]] = [:]
    var groupKeys: [String: CauseKey] = [:]
    for (entry, key) in zip(entries, keys) {
      let folder = FileAccess.split(entry.record.snapshot).folder
      let id = key?.id ?? "file \(folder)"
      if members[id] == nil {
        order.append(id)
        groupKeys[id] = key ?? CauseKey(id: id, title: folder)
      } else if groupKeys[id]?.view != key?.view {
        groupKeys[id]?.view = nil
      }
      members[id, default: []].append(entry)
    }
    let groups = order.map { id in
      let key = groupKeys[id]
      return CauseGroup(
        title: [key?.view, key?.title].compactMap(\.self).joined(separator: "  "),
        isExplained: !id.hasPrefix("file "), entries: members[id] ?? [])
    }
    // Swift's sort is stable: equal ones stay worst first.
    return groups.sorted { one, other in
      if one.isExplained != other.isExplained { return one.isExplained }
      return one.isExplained && one.entries.count > other.entries.count
    }
  }

  private struct CauseKey {
    var id: String
    var title: String
    /// The view that all of them have it in; nil where they are several, or it is in none.
    var view: String?
    /// Whether it is worth a group of one.
    var standsAlone = false
  }

  private static func causeKey(_ entry: RunSummary.Entry) -> CauseKey? {
    let record = entry.record
    switch record.cause {
    case .font?, .renderer?, .structure?:
      guard let cause = record.cause else { return nil }
      return CauseKey(id: "cause \(cause.rawValue)", title: cause.title, standsAlone: true)
    case .view?, .drawing?, nil:
      break
    }
    if entry.outcome == .crashed || entry.outcome == .missing {
      let title = entry.outcome == .missing ? "No reference yet" : "Crashed"
      return CauseKey(id: "outcome \(title)", title: title, standsAlone: true)
    }
    if let change = record.changes?.first {
      // What was set is one cause wherever it was set. That a view was added, or has another size
      // or place, is its own.
      let property = change.property
      let isSet = property.contains(" → ") && !change.isOfFrame
      return CauseKey(
        id: isSet ? "property \(property)" : "view \(change.name) \(property)", title: property,
        view: change.name)
    }
    return regionKey(record)
  }

  /// The key of a change without views: the same box in points with the same change of colour, as
  /// in another appearance or at another scale.
  private static func regionKey(_ record: RunRecord) -> CauseKey? {
    guard let numbers = record.numbers, numbers.status == .differ,
      let region = numbers.regions.first
    else { return nil }
    let scale = record.scale ?? 1
    func points(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded()) }
    let box =
      "\(points(region.width)) × \(points(region.height)) pt at "
      + "(\(points(region.x)), \(points(region.y)))"
    return CauseKey(
      id: "region \(numbers.regionCount) \(box)",
      title: numbers.regionCount == 1
        ? "The same \(box)" : "The same \(numbers.regionCount) regions, the largest \(box)")
  }
}

extension RunSummary.Entry {
  /// Whether it is a match without any news that somebody has to know.
  package var isPlainMatch: Bool { outcome == .matched && record.cause != .structure }
}
