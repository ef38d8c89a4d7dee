// Whoever imports this module sees test cases as objects, which may be delegates and data sources.
import _XCTest_Foundation

@_exported import struct SnapshotCore.Tolerance
// As XCTest does on Apple's platforms: tests there name views and traits without importing them.
@_exported import UIKit
