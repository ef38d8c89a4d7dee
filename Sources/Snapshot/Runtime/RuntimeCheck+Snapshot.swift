import SnapshotCore
import SwiftUI
import UIKit

extension RuntimeCheck {
  /// The checks of all modules, the lower ones' first; each has been made once when this is read.
  ///
  /// That of a case's arguments is there in a parameterised test alone.
  package static var all: [RuntimeCheck] {
    ofModules + ofCase(CaseArguments.current.map { $0 != nil })
  }

  private static var ofModules: [RuntimeCheck] {
    ofObjectiveCRuntime + ofQuartzCore + ofUIKit + ofSwiftUI + ofSnapshot
  }

  /// What a record tells: all of them in a process's first one, later what only a case could show,
  /// if it does not work; nil where there is no news.
  static func news(isFirst: Bool, areArgumentsFound: Bool?) -> [RecordedRuntimeCheck]? {
    let ofCase = ofCase(areArgumentsFound)
    let checks = isFirst ? ofModules + ofCase : ofCase.filter { !$0.works }
    return checks.isEmpty ? nil : checks.map(\.recorded)
  }

  /// The checks of this module that can be made anywhere.
  private static let ofSnapshot = [
    RuntimeCheck(
      "paths of a metatype", works: makesPaths,
      loss: "Registered cells, and `type.init(…)` of UIKit's other classes, do not run the class's "
        + "own initialiser; this cannot be avoided.",
      changesPictures: true),
    RuntimeCheck(
      "counts of owners", works: OwnerCount.isReliable,
      loss: "A leak of a view or controller is missed if its owner existed before the "
        + "snapshot."),
  ]

  /// - Parameter works: Whether the case's arguments are found; nil where there is none.
  private static func ofCase(_ works: Bool?) -> [RuntimeCheck] {
    guard let works else { return [] }
    return [
      RuntimeCheck(
        "arguments of a parameterised test", works: works,
        loss: "Snapshots in parameterised tests of Swift Testing need names.")
    ]
  }

  private static let makesPaths: Bool = {
    let type: UIBezierPath.Type = PathProbe.self
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = type.init(rect: bounds)
    return path is PathProbe && path.bounds == bounds
  }()

  private var recorded: RecordedRuntimeCheck {
    RecordedRuntimeCheck(
      name: name, loss: works ? nil : loss, changesPictures: works ? nil : changesPictures)
  }
}

private final class PathProbe: UIBezierPath {}
