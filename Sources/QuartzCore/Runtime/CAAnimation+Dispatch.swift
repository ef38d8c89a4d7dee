/// New animations of a class that is known only at run time, as `CALayer+Instantiation.swift`
/// makes layers: the two halves must be in different files.
extension CAAnimation {
  @_silgen_name("snapshot_CAAnimation_new")
  convenience init(dispatchingNew: Void) { self.init() }
}
