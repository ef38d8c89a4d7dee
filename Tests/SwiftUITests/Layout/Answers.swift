import SwiftUI

/// A layout that asks its first view for sizes, and does nothing else. No view has no size.
private struct Asking: Layout {
  final class Sheet {
    let offers: [ProposedViewSize]
    var answers: [CGSize] = []
    init(_ offers: [ProposedViewSize]) { self.offers = offers }
  }
  let sheet: Sheet

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { sheet.answers = sheet.offers.map { subviews.first?.sizeThatFits($0) ?? .zero } }
}

/// What a view answers to offers, in their order.
@MainActor func answers<V: View>(
  _ view: V, to offers: [ProposedViewSize]
) throws -> [CGSize] {
  let sheet = Asking.Sheet(offers)
  let host = try Hosted(Asking(sheet: sheet) { view })
  withExtendedLifetime(host) {}
  return sheet.answers
}

/// What a view answers to one offer.
@MainActor func answer<V: View>(
  _ view: V, width: CGFloat?, height: CGFloat?
) throws -> CGSize {
  try answers(view, to: [ProposedViewSize(width: width, height: height)])[0]
}

/// A view with a name for failures.
struct NamedView {
  let name: String
  let view: AnyView

  @MainActor init<V: View>(_ name: String, _ view: V) {
    self.name = name
    self.view = AnyView(view)
  }
}

/// Offers and views that stand for all others.
@MainActor enum Cases {
  /// No room, little, enough, endless, and the view's own choice.
  static let lengths: [CGFloat?] = [nil, 0, 7, 100, 300, .infinity]
  static let offers = lengths.flatMap { width in
    lengths.map { ProposedViewSize(width: width, height: $0) }
  }

  static let fixed = NamedView("fixed", Color.red.frame(width: 30, height: 20))
  static let greedy = NamedView("greedy", Color.red)
  static let flexible = NamedView(
    "flexible",
    Color.red.frame(
      minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 10, idealHeight: 25, maxHeight: 40))
  static let children: [NamedView] = [
    fixed, greedy, flexible,
    NamedView("text", Text(verbatim: "Some words that wrap")),
    NamedView("wide text", Text(verbatim: "Words").frame(maxWidth: .infinity)),
    NamedView("spacer", Spacer()),
    NamedView("divider", Divider()),
    NamedView("preferred", Color.red.frame(minWidth: 12).layoutPriority(1)),
    NamedView("ratio", Color.red.aspectRatio(2, contentMode: .fit)),
    NamedView("guided", fixed.view.alignmentGuide(VerticalAlignment.center) { $0.height - 3 }),
    NamedView("nothing", EmptyView()),
  ]

  private static func pair(_ first: Int, _ second: Int) -> NamedView {
    let (first, second) = (children[first], children[second])
    return NamedView("\(first.name), \(second.name)", Group { first.view; second.view })
  }

  /// Pairs of children: each kind is the first one of a pair for each step, and the second one.
  static func pairs(steps: [Int] = [0, 4]) -> [NamedView] {
    steps.flatMap { step in
      children.indices.map { pair($0, ($0 + step) % children.count) }
    }
  }

  /// Offers of which each width and each height is one. Those of six turns are all offers.
  static func offers(turn: Int) -> [ProposedViewSize] {
    lengths.indices.map {
      ProposedViewSize(width: lengths[$0], height: lengths[($0 + turn) % lengths.count])
    }
  }

  /// A view, and what it is offered.
  struct Offered {
    let view: NamedView
    let offers: [ProposedViewSize]
  }

  /// Containers around two children. All products would take minutes, so that any two of these
  /// meet: a container and its first child, a container and its second child, two children, a
  /// container and an offer, and a first child and an offer.
  static func coverage() -> [Offered] {
    var result: [Offered] = []
    for first in children.indices {
      for second in children.indices {
        for (number, container) in containers(pair(first, second)).enumerated()
        where (first + number) % children.count == second {
          result.append(Offered(view: container, offers: offers(turn: first + number)))
        }
      }
    }
    return result
  }

  /// Everything that lays out other views, around some.
  static func containers(_ content: NamedView) -> [NamedView] {
    let view = content.view
    func named<V: View>(_ name: String, _ view: V) -> NamedView {
      NamedView("\(name) { \(content.name) }", view)
    }
    return [
      named("HStack", HStack { view }), named("HStack(top)", HStack(alignment: .top) { view }),
      named("HStack(baseline)", HStack(alignment: .firstTextBaseline) { view }),
      named("VStack", VStack { view }),
      named("VStack(leading)", VStack(alignment: .leading) { view }),
      named("VStack(trailing)", VStack(alignment: .trailing, spacing: -40) { view }),
      named("ZStack", ZStack { view }),
      named("ZStack(bottomTrailing)", ZStack(alignment: .bottomTrailing) { view }),
      named("AnyLayout", AnyLayout(HStackLayout(alignment: .bottom)) { view }),
      named("LazyVStack", LazyVStack { view }), named("LazyHStack", LazyHStack { view }),
      named("Grid", Grid { GridRow { view }; view }),
      named(
        "LazyVGrid", LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 40))]) { view }),
      named("LazyHGrid", LazyHGrid(rows: [GridItem(.fixed(20)), GridItem()]) { view }),
      named("ScrollView", ScrollView { view }),
      named("ScrollView(both)", ScrollView([.horizontal, .vertical]) { view }),
      named("ViewThatFits", ViewThatFits { view }),
      named("GeometryReader", GeometryReader { _ in view }),
      named("padding", VStack { view }.padding(9)),
      named("padding(-50)", VStack { view }.padding(-50)),
      named("padding(.infinity)", VStack { view }.padding(.infinity)),
      named("frame", VStack { view }.frame(width: 40)),
      named("frame(max)", VStack { view }.frame(maxWidth: .infinity, maxHeight: .infinity)),
      named("frame(min)", VStack { view }.frame(minWidth: 30, minHeight: 30)),
      named("overlay", view.overlay { Color.blue }),
      named("background", view.background(Color.blue)),
      named("aspectRatio", HStack { view }.aspectRatio(contentMode: .fit)),
      named("aspectRatio(fill)", HStack { view }.aspectRatio(1.5, contentMode: .fill)),
      named("fixedSize", HStack { view }.fixedSize()),
      named("position", HStack { view }.position(x: 3, y: 4)),
      named("offset", HStack { view }.offset(x: 3)),
      named("safeAreaInset", HStack { view }.safeAreaInset(edge: .bottom) { view }),
      named("alignmentGuide", HStack { view }.alignmentGuide(.leading) { $0.width }),
      named("containerRelativeFrame", view.containerRelativeFrame(.horizontal)),
    ]
  }
}
