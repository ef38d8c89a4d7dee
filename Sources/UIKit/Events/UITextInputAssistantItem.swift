/// The contents of the bar above an iPad's keyboard. Differs: never shown, as no keyboard is in a
/// picture.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide what an app shows in the bar.
  open var allowsHidingShortcuts = true
  /// The groups of buttons at the leading end of the bar; empty at first. Not drawn.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons at the trailing end of the bar; empty at first. Not drawn.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public override init() { super.init() }
}
