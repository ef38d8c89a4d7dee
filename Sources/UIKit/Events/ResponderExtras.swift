/// The properties that few responders have.
@MainActor
final class ResponderExtras {
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var userActivity: NSUserActivity?
  var focusGroupIdentifier: String?
  var focusGroupPriority: UIFocusGroupPriority?
  var focusEffect: UIFocusEffect?
  var corners: UICornerConfiguration?
  var needsProperties = false
  var scrolling = ScrollHints()
}

extension UIResponder {
  var ownExtras: ResponderExtras {
    if let extras { return extras }
    let extras = ResponderExtras()
    self.extras = extras
    return extras
  }

  /// The activity that another device could go on with. Differs: it is never handed on.
  public var userActivity: NSUserActivity? {
    get { extras?.userActivity }
    set { if newValue !== extras?.userActivity { ownExtras.userActivity = newValue } }
  }
}
