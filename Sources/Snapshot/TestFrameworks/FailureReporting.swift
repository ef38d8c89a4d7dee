import Foundation
import Synchronization
internal import Testing
internal import XCTest

/// Tells the test framework about failures.
///
/// Swift Testing loses `XCTFail` and XCTest loses `Issue.record`, each silently, and a detached
/// task or a thread cannot tell which of them runs it. So: with a current test it is Swift
/// Testing's; without one both are told, and the one that is not running ignores it.
enum FailureReporting {
  static func fail(_ message: String, at site: AssertionSite) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location(site))
      return
    }
    XCTFail(message, file: site.filePath, line: site.line)
    Issue.record(Comment(rawValue: message), sourceLocation: location(site))
    if CurrentTest.isSwiftTestingProcess {
      // Whether a test is left that could have the failure is not known: the process ends with 1.
      _ = Self.exitsWithFailure
    } else if XCTestWatcher.shared.losesFailures {
      failRun(message, at: site)
    }
  }

  /// Warns of something that does not fail the test: once a test, however often it is found.
  ///
  /// XCTest knows no warnings on Linux: there it goes to the standard error stream.
  static func warn(_ message: String, of test: CurrentTest, at site: AssertionSite) {
    if let collect = Surroundings.current.onWarning { return collect(message) }
    guard warned.withLock({ $0.insert(test.owner + message).inserted }) else { return }
    #if compiler(>=6.3)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: location(site))
        return
      }
    #endif
    let text = "\(site.filePath):\(site.line): warning: \(message)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static let warned = Mutex<Set<String>>([])

  /// Adds files to the test's report. XCTest has none on Linux, and a task that is not the
  /// test's cannot reach it.
  static func attach(_ attachments: [DiffAttachment], at site: AssertionSite) {
    guard Test.current != nil, Surroundings.current.attachesFiles else { return }
    for attachment in attachments {
      Attachment.record(
        [UInt8](attachment.data), named: attachment.name, sourceLocation: location(site))
    }
  }

  private static func location(_ site: AssertionSite) -> SourceLocation {
    SourceLocation(
      fileID: "\(site.fileID)", filePath: "\(site.filePath)",
      line: max(Int(site.line), 1), column: max(Int(site.column), 1))
  }

  /// A thread outlived its XCTest method: nobody is left to take the failure, so the process
  /// takes it and ends with 1.
  private static func failRun(_ message: String, at site: AssertionSite) {
    let text = """
      \(site.filePath):\(site.line): error: \(message)
      (This assertion ended after its test: let the test wait for it.)

      """
    FileHandle.standardError.write(Data(text.utf8))
    _ = Self.exitsWithFailure
  }

  private static let exitsWithFailure: Void = { atexit { _exit(1) } }()
}
