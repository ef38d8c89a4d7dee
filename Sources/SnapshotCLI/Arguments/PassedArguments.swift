/// The arguments behind `--`, for `swift test` and, as far as it knows them, `swift test list`.
package struct PassedArguments: Sendable {
  /// The arguments without those that only running tests takes.
  package private(set) var forListing: [String] = []
  /// Whether tests are built in another way than their list is.
  package private(set) var changesBuild = false
  /// Options that choose tests, with their values.
  package private(set) var patterns: [(option: String, text: String)] = []
  /// Values of `--skip`.
  package private(set) var skips: [String] = []

  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--enable-code-coverage", "--disable-code-coverage",
    "--enable-testable-imports", "--disable-testable-imports",
  ]
  private static let choosing: Set<String> = ["--filter", "--skip", "--specifier", "-s"]
  private static let options: Set<String> = ["--num-workers", "--skip", "--xunit-output"]

  package init(_ arguments: [String]) {
    for (place, argument) in arguments.enumerated() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard Self.choosing.contains(String(parts[0])) else { continue }
      if parts.count == 2 {
        patterns.append((String(parts[0]), String(parts[1])))
      } else if place + 1 < arguments.count {
        patterns.append((argument, arguments[place + 1]))
      }
    }
    var option: String?
    for argument in arguments {
      if let name = option {
        if name == "--skip" { skips.append(argument) }
        option = nil
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if ["--enable-code-coverage", "--disable-testable-imports"].contains(name) {
        changesBuild = true
      }
      if Self.options.contains(name) {
        if parts.count == 1 { option = name }
        if parts.count == 2, name == "--skip" { skips.append(String(parts[1])) }
      } else if !Self.flags.contains(argument) {
        forListing.append(argument)
      }
    }
  }
}
