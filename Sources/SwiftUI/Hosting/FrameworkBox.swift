/// Stands for content of a framework that is not here: a grey box with a name, as large as what is
/// offered.
///
/// Not drawn: the content (`FidelityFeature.frameworkContent`).
package struct FrameworkBox: UIViewRepresentable {
  private let name: String

  /// - Parameter name: The name of the view whose content is missing.
  package init(_ name: String) { self.name = name }

  package func makeUIView(context: Context) -> UIView { FrameworkBoxView(name) }

  package func updateUIView(_ uiView: UIView, context: Context) {}
}
