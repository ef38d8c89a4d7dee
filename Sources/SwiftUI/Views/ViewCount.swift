/// How many views types add to their container, as far as it is the same for all of their values.
/// Lists make rows of one view when they come into sight, and all others at once, as on iOS.
@MainActor enum ViewCount {
  private static let known = LockedTable<ObjectIdentifier, Int?>()

  static func of<V: View>(_ type: V.Type) -> Int? {
    let id = ObjectIdentifier(type)
    if let count = known[id] { return count }
    // A type whose body has the type in it is not known while it is asked.
    known[id] = .some(nil)
    let count = V._viewCount
    known[id] = .some(count)
    return count
  }
}

// MARK: None, several, or as many as there are inside

extension EmptyView { @MainActor public static var _viewCount: Int? { 0 } }

extension Group where Content: View {
  /// As many views as the content adds to its container; nil where that differs.
  @MainActor public static var _viewCount: Int? { ViewCount.of(Content.self) }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  /// As many views as both branches add to their container; nil where they differ.
  @MainActor public static var _viewCount: Int? {
    let count = ViewCount.of(TrueContent.self)
    return count == ViewCount.of(FalseContent.self) ? count : nil
  }
}

extension _ViewModifier_Content { @MainActor public static var _viewCount: Int? { 1 } }
extension IdentifiedView { @MainActor static var _viewCount: Int? { ViewCount.of(Content.self) } }
extension StyleBody { @MainActor static var _viewCount: Int? { ViewCount.of(Styled.self) } }

// MARK: One

extension Text { @MainActor public static var _viewCount: Int? { 1 } }
extension Image { @MainActor public static var _viewCount: Int? { 1 } }
extension Color { @MainActor public static var _viewCount: Int? { 1 } }
extension Spacer { @MainActor public static var _viewCount: Int? { 1 } }
extension Divider { @MainActor public static var _viewCount: Int? { 1 } }
extension _ShapeView { @MainActor public static var _viewCount: Int? { 1 } }
extension Canvas { @MainActor public static var _viewCount: Int? { 1 } }
extension GeometryReader { @MainActor public static var _viewCount: Int? { 1 } }
extension HStack { @MainActor public static var _viewCount: Int? { 1 } }
extension VStack { @MainActor public static var _viewCount: Int? { 1 } }
extension ZStack { @MainActor public static var _viewCount: Int? { 1 } }
extension Grid { @MainActor public static var _viewCount: Int? { 1 } }
extension LazyVStack { @MainActor public static var _viewCount: Int? { 1 } }
extension LazyHStack { @MainActor public static var _viewCount: Int? { 1 } }
extension LayoutView { @MainActor static var _viewCount: Int? { 1 } }
extension ViewThatFits { @MainActor public static var _viewCount: Int? { 1 } }
extension ListBody { @MainActor static var _viewCount: Int? { 1 } }
extension UIViewRepresentable { @MainActor public static var _viewCount: Int? { 1 } }
extension UIViewControllerRepresentable { @MainActor public static var _viewCount: Int? { 1 } }

// MARK: What styles make

// A style may be of any type: it is taken to make one view of one label.

extension Button { @MainActor public static var _viewCount: Int? { ViewCount.of(Label.self) } }
extension Toggle { @MainActor public static var _viewCount: Int? { ViewCount.of(Label.self) } }
extension Label { @MainActor public static var _viewCount: Int? { 1 } }
