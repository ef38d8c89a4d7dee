private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let isPresented: Binding<Bool>
  let inspector: Inspector

  @ViewBuilder func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider().ignoresSafeArea(edges: .vertical)
          inspector.frame(width: 270).frame(maxHeight: .infinity)
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector }
    }
  }
}

extension View {
  /// Shows details beside the view, or on a sheet where there is little room.
  ///
  /// Differs: the column is 270 points wide, whatever `inspectorColumnWidth` asks for.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }
  /// Has no effect: an inspector's column is 270 points wide.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    if ideal != 270 { FidelityLedger.note(.property, "inspectorColumnWidth") }
    return self
  }
  /// Has no effect: an inspector's column is 270 points wide.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(ideal: width)
  }
}

/// The container whose background is set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// A page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
  /// Draws a style behind the view, over the safe area, as the container's background.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style, ignoresSafeAreaEdges: .all) }
  /// Draws a view behind the view, over the safe area, as the container's background.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return background(alignment: alignment) { ground.ignoresSafeArea() }
  }
}
