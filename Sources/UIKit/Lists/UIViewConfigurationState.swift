/// The states of a view that is not a cell, such as a section's header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view does not react to touches; a section's header or footer is not disabled by
  /// itself.
  public var isDisabled = false
  /// Whether a finger is on the view; false for headers and footers unless an app sets it.
  public var isHighlighted = false
  /// Whether the view is selected; false for headers and footers unless an app sets it.
  public var isSelected = false
  /// Whether the view has the focus of keys or a remote control. Differs: false unless an app sets
  /// it.
  public var isFocused = false
  /// Whether rows scroll below the view, as below a floating header.
  public var isPinned = false
  /// The style of the list that the view is in.
  var listStyle: UITableView.Style?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits in which all else is false.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
