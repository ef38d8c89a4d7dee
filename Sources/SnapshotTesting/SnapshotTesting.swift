/// swift-snapshot-testing's name for `Snapshot`: tests that import it compile unchanged.
@_exported import Snapshot
public import XCTest

/// The class of tests before version 1.0.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

#if os(Linux)
  /// Runs when the program is loaded: what fails a test depends on it.
  @used @section(".init_array")
  private let installation: @convention(c) () -> Void = {
    StandardDiagnostics.snapshotTestingIsLoaded()
  }
#endif
