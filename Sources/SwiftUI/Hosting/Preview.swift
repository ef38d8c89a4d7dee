/// What a preview of a view is drawn in: the screen, with the view in the middle of it.
extension Preview {
  /// Makes a preview of a SwiftUI view.
  @preconcurrency @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits) {
      .controller(PreviewedController(rootView: AnyView(body())))
    }
  }
}

/// What the translator makes of a preview of several statements, of which UIKit's need a `return`.
@preconcurrency @MainActor public func _makeViewPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) -> Preview {
  Preview(name: name, traits: traits) {
    .controller(PreviewedController(rootView: AnyView(body())))
  }
}

/// A controller whose preferred size is the view's ideal one, for previews of the size that fits.
final class PreviewedController: UIHostingController<AnyView> {
  override var preferredContentSize: CGSize {
    get {
      let unlimited = CGFloat.greatestFiniteMagnitude
      return sizeThatFits(in: CGSize(width: unlimited, height: unlimited))
    }
    set { super.preferredContentSize = newValue }
  }
}

/// Previews as they were written before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views that are previewed.
  associatedtype Previews: View
  /// The views that are previewed.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// What the type of previews says, as a preview: all of its views, one below the other.
  public static func _makePreview() -> Preview { Preview { previews } }
}
