import Foundation
import SnapshotCore

/// `snapshot diff A B`: two PNG files, or two folders of them.
package struct DiffCommand {
  private let reference: String
  private let actual: String
  private let output: String?
  private let tolerance: Tolerance
  private let isJSON: Bool

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(options: ["--output", "--tolerance"], flags: ["--json"])
      .parse(arguments)
    let paths = parsed.positionals + parsed.passedThrough
    guard paths.count == 2 else {
      throw UsageError.wrongArguments(
        "diff needs two files or two folders, and has \(paths.count). "
          + "snapshot diff --help says more.")
    }
    reference = paths[0]
    actual = paths[1]
    output = parsed.value("--output")
    tolerance = try parsed.value("--tolerance").map(ToleranceArgument.parse) ?? .exact
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
    let result = compare(reference, actual, output: output)
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

  private func compare(_ reference: String, _ actual: String, output: String?) -> DiffResult {
    let pair: ImagePair
    do throws(ReferenceError) {
      pair = try ImagePair(reference, actual)
    } catch {
      if case .file(let fileError) = error, fileError.isMissing {
        return DiffResult(.missing, message: error.description)
      }
      return DiffResult(.error, message: error.description)
    }
    let result = ImageComparison.compare(pair.reference, pair.actual, tolerance: tolerance)
    if let output, !result.isMatch {
      do {
        let image = DifferenceImage(
          reference: pair.reference, actual: pair.actual, result: result)
        try FileAccess.write(image.png(), to: output)
      } catch {
        return DiffResult(.error, message: "The difference was not written: \(error)")
      }
    }
    return DiffResult(result)
  }

  // MARK: - Folders

  private func compareFolders(_ console: Console) throws -> Int32 {
    let left = Set(try PNGFolder.paths(in: reference))
    let right = Set(try PNGFolder.paths(in: actual))
    let paths = left.union(right).sorted()
    guard !paths.isEmpty else {
      throw DiffError.noPictures(reference, actual)
    }
    var results: [DiffResult] = []
    for path in paths {
      var result: DiffResult
      if left.contains(path), right.contains(path) {
        let target = try output.map { try difference(path, in: $0) }
        result = compare(reference + "/" + path, actual + "/" + path, output: target)
      } else {
        let folder = left.contains(path) ? actual : reference
        result = DiffResult(.missing, message: "Not in \(folder.singleLine).")
      }
      result.path = path
      results.append(result)
      if !isJSON { report(result, console) }
    }
    let summary = FolderDiffResult(results)
    if isJSON {
      console.write(JSONText.string(summary) + "\n")
    } else {
      let matching = results.count { $0.status == .match }
      console.write(
        "\(NumberText.grouped(matching)) of \(NumberText.counted(results.count, "file")) match.\n")
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

/// Two decoded pictures.
private struct ImagePair {
  let reference: PixelImage
  let actual: PixelImage

  /// Equal files are decoded once; others at the same time, where there are two cores.
  init(_ reference: String, _ actual: String) throws(ReferenceError) {
    let left = try Self.read(reference)
    let right = try Self.read(actual)
    let first = try Reference(left, path: reference)
    if left == right {
      self.reference = try first.image()
      self.actual = self.reference
      return
    }
    let pair = [first, try Reference(right, path: actual)]
    nonisolated(unsafe) var images = [Result<PixelImage, ReferenceError>?](
      repeating: nil, count: 2)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let image = Result { () throws(ReferenceError) in try pair[index].image() }
      lock.withLock { images[index] = image }
    }
    // Both iterations have ended, so both are there.
    self.reference = try images[0]!.get()
    self.actual = try images[1]!.get()
  }

  private static func read(_ path: String) throws(ReferenceError) -> [UInt8] {
    do throws(FileError) {
      return try FileAccess.read(path)
    } catch {
      throw ReferenceError.file(error)
    }
  }
}

/// Why two folders could not be compared.
private enum DiffError: Error, CustomStringConvertible {
  case noPictures(String, String)

  var description: String {
    switch self {
    case .noPictures(let left, let right):
      "There is no PNG file in \(left.singleLine) and none in \(right.singleLine)."
    }
  }
}
