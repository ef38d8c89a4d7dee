import SwiftUI
import UIKit

/// Numbers from a seed: the same on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// 0..<limit.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}

/// A view of a random tree, with numbers that say what it looks like.
@Observable final class RandomNode: Identifiable {
  enum Kind: Int, CaseIterable {
    case text, color, row, column, stack, padding, frame, flexibleFrame, background, overlay
    case clip, fade, guide, priority, order, geometry, fitting, direction, fontSize, preference
    case lazyColumn, lazyGrid, scroll, optional, layout, grid, fixedSize, ratio, offset, mask
    case hosted, matched, inset, ignored, relative, effect, custom, divider, shape, position
  }

  let id: Int
  var kind: Kind
  var a: Int
  var b: Int
  var children: [RandomNode]

  init(id: Int, _ kind: Kind, _ a: Int, _ b: Int, _ children: [RandomNode]) {
    (self.id, self.kind, self.a, self.b, self.children) = (id, kind, a, b, children)
  }

  /// This node and all below.
  var all: [RandomNode] { [self] + children.flatMap(\.all) }
}

/// Random trees and random changes of them.
struct RandomTrees {
  var numbers: SeededNumbers
  private var count = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func node(depth: Int) -> RandomNode {
    count += 1
    let leaves: [RandomNode.Kind] = [.text, .text, .color, .divider, .shape, .hosted]
    let kinds = RandomNode.Kind.allCases
    let kind = depth == 0 ? leaves[numbers.next(leaves.count)] : kinds[numbers.next(kinds.count)]
    let own = RandomNode(id: count, kind, numbers.next(8), numbers.next(8), [])
    if depth > 0 {
      own.children = (0..<numbers.next(3) + 1).map { _ in node(depth: depth - 1) }
    }
    return own
  }

  /// Changes something somewhere; what it was.
  mutating func change(_ root: RandomNode) -> String {
    let all = root.all
    let node = all[numbers.next(all.count)]
    switch numbers.next(9) {
    case 0...2:
      node.a = numbers.next(8)
      return "\(node.kind) \(node.id): a is \(node.a)"
    case 3...4:
      node.b = numbers.next(8)
      return "\(node.kind) \(node.id): b is \(node.b)"
    case 5:
      let new = self.node(depth: numbers.next(2))
      node.children.insert(new, at: numbers.next(node.children.count + 1))
      return "\(node.kind) \(node.id): \(new.kind) \(new.id) comes"
    case 6 where !node.children.isEmpty:
      let gone = node.children.remove(at: numbers.next(node.children.count))
      return "\(node.kind) \(node.id): \(gone.kind) \(gone.id) goes"
    case 7 where node.children.count > 1:
      node.children.swapAt(0, node.children.count - 1)
      return "\(node.kind) \(node.id): the first and the last change places"
    default:
      let kinds = RandomNode.Kind.allCases
      let old = node.kind
      node.kind = kinds[numbers.next(kinds.count)]
      return "\(old) \(node.id) becomes \(node.kind)"
    }
  }
}

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// One over the other, with a guide and distances of its own.
private struct Diagonal: Layout {
  let step: CGFloat
  let guide: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      return CGSize(
        width: max(size.width, own.width + step), height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (index, view) in subviews.enumerated() {
      let x = index.isMultiple(of: 2) ? bounds.minX : bounds.minX + step
      view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .center ? self.guide : nil }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// A label whose intrinsic size follows from the numbers.
private struct HostedLabel: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .vertical)
  }
}

struct RandomView: View {
  let node: RandomNode
  let space: Namespace.ID

  private var length: CGFloat { CGFloat(node.a * 5 + 4) }
  private var gap: CGFloat? { node.b == 7 ? nil : CGFloat(node.b) }
  private var words: String {
    let all = ["I", "Two words", "Some words", "Several words in a long line", "", "A\nB", "é", "1"]
    return all[node.a]
  }
  private var color: Color {
    [.red, .green, .blue, .orange, .purple, .gray, .pink, .teal][node.b]
  }
  private var unit: UnitPoint { [.topLeading, .center, .bottomTrailing, .top][node.a % 4] }
  private var alignment: Alignment {
    [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline][node.b % 4]
  }

  private var each: some View {
    ForEach(node.children) { RandomView(node: $0, space: space) }
  }
  @ViewBuilder private var first: some View {
    if let child = node.children.first { RandomView(node: child, space: space) }
  }
  private var others: some View {
    ForEach(node.children.dropFirst()) { RandomView(node: $0, space: space) }
  }

  var body: AnyView {
    switch node.kind {
    case .text, .color, .divider, .shape, .hosted, .geometry, .preference, .optional:
      return leaf
    case .row, .column, .stack, .lazyColumn, .lazyGrid, .scroll, .layout, .grid, .custom, .fitting:
      return container
    case .clip, .fade, .mask, .effect, .matched, .offset, .position, .order: return look
    default: return frame
    }
  }

  private var leaf: AnyView {
    switch node.kind {
    case .text:
      AnyView(Text(verbatim: words).font(.system(size: CGFloat(10 + node.b))))
    case .color: AnyView(color.frame(minWidth: 3, maxWidth: length, maxHeight: length))
    case .divider: AnyView(node.a < 4 ? AnyView(Divider()) : AnyView(Spacer()))
    case .shape:
      AnyView(
        ContainerRelativeShape().fill(color).padding(gap ?? 3).frame(height: length)
          .containerShape(RoundedRectangle(cornerRadius: CGFloat(node.b * 2))))
    case .hosted: AnyView(HostedLabel(text: words))
    case .geometry:
      AnyView(
        GeometryReader { proxy in
          VStack(spacing: 1) {
            color.frame(width: proxy.size.width / 2, height: 3)
            Text(verbatim: "\(Int(proxy.frame(in: .named("space")).minY))")
            first
          }
        }.frame(height: length))
    case .preference:
      AnyView(
        VStack(spacing: 0) { each }
          .overlayPreferenceValue(SumKey.self, alignment: alignment) { sum in
            color.opacity(0.5).frame(width: CGFloat(sum), height: 4)
          }
          .preference(key: SumKey.self, value: node.a))
    default: AnyView(Group { if node.a.isMultiple(of: 2) { each } else { first } })
    }
  }

  private var container: AnyView {
    switch node.kind {
    case .row:
      let guide: VerticalAlignment = [.center, .top, .firstTextBaseline, .bottom][node.a % 4]
      return AnyView(HStack(alignment: guide, spacing: gap) { each })
    case .column:
      let guide: HorizontalAlignment = [.center, .leading, .trailing][node.a % 3]
      return AnyView(VStack(alignment: guide, spacing: gap) { each })
    case .stack: return AnyView(ZStack(alignment: alignment) { each })
    case .lazyColumn: return AnyView(LazyVStack(alignment: .leading, spacing: gap) { each })
    case .lazyGrid:
      return AnyView(
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible()), count: node.a % 3 + 1), spacing: gap
        ) { each })
    case .scroll:
      return AnyView(
        ScrollView(node.b < 4 ? .vertical : .horizontal) { each }.frame(height: length * 2))
    case .layout:
      let layout =
        node.a < 4 ? AnyLayout(HStackLayout(spacing: gap)) : AnyLayout(VStackLayout(spacing: gap))
      return AnyView(layout { each })
    case .grid:
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: gap, verticalSpacing: 2) {
          GridRow { each }
          GridRow(alignment: .bottom) {
            Text(verbatim: words)
            color.frame(width: 8, height: 8)
          }
        })
    case .custom:
      return AnyView(Diagonal(step: length, guide: gap) { each })
    default: return AnyView(ViewThatFits { each })
    }
  }

  private var look: AnyView {
    switch node.kind {
    case .clip:
      AnyView(HStack(spacing: 1) { each }.clipShape(RoundedRectangle(cornerRadius: length / 2)))
    case .fade:
      AnyView(VStack(spacing: 1) { each }.opacity(Double(node.a) / 7).compositingGroup())
    case .mask:
      AnyView(
        VStack(spacing: 1) { each }
          .mask(alignment: alignment) { Circle().frame(width: length, height: length) })
    case .effect:
      AnyView(
        first.visualEffect { [a = node.a] effect, proxy in
          effect.offset(x: proxy.size.width / CGFloat(a + 2)).opacity(a > 3 ? 1 : 0.5)
        })
    case .matched:
      AnyView(first.matchedGeometryEffect(id: node.a % 3, in: space))
    case .offset:
      AnyView(first.offset(x: length - 20, y: gap ?? 0))
    case .position: AnyView(first.position(x: length, y: length).frame(height: length))
    default: AnyView(ZStack { each }.zIndex(Double(node.a - node.b)))
    }
  }

  private var frame: AnyView {
    switch node.kind {
    case .padding: return AnyView(first.padding(node.b < 4 ? .all : .top, length / 4))
    case .frame:
      return AnyView(
        first.frame(
          width: node.b < 4 ? length * 2 : nil, height: node.b > 2 ? length : nil,
          alignment: alignment))
    case .flexibleFrame:
      return AnyView(
        HStack(spacing: 2) { each }
          .frame(minWidth: length, maxWidth: node.b < 4 ? .infinity : nil, alignment: alignment))
    case .background: return AnyView(first.background(alignment: alignment) { others })
    case .overlay: return AnyView(first.overlay(alignment: alignment) { others })
    case .guide:
      return AnyView(
        first.alignmentGuide(node.b < 4 ? .center : .top) { [length] in $0.height / 2 + length }
          .alignmentGuide(.leading) { [a = node.a] _ in CGFloat(a) })
    case .priority: return AnyView(first.layoutPriority(Double(node.a)))
    case .direction:
      return AnyView(
        HStack(spacing: 1) { each }
          .environment(\.layoutDirection, node.a < 4 ? .leftToRight : .rightToLeft))
    case .fontSize:
      return AnyView(
        VStack(spacing: 1) { each }
          .environment(\.dynamicTypeSize, node.a < 4 ? .large : .xxLarge)
          .environment(\.horizontalSizeClass, node.b < 4 ? .compact : .regular))
    case .fixedSize: return AnyView(first.fixedSize(horizontal: node.a < 4, vertical: node.b < 4))
    case .ratio:
      return AnyView(
        first.aspectRatio(CGFloat(node.a + 1) / 3, contentMode: node.b < 4 ? .fit : .fill))
    case .inset:
      return AnyView(
        VStack(spacing: 1) { each }
          .safeAreaInset(edge: node.a < 4 ? .top : .bottom, spacing: gap) {
            color.frame(height: length)
          })
    case .ignored: return AnyView(first.ignoresSafeArea(edges: node.a < 4 ? .all : .bottom))
    case .relative:
      return AnyView(
        first.containerRelativeFrame(node.b < 4 ? .horizontal : .vertical) { [a = node.a] all, _ in
          all / CGFloat(a + 2)
        })
    default: return AnyView(each)
    }
  }
}

/// A tree below a namespace and a space with a name.
struct RandomScreen: View {
  let root: RandomNode
  @Namespace private var space
  var body: some View {
    VStack(alignment: .leading, spacing: 4) { RandomView(node: root, space: space) }
      .coordinateSpace(name: "space")
  }
}
