/// What the bar above an iPad's keyboard has. No keyboard is in a picture, so it is in none.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide what an app shows there.
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public override init() { super.init() }
}
