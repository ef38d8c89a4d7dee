/// The other half of `UIStoryboardSegue+Instantiation.swift`: the symbol that it calls.
extension UIStoryboardSegue {
  @_silgen_name("snapshot_UIStoryboardSegue_new")
  convenience init(
    dispatchingIdentifier identifier: String?, source: UIViewController,
    destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}
