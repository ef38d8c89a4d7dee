import SnapshotCore

/// The words of a failing assertion.
enum FailureMessage {
  struct Files {
    var reference: String
    var actual: String
    var difference: String?
  }

  static func differed(
    _ assertion: Assertion, _ id: SnapshotID, what: String, files: Files,
    views: [String] = [], fonts: String? = nil
  ) -> String {
    var lines = ["Snapshot \(id.relativePath) does not match its reference.", what] + views
    if let fonts { lines.append(fonts) }
    return text(assertion, id, lines, files)
  }

  /// What to say of an animation in a still picture's place.
  ///
  /// - Parameter what: What comparing with its still picture found.
  static func animated(_ what: String) -> String {
    """
    The reference is an animation (an APNG of several frames), where this snapshot is a still \
    picture. Of the animation, the still picture that viewers without animation show was compared:
    \(what)
    """
  }

  /// The message of a test that fails on views that changed without a pixel, or that cannot be
  /// compared.
  ///
  /// - Parameter what: What is wrong with the views.
  static func restructured(
    _ assertion: Assertion, _ id: SnapshotID, _ what: String, _ views: [String], _ files: Files
  ) -> String {
    let title = "Snapshot \(id.relativePath) is pixel-identical to its reference, but \(what)"
    return text(assertion, id, [title] + views, files)
  }

  private static func text(
    _ assertion: Assertion, _ id: SnapshotID, _ lines: [String], _ files: Files
  ) -> String {
    var lines = lines
    lines.append("")
    lines.append("reference   \(files.reference.singleLine)")
    lines.append("actual      \(files.actual.singleLine)")
    if let difference = files.difference {
      lines.append("difference  \(difference.singleLine)")
    }
    if let tool = assertion.diffTool {
      lines.append(tool(currentFilePath: files.reference, failedFilePath: files.actual))
    }
    lines.append("")
    lines.append("To accept it: \(acceptance(id))")
    return lines.joined(separator: "\n")
  }

  /// - Parameter note: What else there is.
  static func missing(
    _ assertion: Assertion, _ id: SnapshotID, actualPath: String, note: String? = nil
  ) -> String {
    """
    Snapshot \(id.relativePath) has no reference, and none was recorded: \(reason(assertion)).
    \(note.map { $0 + "\n" } ?? "")actual      \(actualPath.singleLine)

    To accept it: \(acceptance(id))
    """
  }

  /// Why a missing reference was not written.
  static func reason(_ assertion: Assertion) -> String {
    if assertion.surroundings.environment.recordMode != nil {
      return "SNAPSHOT_RECORD is \(assertion.mode.rawValue)"
    }
    return assertion.surroundings.environment.isCI
      ? "CI is set" : "the record mode is \(assertion.mode.rawValue)"
  }

  static func recorded(
    _ assertion: Assertion, _ id: SnapshotID, _ finding: RecordMode.Finding
  ) -> String {
    let what =
      switch finding {
      case .missing: "had no reference. One was recorded:"
      case .matched:
        "matched within its tolerance. Its reference was recorded again (record mode all):"
      case .differed:
        "did not match. Its reference was replaced (record mode \(assertion.mode.rawValue)):"
      }
    return """
      Snapshot \(id.relativePath) \(what)
      reference   \(assertion.place.store.path(of: id).singleLine)

      Check it, then commit it. The test passes on the next run.
      """
  }

  static func reference(_ error: PictureFileError, _ assertion: Assertion) -> String {
    if case .file(let error) = error { return file(error, assertion) }
    let next =
      error.isReplaceable
      ? "or record it again: \(command(assertion, mode: .failed))"
      : "or remove it and record it again."
    return """
      The reference cannot be used and was not overwritten: \(error)
      Restore it from version control, \(next)
      """
  }

  static func file(_ error: FileError, _ assertion: Assertion) -> String {
    switch error {
    case .system, .tooLarge, .notAFolder:
      return "A file of this snapshot cannot be used: \(error.advice(for: .reference))"
    case .notAFile, .symbolicLink: break
    }
    let what = "A file of this snapshot cannot be used: \(error)"
    guard error.path.hasPrefix(assertion.place.store.folder + "/") else {
      return what + "\nRemove it, and run the test again."
    }
    return """
      \(what)
      Restore the plain file from version control, or remove \(error.path.singleLine) and record \
      the snapshot again: \(command(assertion, mode: .missing))
      """
  }

  /// - Parameter why: Which font was looked for where.
  static func missingFont(_ why: String) -> String {
    """
    A font is missing. Its text would be drawn as boxes, so nothing was compared or recorded.
    \(why)
    """
  }

  /// The shell command that takes what was drawn as the reference: it is kept for that.
  private static func acceptance(_ id: SnapshotID) -> String {
    ReviewDecision.accept.command([id.relativePath])
  }

  /// The shell command that records this test's references.
  static func command(_ assertion: Assertion, mode: RecordMode) -> String {
    "SNAPSHOT_RECORD=\(mode.rawValue) swift test --filter '\(assertion.test.filter)'"
  }
}
