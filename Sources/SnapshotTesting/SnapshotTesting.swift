/// swift-snapshot-testing's name for `Snapshot`: tests that import it compile unchanged.
@_exported import Snapshot
