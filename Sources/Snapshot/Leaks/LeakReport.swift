import Foundation
import UIKit

/// The words about objects that outlive their snapshot.
@MainActor
enum LeakReport {
  static func diagnostics(of leaked: [HostedObjects.Entry]) -> [ViewDiagnostic] {
    let controllers = leaked.filter { $0.object is UIViewController }
    // A leaked controller keeps its view, and a view those below it.
    let roots =
      controllers.isEmpty
      ? leaked.filter { ($0.object as? UIView)?.superview == nil } : controllers
    return roots.compactMap { entry in entry.object.map { diagnostic(of: $0, entry) } }
  }

  private static func diagnostic(
    of object: UIResponder, _ entry: HostedObjects.Entry
  ) -> ViewDiagnostic {
    let className = "\(type(of: object))"
    let name = entry.name == className ? className : "\(className) (at \(entry.name))"
    var sentence = "\(name) was not released after its snapshot"
    let advice: String
    var kind = ViewDiagnostic.Kind.leak
    if let cycle = RetainPath.cycle(through: object) {
      sentence += ": \(cycle) is a cycle of strong references."
      advice = "Make one of them weak."
    } else if let seconds = ScheduledTimers.shortestInterval(of: object) {
      sentence += ": a repeating timer (every \(seconds) s) is still scheduled, and holds what "
      sentence += "its block or target is."
      advice = "Invalidate it in viewDidDisappear(_:), and capture [weak self] in its block."
    } else if hasRunningDisplayLink(object) {
      // The motion would end by itself; here time stands still.
      kind = .heldAfterwards
      sentence += ": a display link still runs, and holds its target."
      advice = "Invalidate it where the motion ends, and when the view leaves its window."
    } else if RetainPath.leadsToClosure(from: object) {
      sentence += ", and no cycle was found in stored properties: a closure holds it, or "
      sentence += "something else that cannot be inspected."
      advice =
        "Capture [weak self] in stored closures, and end what it started: tasks, "
        + "observers, timers."
    } else {
      kind = .heldAfterwards
      sentence += ", though nothing it stores holds it: it is held by a pending task or block, "
      sentence += "an observer, or a property of the test."
      advice =
        "Capture [weak self] in them, remove observers in viewDidDisappear(_:), or await the "
        + "task before the assertion."
    }
    return ViewDiagnostic(
      kind, path: entry.name, className: className, sentence: sentence, advice: advice)
  }

  private static func hasRunningDisplayLink(_ object: AnyObject) -> Bool {
    StoredFields.fields(of: object).contains { ($0.1 as? CADisplayLink)?.isRunning == true }
  }
}

/// Timers that the run loop still has.
@MainActor
private enum ScheduledTimers {
  /// The interval of a repeating timer that the object has, else of one on the run loop.
  static func shortestInterval(of object: AnyObject) -> String? {
    for (_, value, _) in StoredFields.fields(of: object) {
      if let timer = value as? Timer, timer.isValid, timer.timeInterval > 0 {
        return text(timer.timeInterval)
      }
    }
    return intervals(on: .current).min().map(text)
  }

  /// Foundation does not list a run loop's timers; its description does.
  private static func intervals(on loop: RunLoop) -> [Double] {
    guard let storage = Mirror(reflecting: loop).descendant("_cfRunLoopStorage") else { return [] }
    return "\(storage)".components(separatedBy: "<CFRunLoopTimer ").dropFirst().compactMap {
      guard $0.contains("valid = Yes"), let start = $0.range(of: "interval = ") else { return nil }
      let number = $0[start.upperBound...].prefix { $0 != "," }
      return Double(number).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }
}
