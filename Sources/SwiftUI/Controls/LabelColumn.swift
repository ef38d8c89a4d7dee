/// A view that stands for several that were written one after the other.
@MainActor protocol ViewList {
  /// The views that this one stands for; empty for one view.
  var listedViews: [AnyView] { get }
}

extension View {
  /// The views that were written in place of this one; none for one view.
  var viewsOfList: [AnyView] { (self as? any ViewList)?.listedViews ?? [] }
}

extension TupleView: ViewList {
  @MainActor var listedViews: [AnyView] { list(value) }
}

/// A control's label: of several views the first is the title, and the others are secondary below.
///
/// Source: the documentation of `Toggle`. Differs: the size of subtitles is estimated.
struct LabelColumn<Label: View>: View {
  let label: Label

  @ViewBuilder var body: some View {
    let views = label.viewsOfList
    if views.count > 1 {
      VStack(alignment: .leading) {
        views[0]
        ForEach(1..<views.count, id: \.self) { index in
          views[index].font(.subheadline).foregroundStyle(.secondary)
        }
      }
    } else {
      label
    }
  }
}
