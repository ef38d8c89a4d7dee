@_exported import struct SnapshotCore.Tolerance
