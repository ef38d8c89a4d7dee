extension GroupBox {
  /// Makes a box as it was written before iOS 15.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}
