import Foundation
import SnapshotCore

/// `snapshot diff A B`: two PNG files, or two folders of them.
package struct DiffCommand {
  private let reference: String
  private let actual: String
  private let output: String?
  private let style: DifferenceStyle
  private let tolerance: Tolerance
  private let maskPath: String?
  private let isJSON: Bool

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(
      options: ["--output", "--style", "--tolerance", "--ignore", "--ignore-mask"],
      flags: ["--json"]
    ).parse(arguments)
    let paths = parsed.positionals + parsed.passedThrough
    guard paths.count == 2 else {
      throw UsageError.wrongArguments(
        "diff needs two files or two folders, and has \(paths.count). "
          + "See snapshot diff --help.")
    }
    reference = paths[0]
    actual = paths[1]
    output = parsed.value("--output")
    var tolerance = try parsed.value("--tolerance").map(ToleranceArgument.parse) ?? .exact
    tolerance.ignoredAreas = try parsed.allValues("--ignore").map(ToleranceArgument.area)
    self.tolerance = tolerance
    maskPath = parsed.value("--ignore-mask")
    let styleName = parsed.value("--style") ?? DifferenceStyle.highlight.rawValue
    guard let style = DifferenceStyle(rawValue: styleName) else {
      throw UsageError.invalidValue(
        option: "--style", value: styleName,
        expected: DifferenceStyle.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.style = style
    isJSON = parsed.flags.contains("--json")
  }

  package func run(_ console: Console) throws -> Int32 {
    let folders = [reference, actual].filter(FileAccess.isFolder)
    if folders.count == 2 { return try compareFolders(console) }
    if folders.count == 1, FileAccess.exists(reference), FileAccess.exists(actual) {
      throw UsageError.wrongArguments(
        "\(folders[0].singleLine) is a folder and the other one is not; "
          + "compare two files or two folders.")
    }
    return try compareFiles(console)
  }

  // MARK: - Files

  private func compareFiles(_ console: Console) throws -> Int32 {
    let result = compare(reference, actual, output: output, try effectiveTolerance())
    if isJSON {
      console.write(JSONText.string(result) + "\n")
    } else if result.status == .error || result.status == .missing {
      console.error("snapshot: \(result.message)\n")
    } else {
      let mark = result.status == .match ? console.style.green("✓") : console.style.red("✗")
      console.write("\(mark) \(result.message)\n")
    }
    switch result.status {
    case .match: return ExitCode.success
    case .differ, .size: return ExitCode.difference
    case .missing, .error: return ExitCode.failure
    }
  }

  /// The tolerance with the mask's picture, which is read once.
  private func effectiveTolerance() throws -> Tolerance {
    guard let maskPath else { return tolerance }
    let image = try Reference(FileAccess.read(maskPath), path: maskPath).image()
    var tolerance = tolerance
    tolerance.ignoredAreas.append(IgnoredArea(maskFrom: image))
    return tolerance
  }

  private func compare(
    _ reference: String, _ actual: String, output: String?, _ tolerance: Tolerance
  ) -> DiffResult {
    let pair: ImageFilePair
    let result: SnapshotCore.ComparisonResult
    do throws(PictureFileError) {
      let bytes = try Self.read(reference)
      pair = try ImageFilePair(
        reference: bytes, path: reference,
        actual: FileAccess.holds(bytes, at: actual) ? bytes : Self.read(actual), path: actual)
      if let problem = Self.maskProblem(tolerance, pair) {
        return DiffResult(.error, message: problem)
      }
      result = try pair.compare(tolerance: tolerance, keepsImages: output != nil)
    } catch {
      if case .file(let fileError) = error, fileError.isMissing {
        return DiffResult(.missing, message: error.description)
      }
      return DiffResult(.error, message: error.description)
    }
    if let output, !result.isMatch {
      do {
        try FileAccess.write(try pair.difference(style, result), to: output)
      } catch {
        return DiffResult(.error, message: "The difference was not written: \(error)")
      }
    }
    var difference = DiffResult(result)
    if let strips = pair.strips {
      difference.message = strips.description.replacing("\n", with: " ")
    }
    if pair.isStandardised {
      difference.message += " The files’ colour chunks disagree; both were converted to sRGB first."
    } else if pair.disagreesAboutColors {
      difference.message += " The files’ colour chunks disagree; samples are compared as stored."
    }
    return difference
  }

  /// Why a mask does not fit these pictures; nil where it does.
  private static func maskProblem(_ tolerance: Tolerance, _ pair: ImageFilePair) -> String? {
    for case .mask(let mask) in tolerance.ignoredAreas {
      let size = PixelSize(width: mask.width, height: mask.height)
      if size != pair.referenceSize {
        return "The mask (--ignore-mask) is \(size) pixels, the picture \(pair.referenceSize): "
          + "give it a mask of its own size."
      }
    }
    return nil
  }

  private static func read(_ path: String) throws(PictureFileError) -> [UInt8] {
    do throws(FileError) {
      return try FileAccess.read(path)
    } catch {
      throw PictureFileError.file(error)
    }
  }

  // MARK: - Folders

  private func compareFolders(_ console: Console) throws -> Int32 {
    let left = Set(try PNGFolder.paths(in: reference))
    let right = Set(try PNGFolder.paths(in: actual))
    let paths = left.union(right).sorted()
    guard !paths.isEmpty else {
      throw DiffError.noPictures(reference, actual)
    }
    let tolerance = try effectiveTolerance()
    var summary = FolderSummary()
    if isJSON { console.write("{\"files\":[") }
    FolderComparison(count: paths.count) { index in
      let path = paths[index]
      var result: DiffResult
      if left.contains(path), right.contains(path) {
        do {
          let target = try output.map { try difference(path, in: $0) }
          result = compare(reference + "/" + path, actual + "/" + path, output: target, tolerance)
        } catch {
          result = DiffResult(.error, message: "The difference was not written: \(error)")
        }
      } else {
        let folder = left.contains(path) ? actual : reference
        result = DiffResult(.missing, message: "Not in \(folder.singleLine).")
      }
      result.path = path
      return result
    } deliver: { result in
      if isJSON {
        console.write((summary.count > 0 ? "," : "") + JSONText.string(result))
      } else {
        report(result, console)
      }
      summary.add(result.status)
    }.run()
    if isJSON {
      console.write("],\"status\":\"\(summary.status.rawValue)\"}\n")
    } else {
      console.write(
        "\(NumberText.grouped(summary.matching)) of "
          + "\(NumberText.counted(summary.count, "file")) match.\n")
    }
    switch summary.status {
    case .match: return ExitCode.success
    case .error: return ExitCode.failure
    default: return ExitCode.difference
    }
  }

  private func report(_ result: DiffResult, _ console: Console) {
    guard result.status != .match, let path = result.path else { return }
    let label = console.style.red(result.status.rawValue)
    if result.status == .error {
      // The message names the file, of one folder or the other.
      console.error("\(label) \(result.message)\n")
    } else {
      console.write("\(label) \(path.singleLine): \(result.message)\n")
    }
  }

  private func difference(_ path: String, in folder: String) throws(FileError) -> String {
    let target = folder + "/" + path
    try FileAccess.makeFolder(FileAccess.split(target).folder)
    return target
  }
}

/// Why two folders could not be compared.
private enum DiffError: Error, CustomStringConvertible {
  case noPictures(String, String)

  var description: String {
    switch self {
    case .noPictures(let left, let right):
      "Found no PNG file in \(left.singleLine) or \(right.singleLine)."
    }
  }
}
