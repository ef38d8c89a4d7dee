import SnapshotCore
import SnapshotTool

extension TestCommand {
  /// Leaves out what kept the package from being built: what uses names that the compiler did not
  /// find of frameworks that are not available, else whole targets of other packages.
  ///
  /// - Parameter broken: Names of targets that are left out, to which these are added.
  /// - Returns: Whether the tests are to be run again without them. Each time at least one name or
  ///   target is new.
  func leaveOutMissing(
    after result: TestRun.Result, _ broken: inout Set<String>, _ place: inout BuildPlace,
    root: String, _ console: Console
  ) throws -> Bool {
    guard result.exitStatus != 0, result.interruptedTests == nil,
      result.output.phase != .testing,
      try place.foreign?.learnMissingNames(
        from: result.output.buildErrors, buildFolder: place.folder) == true
    else { return try leaveOutBroken(after: result, &broken, &place, root: root, console) }
    console.error(
      "snapshot: building again without the code that uses names of frameworks that are not "
        + "available on Linux.\n")
    place.foreign = try IOSPackageBuild.prepare(
      root: root, buildFolder: place.folder, previews: drawsPreviews, broken: broken, console)
    return true
  }

  /// Leaves out the targets of other packages whose sources the compiler refused: they cost only
  /// what needs them.
  ///
  /// - Parameter broken: Those that are left out, to which these are added.
  /// - Returns: Whether the tests are to be run again without them.
  private func leaveOutBroken(
    after result: TestRun.Result, _ broken: inout Set<String>, _ place: inout BuildPlace,
    root: String, _ console: Console
  ) throws -> Bool {
    guard let foreign = place.foreign, result.exitStatus != 0, result.interruptedTests == nil,
      result.output.phase != .testing
    else { return false }
    let errors = result.output.buildErrors
    let found = foreign.mirror.brokenTargets(errors)
    guard !found.isSubset(of: broken) else { return false }
    let all = broken.union(found)
    do {
      place.foreign = try IOSPackageBuild.prepare(
        root: root, buildFolder: place.folder, previews: drawsPreviews, broken: all, console)
    } catch let error as IOSPackageError {
      // Nothing is left: the compiler's errors say why.
      if case .notCompiled = error { return false }
      throw error
    }
    let shown = errors.filter { $0.contains("error: ") }.prefix(Self.maximumErrors)
    console.error(shown.map { $0 + "\n" }.joined())
    broken = all
    return true
  }

  private static var maximumErrors: Int { 5 }
}
