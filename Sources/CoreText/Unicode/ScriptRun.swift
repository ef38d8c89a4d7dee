/// Characters that stand next to each other and are of one script.
///
/// Source: UAX #24, Unicode 15.0, sections 5.1 and 5.2: neutral characters go with what stands
/// before them, at the start of text with what follows; a closing bracket goes with its opening
/// one; a character of several scripts goes with the run that it stands in, if it may.
package struct ScriptRun: Hashable, Sendable {
  package let range: Range<Int>
  /// The run's script; `common` where the text has only neutral characters.
  package let script: Script

  /// - Complexity: O(*n*); brackets are followed 64 deep.
  package static func runs(in characters: [UInt32]) -> [ScriptRun] {
    var itemiser = ScriptItemiser()
    for (index, character) in characters.enumerated() {
      itemiser.take(character, at: index)
    }
    itemiser.close(at: characters.count)
    return itemiser.runs
  }
}

/// Divides text while it reads it.
private struct ScriptItemiser {
  private(set) var runs: [ScriptRun] = []
  private var start = 0
  /// The script of the current run; nil until a character that is not neutral is seen.
  private var script: Script?
  /// What the run may still become, where it has characters of several scripts; otherwise empty.
  private var candidates: [UInt8] = []
  private var openBrackets: [(closing: UInt32, script: Script?)] = []

  private let scripts = UnicodeTables.script
  private let extensions = UnicodeTables.scriptExtension
  private let sets = UnicodeTables.sharedScripts
  private let brackets = UnicodeTables.bracketPairs

  mutating func take(_ character: UInt32, at index: Int) {
    let set = sets[Int(extensions[character])]
    if !set.isEmpty {
      take(oneOf: set, at: index)
      return
    }
    let own = Script(number: scripts[character])
    guard own.isNeutral else {
      take(own, at: index)
      return
    }
    guard own == .common, let bracket = brackets[character] else { return }
    if bracket.isOpening {
      if openBrackets.count == 64 { openBrackets.removeFirst() }
      openBrackets.append((bracket.other, script))
    } else if let match = openBrackets.lastIndex(where: { $0.closing == character }) {
      let opened = openBrackets[match].script
      openBrackets.removeSubrange(match...)
      if let opened { take(opened, at: index) }
    }
  }

  private mutating func take(_ own: Script, at index: Int) {
    if script == own { return }
    let isPossible = candidates.isEmpty || candidates.contains(own.number)
    if script != nil || !isPossible { close(at: index) }
    script = own
    candidates = []
  }

  private mutating func take(oneOf set: [UInt8], at index: Int) {
    if let script {
      if set.contains(script.number) { return }
      close(at: index)
    }
    let shared = candidates.isEmpty ? set : candidates.filter(set.contains)
    if shared.isEmpty { close(at: index) }
    candidates = shared.isEmpty ? set : shared
  }

  /// Ends the open run; one that may be of several scripts is of the first in their order.
  mutating func close(at end: Int) {
    if end > start {
      let chosen = script ?? candidates.first.map(Script.init(number:)) ?? .common
      runs.append(ScriptRun(range: start..<end, script: chosen))
    }
    start = end
    script = nil
    candidates = []
  }
}
