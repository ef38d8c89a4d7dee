/// Segues of a class that a storyboard names.
///
/// `CALayer+Instantiation.swift` says how this works; the other half is in
/// `UIStoryboardSegue+Dispatch.swift`.
extension UIStoryboardSegue {
  static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    type.snapshotNew(identifier, source, destination)
  }

  @_silgen_name("snapshot_UIStoryboardSegue_new")
  private static func snapshotNew(
    _ identifier: consuming String?, _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
