/// What several snapshots have in common, the most frequent first.
struct SharedThings<Thing> {
  struct Entry {
    let thing: Thing
    /// How many snapshots have it.
    fileprivate(set) var count = 1
    /// The first few of them.
    fileprivate(set) var snapshots: [String]
  }

  private(set) var entries: [Entry] = []
  /// The number of snapshots with anything at all.
  private(set) var snapshotCount = 0

  /// - Parameters:
  ///   - snapshots: Names, with what each snapshot has.
  ///   - key: What two things that count as one have in common.
  init(_ snapshots: [(name: String, things: [Thing])], by key: (Thing) -> some Hashable) {
    var index: [AnyHashable: Int] = [:]
    for (name, things) in snapshots where !things.isEmpty {
      snapshotCount += 1
      for thing in things {
        let key = AnyHashable(key(thing))
        guard let known = index[key] else {
          index[key] = entries.count
          entries.append(Entry(thing: thing, snapshots: [name]))
          continue
        }
        entries[known].count += 1
        if entries[known].snapshots.count < 5 { entries[known].snapshots.append(name) }
      }
    }
    // Swift's sort is stable: equally frequent ones stay in the order of the snapshots.
    entries.sort { $0.count > $1.count }
  }
}
