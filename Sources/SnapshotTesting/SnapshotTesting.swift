/// swift-snapshot-testing's name for `Snapshot`: tests that import it compile unchanged.
@_exported import Snapshot
public import XCTest

/// The class of tests before version 1.0.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
