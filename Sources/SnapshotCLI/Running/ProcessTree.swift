import Foundation

/// The processes below another one, as `/proc` tells of them; none where there is no `/proc`.
///
/// `swift test` gives each test process a group of its own and may end before it: a signal to its
/// group does not reach a test that hangs.
package struct ProcessTree: Sendable {
  /// A process that is not taken for a later one with its number.
  package struct Member: Sendable, Hashable {
    package let identifier: Int32
    /// The time at which the process started, in ticks since the machine started.
    let start: Substring
  }

  private init() {}

  /// The processes that were started below `ancestor`, and are still there.
  package static func descendants(of ancestor: Int32) -> Set<Member> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [Int32: [Member]] = [:]
    for identifier in names.compactMap({ Int32($0) }) {
      guard let (parent, member) = read(identifier) else { continue }
      children[parent, default: []].append(member)
    }
    var found: Set<Member> = []
    var next = [ancestor]
    while let parent = next.popLast() {
      for child in children[parent] ?? [] where found.insert(child).inserted {
        next.append(child.identifier)
      }
    }
    return found
  }

  /// Ends those of them that are still there.
  package static func kill(_ members: Set<Member>) {
    for member in members where read(member.identifier)?.member == member {
      Foundation.kill(member.identifier, SIGKILL)
    }
  }

  /// `12 (name) S 11 …`, with the parent as the fourth field and the start as the 22nd.
  private static func read(_ identifier: Int32) -> (parent: Int32, member: Member)? {
    let file = FileHandle(forReadingAtPath: "/proc/\(identifier)/stat")
    defer { try? file?.close() }
    guard let data = try? file?.readToEnd() else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    // The name may have spaces and parentheses.
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 20, let parent = Int32(fields[2]) else { return nil }
    return (parent, Member(identifier: identifier, start: fields[20]))
  }
}
