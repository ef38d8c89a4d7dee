extension SnapshotID {
  /// The snapshot with this path below the reference folder; nil where no snapshot has that path. A
  /// path never leads out of the folder.
  ///
  /// - Parameter relativePath: Folder and file: `CardTests/testCard.1@2x.png`.
  package init?(relativePath: String) {
    let parts = relativePath.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let folder = parts.first, let file = parts.last,
      Self.isPlain(folder), Self.isPlain(file), let dot = file.lastIndex(of: ".")
    else { return nil }
    let name = file[..<dot]
    self.folder = String(folder)
    pathExtension = String(file[file.index(after: dot)...])
    let at = name.lastIndex(of: "@").flatMap { Self.isScale(name[$0...]) ? $0 : nil }
    stem = String(name[..<(at ?? name.endIndex)])
    scaleSuffix = at.map { String(name[$0...]) } ?? ""
    guard !stem.isEmpty, !pathExtension.isEmpty else { return nil }
  }

  /// This engine's file where another program's picture has the place: `testCard.1.linux.png`
  /// beside `testCard.1.png`, so that references of iOS and of Linux are kept side by side.
  package var besideForeign: SnapshotID {
    SnapshotID(
      relativePath: "\(folder)/\(stem).linux\(scaleSuffix).\(pathExtension)") ?? self
  }

  /// Neither hidden nor a way out of the folder. A `/` before a combining mark separates for the
  /// system, and not for Swift.
  private static func isPlain(_ part: Substring) -> Bool {
    !part.isEmpty && part.utf8.first != UInt8(ascii: ".")
      && !part.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
  }

  /// Whether a text is a scale: `@2x`, `@1.5x`.
  private static func isScale(_ text: Substring) -> Bool {
    text.hasSuffix("x") && text.count > 2 && Double(text.dropFirst().dropLast()) != nil
  }
}
