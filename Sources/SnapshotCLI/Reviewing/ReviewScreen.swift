import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool

/// One snapshot on the whole terminal: what it is, what changed, and the pictures.
struct ReviewScreen {
  enum Picture: String {
    case reference, difference, actual
  }

  let snapshot: PendingSnapshot
  let state: PendingSnapshot.State
  /// The number shown, from 1.
  let number: Int
  let count: Int
  /// Others with the same cause that are undecided.
  let othersWithCause: Int
  /// A reference that has this picture under another name.
  let renamedFrom: String?
  /// What the last key did.
  let message: String
  let images: PictureProtocol
  /// The one picture that has the whole room; nil where all share it.
  let enlarged: Picture?
  let isInsideTmux: Bool
  let style: TextStyle

  private static let maximumChanges = 5

  /// Everything from a cleared screen to the last line.
  func text(_ size: TerminalDevice.Size) -> String {
    let head = self.head(size.columns)
    var text = (images == .kitty ? deletion : "") + "\u{1b}[0m\u{1b}[2J"
    for (row, line) in head.enumerated() { text += Self.at(row, 0) + line }
    let top = head.count + 1
    let rows = size.rows - top - 2
    if rows > 0 {
      text += snapshot.isPicture ? pictures(top, rows, size) : difference(top, rows, size.columns)
    }
    text += Self.at(size.rows - 2, 0) + TerminalText.fitted(message, columns: size.columns)
    text += Self.at(size.rows - 1, 0)
    text += style.dim(TerminalText.fitted(keys(size.columns), columns: size.columns))
    return text
  }

  private static func at(_ row: Int, _ column: Int) -> String {
    "\u{1b}[\(row + 1);\(column + 1)H"
  }

  /// Pictures of kitty's stay until they are removed.
  private var deletion: String {
    let text = "\u{1b}_Ga=d,q=2\u{1b}\\"
    return isInsideTmux
      ? "\u{1b}Ptmux;" + text.replacing("\u{1b}", with: "\u{1b}\u{1b}") + "\u{1b}\\" : text
  }

  // MARK: Words

  private var stateText: String {
    switch state {
    case .undecided: snapshot.kind == .missing ? "has no reference" : "differs"
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .stale(let reason), .gone(let reason): reason
    }
  }

  private func head(_ columns: Int) -> [String] {
    func fit(_ text: String) -> String { TerminalText.fitted(text, columns: columns) }
    let record = snapshot.record
    let place = "\(FileAccess.split(record.file).name):\(record.line)"
    let title = fit("\(number) of \(count)  \(snapshot.path)  \(stateText)")
    var lines = [
      state == .accepted ? style.green(title) : style.bold(title),
      style.dim(fit("\(record.test)  \(place)")),
    ]
    // Said where it is not where references are by default.
    if !snapshot.referencePath.hasSuffix("/__Snapshots__/" + snapshot.path) {
      lines.append(fit("accepting writes \(snapshot.referencePath)"))
    }
    if let renamedFrom {
      lines.append(fit("\(renamedFrom) has the same picture, and no test uses it: renamed?"))
    }
    if let numbers = record.numbers { lines.append(fit(numbers.text)) }
    let changes = record.changes ?? []
    for change in changes.prefix(Self.maximumChanges) {
      let pixels = change.pixels > 0 ? "  \(NumberText.counted(change.pixels, "pixel"))" : ""
      lines.append(fit("  \(change.view)  \(change.what)\(pixels)"))
    }
    if changes.count > Self.maximumChanges {
      lines.append(style.dim("  … and \(changes.count - Self.maximumChanges) more"))
    }
    return lines
  }

  /// The cause that `A` is about is left out where the line has no room for it.
  private func keys(_ columns: Int) -> String {
    func line(_ all: [String]) -> String {
      var keys = ["a accept"] + all + ["r reject", "s skip"]
      if renamedFrom != nil { keys.append("m move") }
      if snapshot.isPicture, images != .none { keys.append("v view large") }
      return (keys + ["u undo", "j/k walk", "q quit"]).joined(separator: "   ")
    }
    if othersWithCause == 0 { return line([]) }
    let all = "A all \(othersWithCause + 1)"
    let long = line(["\(all) of “\(snapshot.cause)”"])
    return TerminalText.columns(of: long) <= columns ? long : line([all])
  }

  // MARK: Pictures

  private func pictures(_ top: Int, _ rows: Int, _ size: TerminalDevice.Size) -> String {
    var all = Self.pictures(of: snapshot, state)
    if let one = all.first(where: { $0.picture == enlarged }), images != .none { all = [one] }
    var found: [(label: String, image: PixelImage)] = []
    var troubles: [String] = []
    for (picture, path) in all {
      do {
        found.append((picture.rawValue, try Self.image(path)))
      } catch {
        troubles.append("\(picture.rawValue): \(error)")
      }
    }
    var text = ""
    for (line, trouble) in troubles.prefix(rows).enumerated() {
      text += Self.at(top + line, 0) + TerminalText.fitted(trouble, columns: size.columns)
    }
    let top = top + troubles.count
    guard images != .none else { return text + paths(found.map(\.label), top, size.columns) }
    let cell = images == .blocks ? PixelSize(width: 1, height: 2) : size.cell
    guard
      let layout = PictureLayout(
        found.map { $0.image.size }, columns: size.columns, rows: rows - troubles.count,
        cell: cell, enlargesByWholeSteps: images != .blocks)
    else { return text }
    for ((label, image), slot) in zip(found, layout.slots) {
      text += Self.at(top + slot.row - 1, slot.column)
      text += style.dim(TerminalText.fitted("\(label)  \(image.size)", columns: slot.labelColumns))
      text += Self.at(top + slot.row, slot.column)
      let picture = TerminalPicture(image, width: slot.pixels.width, height: slot.pixels.height)
      let shown = try? picture.encoded(
        images, columns: slot.columns, rows: slot.rows, isInsideTmux: isInsideTmux)
      text += shown ?? ""
    }
    return text
  }

  /// The pictures of a snapshot, in the order in which they are shown. An accepted reference is the
  /// actual picture.
  static func pictures(
    of snapshot: PendingSnapshot, _ state: PendingSnapshot.State
  ) -> [(picture: Picture, path: String)] {
    let actual = (Picture.actual, snapshot.actualPath)
    if state == .accepted || !snapshot.isPicture { return [actual] }
    let reference = snapshot.kind == .missing ? nil : (Picture.reference, snapshot.referencePath)
    let difference = snapshot.differencePath.map { (Picture.difference, $0) }
    return [reference, difference, actual].compactMap(\.self)
  }

  private static func image(_ path: String) throws -> PixelImage {
    let bytes = try FileAccess.read(path, maximumBytes: ReferenceStore.maximumBytes)
    return PixelImage(try PNGCodec.decode(PNGChunks(bytes, limits: .bitmap)))
  }

  /// The paths of the pictures, for a terminal that shows none.
  private func paths(_ labels: [String], _ top: Int, _ columns: Int) -> String {
    let paths = [
      "reference": snapshot.referencePath, "difference": snapshot.differencePath ?? "",
      "actual": snapshot.actualPath,
    ]
    let lines = labels.map { label in
      label + String(repeating: " ", count: 12 - label.count) + (paths[label] ?? "")
    }
    let advice = [
      "", "This terminal does not announce a protocol for pictures. If it has 24-bit colours, set",
      "COLORTERM=truecolor or pass --images blocks; others are kitty, iterm and sixel.",
    ]
    return (lines + advice).enumerated().map { row, line in
      Self.at(top + row, 0) + TerminalText.fitted(line, columns: columns)
    }.joined()
  }

  // MARK: Text

  private func difference(_ top: Int, _ rows: Int, _ columns: Int) -> String {
    func text(_ path: String) -> String {
      String(decoding: (try? FileAccess.read(path)) ?? [], as: UTF8.self)
    }
    let new = text(snapshot.actualPath)
    let difference = snapshot.kind == .missing || state == .accepted
      ? new : LineDifference.text(text(snapshot.referencePath), new) ?? new
    var lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    let left = lines.count - rows
    if left > 0 { lines = Array(lines.prefix(rows - 1)) }
    var shown = lines.map { line in
      let fitted = TerminalText.fitted(String(line), columns: columns)
      return switch line.first {
      case "+": style.green(fitted)
      case "-": style.red(fitted)
      case "@": style.dim(fitted)
      default: fitted
      }
    }
    if left > 0 { shown.append(style.dim("… and \(NumberText.counted(left + 1, "line")) more")) }
    return shown.enumerated().map { Self.at(top + $0, 0) + $1 }.joined()
  }
}

extension [ReviewScreen.Picture] {
  /// The next to show large, the actual one first; nil after the last.
  func next(after shown: Element?) -> Element? {
    let order = reversed() as [Element]
    guard let shown, let index = order.firstIndex(of: shown) else { return order.first }
    return order.dropFirst(index + 1).first
  }
}
