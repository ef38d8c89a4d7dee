/// A button that begins and ends editing of the list around: "Edit", and "Done" while it is edited.
///
/// Without an edit mode in the environment it is disabled.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(editMode == nil)
  }
}
