/// Which rooms of a module, its first folders, use types that others declare.
struct RoomGraph {
  /// The rooms that a room uses, each with the names by which it does.
  private(set) var uses: [String: [String: Set<String>]] = [:]

  /// - Parameter files: Those of one module.
  init(_ files: [SourceFile]) {
    var rooms: [String: Set<String>] = [:]
    for file in files {
      let room = Self.room(of: file)
      for name in Self.declarations(in: file) { rooms[name, default: []].insert(room) }
    }
    for file in files {
      let room = Self.room(of: file)
      uses[room] = uses[room] ?? [:]
      for word in file.words where !word.followsDot {
        guard let owners = rooms[word.text], owners.count == 1, let owner = owners.first,
          owner != room
        else { continue }
        uses[room, default: [:]][owner, default: []].insert(word.text)
      }
    }
  }

  private static func room(of file: SourceFile) -> String {
    let parts = file.path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : "."
  }

  /// The names of types that a file declares at its outermost level, and that others see.
  private static func declarations(in file: SourceFile) -> [String] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return Dictionary(grouping: file.words, by: \.line).compactMap { line, words in
      let text = file.lines[line - 1]
      guard text.first != " ", text.first != "}", !text.hasPrefix("extension"),
        let kind = words.firstIndex(where: { kinds.contains($0.text) }), kind + 1 < words.count,
        !words[..<kind].contains(where: { ["private", "fileprivate"].contains($0.text) })
      else { return nil }
      return words[kind + 1].text
    }
  }

  /// The uses between rooms that are in a cycle, or that lead from one cycle to another.
  var cycles: [String] {
    var rest = uses
    while true {
      let remaining = Set(rest.keys)
      let top = rest.keys.filter { room in !rest.values.contains { $0[room] != nil } }
      let bottom = rest.filter { remaining.isDisjoint(with: $0.value.keys) }.keys
      if top.isEmpty, bottom.isEmpty { break }
      for room in top + bottom { rest[room] = nil }
    }
    return rest.flatMap { room, others in
      others.filter { rest[$0.key] != nil }.map { other, names in
        "\(room) uses \(other): \(names.sorted().joined(separator: ", "))"
      }
    }.sorted()
  }
}
