import Foundation

/// The processes of this machine, as `/proc` tells of them at one moment; none where there is no
/// `/proc`.
///
/// `swift test` gives each test process a group of its own and may end before it: a signal to its
/// group does not reach a test that hangs.
package struct ProcessTree: Sendable {
  /// A process that is not taken for a later one with its number.
  package struct Member: Sendable, Hashable {
    package let identifier: Int32
    /// The time at which the process started, in ticks since the machine started.
    let start: Int
  }

  /// What the system says of a process.
  package struct Entry: Sendable {
    package let member: Member
    package let parent: Int32
    /// Its process group, named after the process that began it.
    package let group: Int32
    /// The program's name, of which the system keeps 15 bytes.
    package let name: String
    /// Whether it has ended, and its parent has not asked for its status yet.
    package let isZombie: Bool
    /// The processor's time that it and those of its children took whose end it has seen, in ticks.
    package let ticks: Int
  }

  /// The processes by number.
  package let entries: [Int32: Entry]

  /// Looks at all processes.
  package init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var entries: [Int32: Entry] = [:]
    for identifier in names.compactMap({ Int32($0) }) {
      if let entry = Self.read(identifier) { entries[identifier] = entry }
    }
    self.entries = entries
  }

  /// The processes below `ancestor`, those that have ended aside.
  package func descendants(of ancestor: Int32) -> Set<Member> {
    Set(entries(below: ancestor).filter { !$0.isZombie }.map(\.member))
  }

  /// The groups that processes below `ancestor` began, also those that have ended since.
  package func groups(below ancestor: Int32) -> Set<Member> {
    let beginners = entries(below: ancestor).filter { $0.group == $0.member.identifier }
    return Set(beginners.map(\.member))
  }

  /// The processes of groups that are still there, whose beginners may have ended.
  package func members(of groups: Set<Member>) -> Set<Member> {
    let starts = Dictionary(groups.map { ($0.identifier, $0.start) }, uniquingKeysWith: max)
    return Set(entries.values.filter { entry in
      !entry.isZombie && starts[entry.group].map { entry.member.start >= $0 } == true
    }.map(\.member))
  }

  private func entries(below ancestor: Int32) -> [Entry] {
    var children: [Int32: [Entry]] = [:]
    for entry in entries.values { children[entry.parent, default: []].append(entry) }
    var found: [Entry] = []
    var next = [ancestor]
    while let parent = next.popLast() {
      for child in children.removeValue(forKey: parent) ?? [] {
        found.append(child)
        next.append(child.member.identifier)
      }
    }
    return found
  }

  /// The processes that were started below `ancestor`, and are still there.
  package static func descendants(of ancestor: Int32) -> Set<Member> {
    ProcessTree().descendants(of: ancestor)
  }

  /// The processes that were started with an environment in which `variable` has `value`.
  ///
  /// - Parameter start: Processes that started before it, in ticks, are not looked at.
  package func members(with variable: String, _ value: String, since start: Int) -> Set<Member> {
    let mark = Array("\(variable)=\(value)".utf8)
    var found: Set<Member> = []
    for entry in entries.values where !entry.isZombie && entry.member.start >= start {
      let environment = Self.contents("/proc/\(entry.member.identifier)/environ")
      if environment.split(separator: 0).contains(where: { $0.elementsEqual(mark) }) {
        found.insert(entry.member)
      }
    }
    return found
  }

  /// The command line of a process, for people; its name where the system does not tell it.
  package func command(of member: Member) -> String {
    let words = Self.contents("/proc/\(member.identifier)/cmdline").split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
    return words.isEmpty ? entries[member.identifier]?.name ?? "" : words.joined(separator: " ")
  }

  /// Whether the process is still there and has not ended.
  package func isRunning(_ member: Member) -> Bool {
    entries[member.identifier].map { $0.member == member && !$0.isZombie } ?? false
  }

  /// Ends those of them that are still there.
  package static func kill(_ members: Set<Member>) {
    for member in members where read(member.identifier)?.member == member {
      Foundation.kill(member.identifier, SIGKILL)
    }
  }

  /// `12 (name) S 11 …`: the state, the parent and, as the 14th to 17th and 22nd fields, times and
  /// the start.
  private static func read(_ identifier: Int32) -> Entry? {
    let text = String(decoding: contents("/proc/\(identifier)/stat"), as: UTF8.self)
    // The name may have spaces and parentheses.
    guard let open = text.firstIndex(of: "("), let end = text.lastIndex(of: ")"), open < end else {
      return nil
    }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 20, let parent = Int32(fields[2]), let group = Int32(fields[3]),
      let start = Int(fields[20])
    else { return nil }
    return Entry(
      member: Member(identifier: identifier, start: start), parent: parent,
      group: group, name: String(text[text.index(after: open)..<end]),
      isZombie: fields[1] == "Z" || fields[1] == "X",
      ticks: fields[12...15].reduce(0) { $0 + (Int($1) ?? 0) })
  }

  private static func contents(_ path: String) -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    return (try? file.readToEnd()).map { [UInt8]($0) } ?? []
  }
}
