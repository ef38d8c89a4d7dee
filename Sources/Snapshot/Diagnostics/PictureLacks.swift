import SnapshotCore
import UIKit

/// What a picture lacks, as its test is told.
struct PictureLacks {
  let all: [PictureLack]
  /// The lacks for the reference: each once, without the views concerned.
  let keys: [FidelityNote]
  /// The lacks that the test fails on.
  let failing: [String]
  /// The warning of the test; nil where the picture lacks nothing to warn of.
  let warning: String?

  /// The maximum number of lines of one warning. The record of the run has all.
  private static let maximumLines = 10

  init(_ notes: [FidelityNote], failOn: ViewDiagnostics) {
    func fails(_ note: FidelityNote) -> Bool {
      failOn.contains(ViewDiagnostics(ViewDiagnostic(note).kind))
    }
    all = PictureLack.grouped(notes)
    var known: Set<FidelityNote> = []
    keys = notes.map(\.key).filter { known.insert($0).inserted }
    failing = Self.lines(notes.filter(fails))
    let lines = Self.lines(notes.filter { !fails($0) })
    if lines.isEmpty {
      warning = nil
    } else {
      let more = lines.count - Self.maximumLines
      let shown = lines.prefix(Self.maximumLines) + (more > 0 ? ["… and \(more) more."] : [])
      warning = (["The picture differs from a device:"] + shown).joined(separator: "\n- ")
    }
  }

  private static func lines(_ notes: [FidelityNote]) -> [String] {
    var advice: [String: String] = [:]
    for note in notes { advice[note.sentence] = note.advice }
    return PictureLack.grouped(notes).map { lack in
      let advice = advice[lack.sentence] ?? ""
      return advice.isEmpty ? lack.description : lack.description + " " + advice
    }
  }
}
