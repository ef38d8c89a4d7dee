import Foundation
import SnapshotCore
internal import Testing

/// The test that an assertion runs in, as far as its framework tells.
struct CurrentTest: Sendable {
  let framework: RunRecord.Framework
  /// The test's name as the framework writes it: `CardTests.testShadow`, `CardTests/shadow()`. On a
  /// thread or in a detached task the framework does not tell it: then it is made of the names of
  /// the file and the function.
  let name: String
  /// One text for the arguments of a parameterised test's case.
  let arguments: CaseArguments
  /// Whether the arguments of the case are found; nil where the test is not parameterised.
  var areArgumentsFound: Bool?
  /// What tells this test's numbers of unnamed snapshots from another's.
  let counterKey: String
  /// The owner of the references. Another owner's use of the same file is an error.
  let owner: String

  /// - Parameter isNamed: Whether the snapshot has a name: the text of the case's arguments, which
  ///   takes time to find out, is not asked for then.
  static func running(at site: AssertionSite, isNamed: Bool) -> CurrentTest {
    let place = "\(site.filePath):\(site.testName)"
    if let test = Test.current {
      let id = test.id
      let name = id.nameComponents.joined(separator: "/")
      let values = CaseArguments.current
      let arguments: CaseArguments = isNamed ? .none : values.map(CaseArguments.init) ?? .none
      return CurrentTest(
        framework: .swiftTesting, name: name, arguments: arguments,
        areArgumentsFound: values.map { $0 != nil },
        counterKey: "\(place) \(id) \(arguments)", owner: "\(place) \(name)")
    }
    if isSwiftTestingProcess {
      return CurrentTest(
        framework: .swiftTesting, name: site.fileStem + "/" + site.testName, arguments: .none,
        counterKey: place, owner: place)
    }
    let method = site.testName.prefix { $0 != "(" }
    let name = XCTestWatcher.shared.testName ?? argumentName(of: method)
    return CurrentTest(
      framework: .xctest, name: name ?? site.fileStem + "." + method, arguments: .none,
      counterKey: place, owner: place)
  }

  /// The framework's name for the command line's `--filter`, without regular expressions'
  /// special characters.
  var filter: String {
    name.split(separator: "(").first.map(String.init)?
      .replacing(".", with: "/")
      .replacing(/[^\w\/]/, with: ".") ?? name
  }

  /// `swift test` starts the Swift Testing part of a test product with this argument.
  static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(flag + 1).first == "swift-testing"
  }()

  /// `swift test --parallel` starts one process a method, which has `Module.Class/method` as an
  /// argument.
  private static func argumentName(of method: Substring) -> String? {
    argumentMethods.first { $0.method == method }.map { $0.owner + "." + $0.method }
  }

  /// Read once: every assertion outside a test of either framework looks here.
  private static let argumentMethods: [(owner: String, method: String)] =
    CommandLine.arguments.dropFirst().compactMap { argument in
      argument.wholeMatch(of: /\w+\.(\w+)\/(\w+)/).map { (String($0.1), String($0.2)) }
    }
}
