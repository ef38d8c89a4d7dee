extension GroupBox {
  /// As it was before iOS 15.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}
