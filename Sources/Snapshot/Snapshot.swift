@_exported import struct SnapshotCore.Tolerance
// As XCTest does on Apple's platforms: tests there name views and traits without importing them.
@_exported import UIKit
