import ConstraintSolver
import UIKit

/// A stack view's constraints written down from the published sets, line by line, and solved
/// without any of UIKit's layout: what `UIStackView` is compared with.
///
/// In a line `first` and `last` are views, `each` stands for every view but the first, `all` for
/// every view, `shown` for those that are not hidden, `spanner` for the guide across, `stack` and
/// `canvas` for the stack and what is inside of its margins.
@MainActor
struct PublishedStack {
  static let across: [UIStackView.Alignment: [String]] = [
    .fill: [
      "first.near == each.near", "first.far == each.far", "canvas.near == first.near",
      "canvas.far == first.far",
    ],
    .leading: [
      "first.near == each.near", "spanner.near == shown.near @999.5", "spanner.far >= shown.far",
      "spanner.size == 0 @51", "canvas.near == first.near", "canvas.far == spanner.far",
      "all.size == 0 @25",
    ],
    .center: [
      "first.center == each.center", "spanner.near <= shown.near", "spanner.far >= shown.far",
      "spanner.size == 0 @51", "canvas.near == spanner.near", "canvas.far == spanner.far",
      "canvas.center == first.center", "all.size == 0 @25",
    ],
    .trailing: [
      "first.far == each.far", "spanner.near <= shown.near", "spanner.far == shown.far @999.5",
      "spanner.size == 0 @51", "canvas.near == spanner.near", "canvas.far == first.far",
      "all.size == 0 @25",
    ],
    .firstBaseline: [
      "first.near == each.near", "spanner.near <= shown.near", "spanner.far >= shown.far",
      "spanner.size == 0 @51", "stack.size == 0 @49", "canvas.near == spanner.near",
      "canvas.far == spanner.far", "all.size == 0 @25",
    ],
    .lastBaseline: [
      "first.far == each.far", "spanner.near <= shown.near", "spanner.far >= shown.far",
      "spanner.size == 0 @51", "stack.size == 0 @49", "canvas.near == spanner.near",
      "canvas.far >= first.far", "all.size == 0 @25",
    ],
  ]

  /// The sets of a stack with one view.
  static let alone: [UIStackView.Alignment: [String]] = [
    .fill: ["canvas.near == first.near", "canvas.far == first.far"],
    .leading: [
      "canvas.near == first.near", "canvas.far >= first.far", "stack.size == 0 @49",
      "all.size == 0 @25",
    ],
    .center: [
      "canvas.near <= first.near", "canvas.far >= first.far", "canvas.center == first.center",
      "stack.size == 0 @49", "all.size == 0 @25",
    ],
    .trailing: [
      "canvas.near <= first.near", "canvas.far == first.far", "stack.size == 0 @49",
      "all.size == 0 @25",
    ],
  ]

  typealias Sum = (terms: [(ConstraintSolver.Variable, Double)], constant: Double)

  /// Near edge and length of one item on one axis.
  struct Span {
    var start: ConstraintSolver.Variable
    var length: ConstraintSolver.Variable
  }

  var solver = ConstraintSolver()
  var views: [(x: Span, y: Span)] = []
  private var outer: (x: Span, y: Span)
  private let inset: Double
  private var rank: Int64 = 0

  init(viewCount: Int, inset: Double) {
    self.inset = inset
    func span(_ solver: inout ConstraintSolver) -> Span {
      let span = Span(start: solver.makeVariable(), length: solver.makeVariable())
      _ = try? solver.add([.init(span.length)], .greaterThanOrEqual, 0, tieRank: .max)
      return span
    }
    outer = (span(&solver), span(&solver))
    for _ in 0..<viewCount { views.append((span(&solver), span(&solver))) }
    for variable in [outer.x.start, outer.y.start] {
      _ = try? solver.add([.init(variable)], .equal, 0)
    }
  }

  mutating func setStackSize(_ size: CGSize) {
    for (span, length) in [(outer.x, size.width), (outer.y, size.height)] where length > 0 {
      _ = try? solver.add([.init(span.length)], .equal, Double(length))
    }
  }

  /// An intrinsic size; those of the views that constraints mention earlier come first.
  mutating func setContent(_ index: Int, _ size: CGSize, hugging: Double) {
    for (span, length) in [(views[index].x, size.width), (views[index].y, size.height)] {
      _ = try? solver.add(
        [.init(span.length)], .lessThanOrEqual, Double(length), priority: .init(hugging),
        tieRank: -1000 + Int64(index))
      _ = try? solver.add(
        [.init(span.length)], .greaterThanOrEqual, Double(length), priority: .init(750),
        tieRank: -1000 + Int64(index))
    }
  }

  mutating func arrange(_ stack: UIStackView, spacings: [CGFloat], lengths: [CGFloat]) {
    let isRow = stack.axis == .horizontal
    let main: (Int) -> Span = { [views] in isRow ? views[$0].x : views[$0].y }
    let shown = views.indices.filter { !stack.arrangedSubviews[$0].isHidden }
    let whole = isRow ? outer.x : outer.y
    relate(start(whole, inset), .equal, (main(0).start, 1))
    relate(
      end(whole, -inset), .equal, (main(views.count - 1).start, 1),
      (main(views.count - 1).length, 1))
    alignAcross(stack)
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, spacing) in spacings.enumerated() {
      let loose = isLoose && shown.contains(index + 1)
      relate(
        ([(main(index).start, 1), (main(index).length, 1)], Double(spacing)),
        loose ? .lessThanOrEqual : .equal, (main(index + 1).start, 1))
    }
    for index in views.indices where !shown.contains(index) {
      relate(([(main(index).length, 1)], 0), .equal)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for index in shown.dropFirst() {
        relate(([(main(index).length, 1)], 0), .equal, (main(shown[0]).length, 1))
      }
    case .fillProportionally:
      let total = shown.map { lengths[$0] }.reduce(0, +) + spacings.reduce(0, +)
      for (place, index) in shown.enumerated() {
        relate(
          ([(main(index).length, 1)], 0), .equal, (whole.length, Double(lengths[index] / total)),
          priority: shown.count == 1 ? 1000 : Double(999 - place))
      }
    case .equalSpacing, .equalCentering:
      // A gap is the next one's beginning less this one's end, or the same of centres.
      let isSpacing = stack.distribution == .equalSpacing
      let gaps = zip(shown, shown.dropFirst()).map {
        one, next -> [(ConstraintSolver.Variable, Double)] in
        isSpacing
          ? [(main(next).start, 1), (main(one).start, -1), (main(one).length, -1)]
          : [
            (main(next).start, 1), (main(next).length, 0.5), (main(one).start, -1),
            (main(one).length, -0.5),
          ]
      }
      for gap in gaps.dropFirst() {
        add((gap + gaps[0].map { ($0.0, -$0.1) }, 0), .equal, priority: isSpacing ? 1000 : 149)
      }
    }
  }

  // MARK: Lines

  private mutating func alignAcross(_ stack: UIStackView) {
    let isRow = stack.axis == .horizontal
    var alignment = stack.alignment
    if !isRow, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    if views.count == 1, alignment == .firstBaseline { alignment = .leading }
    if views.count == 1, alignment == .lastBaseline { alignment = .trailing }
    let spanner = Span(start: solver.makeVariable(), length: solver.makeVariable())
    _ = try? solver.add([.init(spanner.length)], .greaterThanOrEqual, 0, tieRank: .max)
    let spans = views.map { isRow ? $0.y : $0.x }
    let whole = isRow ? outer.y : outer.x
    let hidden = stack.arrangedSubviews.map(\.isHidden)
    let isAnyShown = hidden.contains(false)
    for line in (views.count == 1 ? Self.alone : Self.across)[alignment] ?? [] {
      let words = line.split(separator: " ").map(String.init)
      let isForMany = ["each", "all", "shown"].contains(where: line.contains)
      for index in spans.indices where isForMany || index == 0 {
        if line.contains("each"), index == 0 { continue }
        if line.contains("shown"), isAnyShown, hidden[index] { continue }
        func sum(_ word: String) -> Sum {
          if word == "0" { return ([], 0) }
          let parts = word.split(separator: ".")
          let isCanvas = parts[0] == "canvas"
          let span: Span =
            switch parts[0] {
            case "first": spans[0]
            case "each", "all", "shown": spans[index]
            case "spanner": spanner
            default: whole
            }
          switch parts[1] {
          case "near": return ([(span.start, 1)], isCanvas ? inset : 0)
          case "far": return ([(span.start, 1), (span.length, 1)], isCanvas ? -inset : 0)
          case "center": return ([(span.start, 1), (span.length, 0.5)], 0)
          default: return ([(span.length, 1)], 0)
          }
        }
        let (left, right) = (sum(words[0]), sum(words[2]))
        let relation: ConstraintSolver.Relation =
          words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        add(
          (left.terms + right.terms.map { ($0.0, -$0.1) }, left.constant - right.constant),
          relation, priority: words.count > 3 ? Double(words[3].dropFirst())! : 1000)
      }
    }
  }

  private func start(_ span: Span, _ offset: Double) -> Sum { ([(span.start, 1)], offset) }
  private func end(_ span: Span, _ offset: Double) -> Sum {
    ([(span.start, 1), (span.length, 1)], offset)
  }

  private mutating func relate(
    _ left: Sum, _ relation: ConstraintSolver.Relation,
    _ right: (ConstraintSolver.Variable, Double)..., priority: Double = 1000
  ) {
    add((left.terms + right.map { ($0.0, -$0.1) }, left.constant), relation, priority: priority)
  }

  private mutating func add(
    _ sum: Sum, _ relation: ConstraintSolver.Relation, priority: Double
  ) {
    _ = try? solver.add(
      sum.terms.map { .init($0.0, $0.1) }, relation, -sum.constant, priority: .init(priority))
  }
}
