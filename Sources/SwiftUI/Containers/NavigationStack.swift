/// Pages over each other below a navigation bar, in UIKit's navigation controller.
public struct NavigationStack<Data, Root: View>: View {
  let path: PathAccess?
  let root: Root

  /// Makes a stack that keeps its pages itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose pages are those of a path; links and going back write it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathAccess(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
    self.root = root()
  }

  /// Makes a stack with a page for each element of a collection; links and going back write it.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  /// UIKit's navigation controller, which fills what it is offered.
  public var body: some View { NavigationBody(path: path, root: root) }
}

/// What stacks were before iOS 16. Of several views the first is the root, as on a phone.
///
/// Differs: on wide screens it is one column too.
public struct NavigationView<Content: View>: View {
  let content: Content
  /// Makes a stack of which the first view of the content is the root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// UIKit's navigation controller, which fills what it is offered.
  @ViewBuilder public var body: some View {
    if let first = content.viewsOfList.first {
      NavigationBody(path: nil, root: first)
    } else {
      NavigationBody(path: nil, root: content)
    }
  }
}

/// How a `NavigationView` looks: one column, whichever is asked for.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
/// The style of navigation views with one column.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The style of navigation views for which none is set.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style of one column.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style for which none is set: one column.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Has no effect: a navigation view is a stack here.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Gives the stack the page of values of a type, for links and paths.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    chrome {
      $0.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// Shows a page on top of the stack while a binding is true; going back makes it false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = AnyView(destination())
    return modifier(
      ShownDestinationModifier(
        content: isPresented.wrappedValue ? content : nil,
        close: { isPresented.wrappedValue = false }))
  }

  /// Shows a page while an item is there.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ShownDestinationModifier(
        content: item.wrappedValue.map { AnyView(destination($0)) },
        close: { item.wrappedValue = nil }))
  }
}

struct ShownDestinationModifier: ViewModifier {
  typealias Body = Never
  let content: AnyView?
  let close: () -> Void
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    ShownDestinationNode(view, context)
  }
}

final class ShownDestinationNode<Base: View>: ModifiedNode<Base, ShownDestinationModifier> {
  override func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard let content = modifier.content, key == PageChromeKey.self,
      var chrome = (value ?? K.defaultValue) as? PageChrome
    else { return }
    chrome.shownDestinations.append(
      ShownDestination(id: serial, content: content, close: modifier.close))
    value = chrome as? K.Value
  }
}

/// A stack without the type of its path.
struct NavigationBody<Root: View>: View {
  typealias Body = Never
  let path: PathAccess?
  let root: Root
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    NavigationNode(view, context)
  }
}

/// The navigation controller that tells when its user went back.
final class HostedNavigationController: UINavigationController, UINavigationControllerDelegate {
  var didShow: () -> Void = {}

  /// A node asks for the view at once, which an initialiser must not.
  @inline(never) static func make() -> HostedNavigationController { HostedNavigationController() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { didShow() }
}

/// The search controller that knows the binding which its field writes now.
private final class HostedSearchController: UISearchController {
  var text: Binding<String>?
}

final class NavigationNode<Root: View>: _Node<NavigationBody<Root>>, ColumnNode {
  private enum Key: Equatable {
    case value(AnyHashable)
    case view(Int)
    case shown(Int)
  }

  private struct Page {
    let key: Key
    let node: PageNode<AnyView>
  }

  private let controller = HostedNavigationController.make()
  private let item: ContainerViewItem
  private let navigator = Navigator()
  private var root: PageNode<Root>?
  private var pages: [Page] = []
  private var bars: [ObjectIdentifier: BarItems] = [:]
  /// The values of the path where no binding keeps them.
  private var ownValues: [AnyHashable] = []
  private var pushed: [(id: Int, view: AnyView)] = []
  private var closers: [Int: () -> Void] = [:]
  private var pushCount = 0

  override init(_ view: NavigationBody<Root>, _ context: _NodeContext) {
    item = ContainerViewItem(controller.view)
    super.init(view, context)
    item.attach = { [unowned self] in Self.attach(controller, to: $0) }
    if !environment.isInItemHost, let host = graph.hostView { Self.attach(controller, to: host) }
    item.setUp(environment)
    item.apply(environment)
    controller.delegate = controller
    controller.navigationBar.prefersLargeTitles = true
    let root = PageNode(view.root, self.context(pageEnvironment(isAbove: false)))
    self.root = root
    controller.setViewControllers([root.controller], animated: false)
    controller.didShow = { [weak self] in self?.takeBackStack() }
    setUpNavigator()
    graph.observe(serial) { [weak self] in
      self?.showPages()
      return nil
    }
    showPages()
  }

  private func setUpNavigator() {
    navigator.push = { [weak self] value in
      guard let self else { return }
      let type = ObjectIdentifier(Swift.type(of: value.base))
      if let nextColumn, let view = rootChrome.destinations[type]?(value) {
        return nextColumn(view)
      }
      if let path = view.path { path.set(path.get() + [value]) } else { ownValues.append(value) }
      graph.onChange()
    }
    navigator.show = { [weak self] view in
      guard let self else { return }
      if let nextColumn { return nextColumn(view) }
      pushCount += 1
      pushed.append((pushCount, view))
      graph.onChange()
    }
    navigator.pop = { [weak self] in
      guard let self, let last = pages.last else { return }
      close(last.key)
      graph.onChange()
    }
  }

  var column: UINavigationController { controller }
  var rootChrome: PageChrome { root?.preference(PageChromeKey.self) ?? PageChrome() }
  /// Whether it is the content of a column, below the column's own stack.
  private var isColumnStack: Bool { environment.isSplitColumn && !(parent is any SplitParent) }

  var nextColumn: ((AnyView) -> Void)?
  /// The number of the view that stands for the first page, which there is no way back to.
  private var replacement: Int?

  func replaceRoot(_ view: AnyView) {
    pushCount += 1
    replacement = pushCount
    pushed = [(pushCount, view)]
    graph.onChange()
  }

  private var values: [AnyHashable] { view.path?.get() ?? ownValues }

  private func close(_ key: Key) {
    switch key {
    case .value:
      if let path = view.path {
        path.set(Array(path.get().dropLast()))
      } else {
        ownValues.removeLast()
      }
    case .view(let id): pushed.removeAll { $0.id == id }
    case .shown(let id): closers[id]?()
    }
  }

  private func pageEnvironment(isAbove: Bool) -> EnvironmentValues {
    var result = environment
    result.navigator = navigator
    result.isSplitColumn = environment.isSplitColumn && !isAbove && !isColumnStack
    if isAbove {
      result.isPresented = true
      let navigator = navigator
      result.dismiss = DismissAction { navigator.pop() }
    }
    return result
  }

  /// The user went back by the bar or by a swipe.
  private func takeBackStack() {
    let kept = controller.viewControllers
    while let last = pages.last, !kept.contains(last.node.controller) {
      pages.removeLast()
      close(last.key)
      last.node.remove()
    }
  }

  // MARK: Pages

  private func showPages() {
    guard let root else { return }
    let wanted = wantedPages()
    let environment = pageEnvironment(isAbove: true)
    var new: [Page] = []
    for (index, entry) in wanted.enumerated() {
      if pages.indices.contains(index), pages[index].key == entry.key {
        pages[index].node.show(entry.view, environment)
        new.append(pages[index])
      } else {
        new.append(Page(key: entry.key, node: PageNode(entry.view, context(environment))))
      }
    }
    let gone = pages.filter { old in !new.contains { $0.node === old.node } }
    pages = new
    let controllers = [root.controller] + new.map(\.node.controller)
    if !controller.viewControllers.elementsEqual(controllers, by: ===) {
      controller.setViewControllers(controllers, animated: false)
    }
    for page in gone { page.node.remove() }
    showChrome(root, root.controller)
    for page in new { showChrome(page.node, page.node.controller) }
  }

  private func wantedPages() -> [(key: Key, view: AnyView)] {
    var all = root?.preference(PageChromeKey.self) ?? PageChrome()
    for page in pages {
      if let more = page.node.preference(PageChromeKey.self) {
        PageChromeKey.reduce(value: &all) { more }
      }
    }
    closers = [:]
    var wanted: [(key: Key, view: AnyView)] = []
    for value in values {
      let known = all.destinations[ObjectIdentifier(type(of: value.base))]?(value)
      if known == nil {
        graph.warn(
          "A path has a value of type \(type(of: value.base)), for which there is no "
            + "navigationDestination(for:).",
          advice: "A page with a warning sign is shown, as on iOS. Add "
            + "navigationDestination(for:) to a view of the stack.")
      }
      wanted.append((.value(value), known ?? AnyView(MissingDestination())))
    }
    wanted += pushed.map { (.view($0.id), $0.view) }
    for shown in all.shownDestinations {
      closers[shown.id] = shown.close
      wanted.append((.shown(shown.id), shown.content))
    }
    return wanted
  }

  private func showChrome(_ node: _ViewNode, _ page: UIViewController) {
    let chrome = node.preference(PageChromeKey.self) ?? PageChrome()
    let navigation = page.navigationItem
    let title = chrome.title?.string(in: environment)
    if navigation.title != title { navigation.title = title }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      switch chrome.displayMode {
      case .inline: .never
      case .large: .always
      case .automatic, nil: title == nil ? .never : .automatic
      }
    if navigation.largeTitleDisplayMode != mode { navigation.largeTitleDisplayMode = mode }
    let isReplacement = pages.first.map {
      $0.node === node && replacement.map { Key.view($0) } == pages.first?.key
    }
    let hidesBack = isReplacement == true || (chrome.isBackHidden ?? false)
    if navigation.hidesBackButton != hidesBack { navigation.hidesBackButton = hidesBack }
    showAppearance(chrome, navigation)
    showSearch(chrome.search, navigation)
    let id = ObjectIdentifier(page)
    let items = bars[id] ?? BarItems()
    bars[id] = items
    items.show(chrome.items, in: page)
    if page.hidesBottomBarWhenPushed != chrome.isTabBarHidden {
      page.hidesBottomBarWhenPushed = chrome.isTabBarHidden
    }
    guard page === controller.viewControllers.last else { return }
    let hides = chrome.isBarHidden ?? false
    if controller.isNavigationBarHidden != hides {
      controller.setNavigationBarHidden(hides, animated: false)
    }
    bottomBar.show(chrome, page, in: controller)
  }

  private let bottomBar = BottomBar()

  private var shownBackgrounds: [ObjectIdentifier: (UIColor?, Visibility)] = [:]

  private func showAppearance(_ chrome: PageChrome, _ navigation: UINavigationItem) {
    let id = ObjectIdentifier(navigation)
    let new = (chrome.barBackground, chrome.barVisibility)
    let old = shownBackgrounds[id] ?? (nil, .automatic)
    guard old.0 != new.0 || old.1 != new.1 else { return }
    shownBackgrounds[id] = new
    let appearance = UINavigationBarAppearance()
    if new.1 == .hidden {
      appearance.configureWithTransparentBackground()
    } else if let color = new.0 {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
    } else {
      appearance.configureWithDefaultBackground()
    }
    navigation.standardAppearance = new.0 == nil && new.1 == .automatic ? nil : appearance
    // Without a word for the bar's visibility a page at its top has a clear one.
    navigation.scrollEdgeAppearance = new.1 == .automatic ? nil : appearance
  }

  private func showSearch(_ field: SearchField?, _ navigation: UINavigationItem) {
    guard let field else {
      if navigation.searchController != nil { navigation.searchController = nil }
      return
    }
    let known = navigation.searchController as? HostedSearchController
    let search = known ?? HostedSearchController(searchResultsController: nil)
    search.text = field.text
    if known == nil {
      navigation.searchController = search
      navigation.hidesSearchBarWhenScrolling = false
      search.searchBar.searchTextField.addAction(
        UIAction { [weak search] _ in
          search?.text?.wrappedValue = search?.searchBar.text ?? ""
        }, for: .editingChanged)
    }
    let text = field.text.wrappedValue
    if (search.searchBar.text ?? "") != text { search.searchBar.text = text }
    let prompt = field.prompt?.string(in: environment) ?? "Search"
    if search.searchBar.placeholder != prompt { search.searchBar.placeholder = prompt }
  }

  // MARK: Node

  override func didUpdate(from old: NavigationBody<Root>, viewChanged: Bool) {
    item.setUp(environment)
    item.apply(environment)
    root?.show(view.root, pageEnvironment(isAbove: false))
    showPages()
  }
  override func absorbsItemChange() -> Bool { true }
  override func makeItems() -> [LayoutItem] { [item] }
  override var childNodes: [_ViewNode] {
    (root.map { [$0] } ?? []) + pages.map { $0.node as _ViewNode }
  }
  override var describedNodes: [_ViewNode] { [] }
  override var shownName: String? { "NavigationStack" }
  /// Its bars are told what is meant for them; nobody above is. A column that holds a stack has no
  /// bar of its own.
  override func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == PageChromeKey.self else { return }
    guard isColumnStack else { return value = nil }
    var chrome = PageChrome()
    chrome.isBarHidden = true
    chrome.columnWidth = rootChrome.columnWidth
    value = chrome as? K.Value
  }
  override func willBeRemoved() {
    graph.observe(serial, nil)
    Self.detach(controller)
  }
}

/// The page of a value that no view of a stack has a page for.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
  }
}
