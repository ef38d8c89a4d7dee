/// The name of `FBSnapshotTestCase` as a Swift package.
@_exported import FBSnapshotTestCase
