import Foundation
import SnapshotCore
import TranslatorInterface

/// Warnings about other packages' sources. Their users cannot mend them, and most are about code
/// that no test calls: they are said once, in one line for each kind, and not at every run.
struct DependencyNotes {
  private let notes: [TranslationNote]

  init(_ notes: [TranslationNote]) { self.notes = notes }

  /// The file of a mirror in which it is kept what was said.
  private static let fileName = ".told-notes.json"
  private static let maximumBytes = 1 << 24

  /// The warnings that no run has reported yet, one line per kind. From now on they are reported.
  func takeNewLines(in mirror: MirrorFolder) throws(FileError) -> [String] {
    let told = Self.told(in: mirror)
    // A run of previews alone has fewer dependencies: what it does not say stays said.
    let all = told.union(notes.map(\.description))
    if all != told { try mirror.write(JSONText.string(all.sorted()) + "\n", to: Self.fileName) }
    return Self.lines(notes.filter { !told.contains($0.description) })
  }

  /// What was said; nothing where the file is not one that `takeNewLines` wrote.
  private static func told(in mirror: MirrorFolder) -> Set<String> {
    guard let bytes = try? mirror.read(fileName, maximumBytes: maximumBytes) else { return [] }
    return Set((try? JSONDecoder().decode([String].self, from: Data(bytes))) ?? [])
  }

  /// The first of each kind, with the number of those like it.
  private static func lines(_ notes: [TranslationNote]) -> [String] {
    var order: [String] = []
    var groups: [String: [TranslationNote]] = [:]
    for note in notes {
      let kind = kind(note)
      if groups[kind] == nil { order.append(kind) }
      groups[kind, default: []].append(note)
    }
    return order.compactMap { kind in
      guard let group = groups[kind], let first = group.first else { return nil }
      let others = group.count - 1
      let more = others == 0 ? "" : "and \(NumberText.grouped(others)) more like it, "
      return "\(first) (\(more)in a dependency; reported once.)"
    }
  }

  /// The message without its first word, which names the function concerned.
  private static func kind(_ note: TranslationNote) -> String {
    String(note.message.drop { $0 != " " })
  }
}
