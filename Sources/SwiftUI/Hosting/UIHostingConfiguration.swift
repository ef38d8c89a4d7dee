/// A cell's content as a SwiftUI view, with the cell's margins around it.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate let background: Background
  fileprivate var margins: [Edge: CGFloat] = [:]
  fileprivate var minimumWidth: CGFloat?
  fileprivate var minimumHeight: CGFloat?

  /// Sets the points between the content and some edges of the cell; the other edges keep the
  /// cell's own layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }

  /// Sets the points between the content and some edges of the cell, a length for each edge; the
  /// other edges keep the cell's own layout margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    let lengths: [(Edge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    for (edge, length) in lengths where edges.contains(Edge.Set(edge)) {
      copy.margins[edge] = length
    }
    return copy
  }

  /// Sets the minimum size of the content with its margins, in points. Without a height, it is 44
  /// points high at least; without a width, it has no minimum width.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimumWidth = width
    copy.minimumHeight = height
    return copy
  }

  /// Puts a view behind the content, in all of the cell's content view.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    copy.margins = margins
    copy.minimumWidth = minimumWidth
    copy.minimumHeight = minimumHeight
    return copy
  }

  /// Fills all of the cell's content view behind the content with a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }

  /// Makes the view that a cell shows: it hosts the content in a hosting view of its own.
  public func makeContentView() -> any UIView & UIContentView { HostedCellContent(self) }
  /// The configuration itself: a cell's state changes nothing of it. A handler for updates of the
  /// cell makes another one where the content depends on the state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Makes a configuration with a content, the cell's margins and no background.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The content view of a cell with a hosting configuration.
private final class HostedCellContent<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<AnyView>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosting = _UIHostingView(rootView: AnyView(EmptyView()))
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    addSubview(hosting)
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      showContent()
      invalidateIntrinsicContentSize()
    }
  }

  private func showContent() {
    let own = directionalLayoutMargins
    let insets = EdgeInsets(
      top: shown.margins[.top] ?? own.top, leading: shown.margins[.leading] ?? own.leading,
      bottom: shown.margins[.bottom] ?? own.bottom,
      trailing: shown.margins[.trailing] ?? own.trailing)
    let (content, background) = (shown.content, shown.background)
    hosting.hostedContent = AnyView(
      content.padding(insets)
        .frame(minWidth: shown.minimumWidth, minHeight: shown.minimumHeight ?? 44)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background { background })
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    showContent()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  /// The height of the content in a width; without a width, its ideal size.
  private func size(width: CGFloat) -> CGSize {
    let given = width > 0 && width < 2_777_780
    let own = hosting.size(ProposedViewSize(width: given ? width : nil, height: nil))
    return CGSize(width: given ? width : own.width, height: own.height)
  }

  override var intrinsicContentSize: CGSize { size(width: 0) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    size(width: horizontalFittingPriority > .defaultHigh ? targetSize.width : 0)
  }
}
