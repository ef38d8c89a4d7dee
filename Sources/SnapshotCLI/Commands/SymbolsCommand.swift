import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot fonts symbols`: which symbols are drawn here, and a sheet of them.
///
/// The tool links no UIKit: it draws the designs alone, so that symbols with letters are in the
/// list and not on the sheet, and the names of the sheet's rows are printed.
struct SymbolsCommand {
  let outputPath: String?

  /// - Throws: `FileError`, `PNGError`.
  func run(_ console: Console) throws -> Int32 {
    let entries = SymbolSheet.entries
    let drawn = entries.filter { $0.drawing != .box }
    let counted = entries.filter { $0.count > 0 }
    console.write(
      """
      \(drawn.count) symbols have a design here, and variants of them by rule. Of \(counted.count) \
      that were counted in public code, \(counted.count { $0.drawing != .box }) are drawn; every \
      other name is a rounded square, and the test says so.

      """)
    if let outputPath { return try writeSheet(entries, outputPath, console) }
    for entry in entries {
      let state =
        switch entry.drawing {
        case .drawn: "drawn"
        case .drawnWithLetters: "drawn, with letters of the system font"
        case .box: "a rounded square"
        }
      let count = entry.count > 0 ? "  \(entry.count)" : ""
      console.write("\(entry.name)\(count)  \(state)\n")
    }
    return ExitCode.success
  }

  private func writeSheet(
    _ entries: [SymbolSheet.Entry], _ path: String, _ console: Console
  ) throws -> Int32 {
    let names = entries.filter { $0.drawing == .drawn }.map(\.name)
    try FileAccess.write(SymbolSheet.picture(of: names), to: path)
    for (index, row) in SymbolSheet.rows(of: names).enumerated() {
      console.write("row \(index + 1): \(row.joined(separator: " "))\n")
    }
    console.write("Wrote \(path.singleLine)\n")
    return ExitCode.success
  }
}
