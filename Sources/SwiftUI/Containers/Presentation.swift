/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
  let height: Height
  /// UIKit's medium height, about half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// UIKit's full height, to which sheets open where none is named.
  public static let large = PresentationDetent(height: .large)
  /// A part of the largest height that a sheet can have, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// A height of the sheet in points, whatever the screen's is.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  @MainActor var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    }
  }
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch height {
    case .medium: .medium
    case .large: .large
    case .fraction(let value): .init("fraction \(value)")
    case .height(let value): .init("height \(value)")
    }
  }
  /// The height in points, by which heights of all kinds are put in order.
  ///
  /// - Parameters:
  ///   - medium: The height of a medium sheet.
  ///   - large: The height of a large one, which no other exceeds.
  func points(medium: CGFloat, large: CGFloat) -> CGFloat {
    switch height {
    case .medium: medium
    case .large: large
    case .fraction(let fraction): min(large * fraction, large)
    case .height(let height): min(height, large)
    }
  }
}

/// What a sheet's content says of the sheet.
struct SheetLook {
  var detents: Set<PresentationDetent> = []
  var grabber = Visibility.automatic
  var cornerRadius: CGFloat?
  /// The adaptation in narrow and in low places.
  var narrow = PresentationAdaptation.automatic
  var low = PresentationAdaptation.automatic
}

struct SheetLookKey: PreferenceKey {
  static var defaultValue: SheetLook { SheetLook() }
  static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    if value.grabber == .automatic { value.grabber = next.grabber }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    if value.narrow == .automatic { value.narrow = next.narrow }
    if value.low == .automatic { value.low = next.low }
  }
}

extension View {
  /// Sets the heights at which the sheet that the view is on can stand.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetLookKey.self) { $0.detents = detents }
  }
  /// Shows or hides the handle of the sheet that the view is on.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetLookKey.self) { $0.grabber = visibility }
  }
  /// Sets the radius of the sheet's corners, in points; nil for the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetLookKey.self) { $0.cornerRadius = cornerRadius }
  }
}

struct SheetModifier<Sheet: View>: ViewModifier {
  enum Kind { case sheet, cover, popover }

  typealias Body = Never
  let kind: Kind
  let isPresented: Bool
  /// Another one is another sheet.
  var id: AnyHashable?
  let close: () -> Void
  var onDismiss: (() -> Void)?
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  let content: () -> Sheet

  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    SheetNode(view, context)
  }
}

/// The sheet's nodes belong to the graph of the view that it is over.
final class SheetNode<Base: View, Sheet: View>: ModifiedNode<Base, SheetModifier<Sheet>> {
  private var page: PageNode<Sheet>?
  private var shownID: AnyHashable?
  private var isUp = false
  /// The appearance that the sheet's views ask for.
  private var scheme: ColorScheme?
  private let adapter = PresentationAdapter()

  override func didMakeContent() {
    graph.observe(serial) { [weak self] in
      self?.present()
      return self?.followScheme()
    }
    show()
  }
  override func didUpdateContent(from old: SheetModifier<Sheet>, modifierChanged: Bool) { show() }

  private var sheetEnvironment: EnvironmentValues {
    var result = environment
    let close = modifier.close
    result.dismiss = DismissAction { close() }
    result.isPresented = true
    result.navigator = nil
    if let scheme { result.colorScheme = scheme }
    return result
  }

  private func followScheme() -> (() -> Void)? {
    guard let page else { return nil }
    let asked = page.preference(PreferredColorSchemeKey.self) ?? nil
    guard asked != scheme else { return nil }
    return { [weak self] in
      self?.scheme = asked
      page.controller.overrideUserInterfaceStyle = asked.interfaceStyle
      self?.markDirty()
    }
  }

  private func show() {
    if page != nil, !modifier.isPresented || shownID != modifier.id { takeDown() }
    guard modifier.isPresented else { return }
    shownID = modifier.id
    let content = graph.tracking(self) { modifier.content() }
    if let page {
      page.show(content, sheetEnvironment)
    } else {
      page = PageNode(content, context(sheetEnvironment))
    }
  }

  override func refresh() { show() }

  private func takeDown() {
    guard let gone = page else { return }
    page = nil
    if isUp { gone.controller.dismiss(animated: false) }
    isUp = false
    gone.remove()
    if let done = modifier.onDismiss { graph.afterUpdate(done) }
  }

  /// Presents as soon as there is a window to present in.
  private func present() {
    guard let page, !isUp, let host = graph.hostView, host.window != nil,
      var presenter = host.enclosingController
    else { return }
    while let above = presenter.presentedViewController { presenter = above }
    isUp = true
    let controller = page.controller
    let look = page.preference(SheetLookKey.self) ?? SheetLook()
    switch modifier.kind {
    case .sheet: showSheet(look, controller, in: host.window ?? host)
    case .cover: controller.modalPresentationStyle = .fullScreen
    case .popover:
      controller.modalPresentationStyle = .popover
      let size = controller.host.item?.size(.unspecified) ?? .zero
      controller.preferredContentSize = size
      controller.popoverPresentationController?.sourceView = host
      controller.popoverPresentationController?.sourceRect = modifier.anchor.rect(
        in: items.first?.frame ?? host.bounds)
    }
    if look.narrow != .automatic || look.low != .automatic, modifier.kind != .cover {
      adapter.look = look
      controller.presentationController?.delegate = adapter
    }
    presenter.present(controller, animated: false)
  }

  private func showSheet(_ look: SheetLook, _ controller: UIViewController, in screen: UIView) {
    controller.modalPresentationStyle = .pageSheet
    guard let sheet = controller.sheetPresentationController else { return }
    let room = UISheetPresentationController.room(in: screen)
    // Of equal heights the order is that of their names, as a set has none.
    func place(_ height: PresentationDetent) -> (CGFloat, String) {
      (height.points(medium: room.medium, large: room.large), height.identifier.rawValue)
    }
    let heights = look.detents.sorted { place($0) < place($1) }
    if !heights.isEmpty { sheet.detents = heights.map(\.detent) }
    sheet.prefersGrabberVisible =
      look.grabber == .visible || look.grabber == .automatic && heights.count > 1
    if let radius = look.cornerRadius { sheet.preferredCornerRadius = radius }
  }

  override var childNodes: [_ViewNode] {
    super.childNodes + (page.map { [$0 as _ViewNode] } ?? [])
  }
  override var describedNodes: [_ViewNode] { super.childNodes }
  override func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    // What the sheet says is not the page's below it.
    if page != nil { value = base?.preference(key) }
  }
  override func willBeRemoved() {
    graph.observe(serial, nil)
    if isUp { page?.controller.dismiss(animated: false) }
  }
}

extension View {
  /// Shows a sheet while `isPresented` is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presented(.sheet, isPresented, onDismiss, content) }

  /// Shows a sheet of an item while there is one. An item of another identity is shown in a new
  /// sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presented(.sheet, item, onDismiss, content) }

  /// Covers the screen while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presented(.cover, isPresented, onDismiss, content) }

  /// Covers the screen with what an item is shown as while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presented(.cover, item, onDismiss, content) }

  /// Shows a popover while `isPresented` is true; on narrow screens a sheet, as in UIKit. The edge
  /// of the arrow has no effect: UIKit chooses it.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presented(.popover, isPresented, nil, content, attachmentAnchor) }

  /// Shows a popover while an item is there; on narrow screens a sheet, as in UIKit. The edge of
  /// the arrow has no effect: UIKit chooses it.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presented(.popover, item, nil, content, attachmentAnchor) }

  private func presented<Content: View>(
    _ kind: SheetModifier<Content>.Kind, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content,
    _ anchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View {
    modifier(
      SheetModifier(
        kind: kind, isPresented: isPresented.wrappedValue,
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, anchor: anchor,
        content: content))
  }

  private func presented<Item: Identifiable, Content: View>(
    _ kind: SheetModifier<Content?>.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content,
    _ anchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View {
    modifier(
      SheetModifier<Content?>(
        kind: kind, isPresented: item.wrappedValue != nil,
        id: item.wrappedValue.map { AnyHashable($0.id) }, close: { item.wrappedValue = nil },
        onDismiss: onDismiss, anchor: anchor, content: { item.wrappedValue.map(content) }))
  }
}

/// The part of the view, or the point of it, that a popover's arrow points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// The arrow points to a rectangle, such as the bounds of the view.
  case rect(Anchor<CGRect>.Source)
  /// The arrow points to a point, as a part of the view's size.
  case point(UnitPoint)

  /// - Parameter frame: The frame of the view.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.value(frame)
    case .point(let point):
      CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    }
  }
}
