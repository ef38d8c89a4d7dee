/// A button that begins and ends editing of the list around: "Edit", and "Done" while it is edited.
///
/// Without an edit mode in the environment it is disabled.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes a button for the edit mode of the environment.
  public init() {}

  /// A button with the word for what a tap does; semibold while the list is edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(editMode == nil)
  }
}
