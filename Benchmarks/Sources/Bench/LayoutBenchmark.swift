import ConstraintSolver
import Foundation
import UIKit

/// What layouts cost: a scene of constraints through the solver alone, or, without a file, the
/// standing list of 1,000 views through the solver and through UIKit.
///
/// Measured are a solution from scratch with every constraint added, a change of one constant
/// or of the scene's edit variable, and taking one constraint out.
@MainActor struct LayoutBenchmark {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    if let path = arguments.scene {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw BenchError.unreadable(path: path)
      }
      guard let scene = try? JSONDecoder().decode(LayoutScene.self, from: data) else {
        throw BenchError.badScenes(path: path, word: "1", expected: "a layout scene")
      }
      try measure(scene)
    } else {
      for rows in [20, 100, 200, 1000] { try measure(.list(rows: rows)) }
      measureViews(rows: 200)
    }
  }

  // MARK: The solver

  private func measure(_ scene: LayoutScene) throws {
    var system = try scene.system()
    try system.solver.solve()
    if let path = arguments.dump { try dump(system, path) }
    report("\(scene.title)_build") {
      guard var fresh = try? scene.system() else { return }
      try? fresh.solver.solve()
    }
    if let edited = system.edited {
      var step = 0
      report("\(scene.title)_edit") {
        step += 1
        let value = scene.edit?.values[step % (scene.edit?.values.count ?? 1)]
        try? system.solver.setConstant(value ?? Double(320 + step * 37 % 448), of: edited)
        try? system.solver.solve()
      }
    }
    guard let last = system.constraints.last else { return }
    report("\(scene.title)_remove_one") {
      var copy = system.solver
      try? copy.remove(last)
      try? copy.solve()
    }
  }

  /// Writes `index value` a line, as the oracle reads it.
  private func dump(_ system: LayoutScene.System, _ path: String) throws {
    var lines = ""
    for (index, variable) in system.variables.enumerated() {
      lines += "\(index) \(try system.solver.value(of: variable))\n"
    }
    try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
  }

  // MARK: UIKit

  /// The list as views: rows with a picture, two lines and a detail.
  private func measureViews(rows: Int) {
    report("views_\(rows * 5)_build") { _ = BenchList(rows: rows) }
    let list = BenchList(rows: rows)
    var step = 0
    report("views_\(rows * 5)_width") {
      step += 1
      list.frame.size.width = CGFloat(320 + step * 37 % 448)
      list.layoutIfNeeded()
    }
  }

  private func report(_ name: String, _ body: () -> Void) {
    let measurement = Measurement(
      scene: name, scale: 1, seconds: arguments.seconds, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
  }
}

/// A system of constraints as `gen_scenes.py` writes it:
/// each is `sum of coefficient × variable + c  op  0` at a priority.
struct LayoutScene: Decodable {
  struct Row: Decodable {
    /// Pairs of a variable's index and its coefficient.
    var t: [[Double]]
    var c: Double
    var op: String
    var p: Double
  }

  struct Edit: Decodable {
    var `var`: Int
    var priority: Double
    var values: [Double]
  }

  struct System {
    var solver: ConstraintSolver
    var variables: [ConstraintSolver.Variable]
    var constraints: [ConstraintSolver.Constraint]
    /// The constraint whose constant changes.
    var edited: ConstraintSolver.Constraint?
  }

  var name: String
  var vars: [String]
  var constraints: [Row]
  var edit: Edit?

  var title: String { "\(name)_\(vars.count / 4)" }

  func system() throws -> System {
    var solver = ConstraintSolver()
    let variables = vars.map { _ in solver.makeVariable() }
    var edited: ConstraintSolver.Constraint?
    if let edit {
      edited = try solver.add(
        [.init(variables[edit.var])], .equal, edit.values[0], priority: .init(edit.priority))
    }
    var added: [ConstraintSolver.Constraint] = []
    added.reserveCapacity(constraints.count)
    for row in constraints {
      let relation: ConstraintSolver.Relation =
        row.op == "==" ? .equal : row.op == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
      added.append(
        try solver.add(
          row.t.map { .init(variables[Int($0[0])], $0[1]) }, relation, -row.c,
          priority: .init(row.p)))
    }
    return System(solver: solver, variables: variables, constraints: added, edited: edited)
  }

  /// Rows below each other, with a picture, two lines and a detail in each.
  static func list(rows: Int) -> LayoutScene {
    var scene = LayoutScene(name: "list", vars: [], constraints: [], edit: nil)
    func add(_ t: [(Int, Double)], _ constant: Double, op: String = "==", at p: Double = 1000) {
      scene.constraints.append(
        Row(t: t.map { [Double($0.0), $0.1] }, c: -constant, op: op, p: p))
    }
    func view() -> Int {
      scene.vars += ["left", "top", "width", "height"]
      return scene.vars.count - 4
    }
    let list = view()
    for variable in [0, 1] { add([(list + variable, 1)], 0) }
    add([(list + 3, 1)], Double(60 * rows))
    var above: Int?
    for index in 0..<rows {
      let (row, icon, title, subtitle, detail) = (view(), view(), view(), view(), view())
      add([(row, 1), (list, -1)], 0)
      add([(row, 1), (row + 2, 1), (list, -1), (list + 2, -1)], 0)
      add([(row + 1, 1)] + (above.map { [($0 + 1, -1), ($0 + 3, -1)] } ?? [(list + 1, -1)]), 0)
      add([(row + 3, 1)], 60)
      add([(icon + 2, 1)], 40)
      add([(icon + 3, 1)], 40)
      add([(icon, 1), (row, -1)], 16)
      for item in [icon, detail] {
        add([(item + 1, 1), (item + 3, 0.5), (row + 1, -1), (row + 3, -0.5)], 0)
      }
      add([(title, 1), (icon, -1), (icon + 2, -1)], 12)
      add([(title + 1, 1), (row + 1, -1)], 10)
      add([(subtitle, 1), (title, -1)], 0)
      add([(subtitle + 1, 1), (title + 1, -1), (title + 3, -1)], 4)
      add([(detail, 1), (detail + 2, 1), (row, -1), (row + 2, -1)], -16)
      for item in [title, subtitle] {
        add([(item, 1), (item + 2, 1), (detail, -1)], -8, op: "<=")
      }
      let widths = [60 + index * 37 % 200, 40 + index * 53 % 290, 20 + index * 17 % 70]
      for (place, item) in [title, subtitle, detail].enumerated() {
        add([(item + 2, 1)], Double(widths[place]), op: "<=", at: place == 2 ? 251 : 250)
        add([(item + 2, 1)], Double(widths[place]), op: ">=", at: [750, 749, 751][place])
        add([(item + 3, 1)], [20, 16, 18][place], op: "<=", at: 250)
        add([(item + 3, 1)], [20, 16, 18][place], op: ">=", at: 750)
      }
      above = row
    }
    scene.constraints.append(Row(t: [[Double(list + 2), 1]], c: -375, op: "==", p: 1000))
    return scene
  }
}

/// The list in views and anchors, laid out at 375 points.
@MainActor private final class BenchList: UIView {
  private final class Line: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  init(rows: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 60 * rows))
    var above = topAnchor
    for index in 0..<rows {
      let row = add(UIView(), to: self)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
        row.topAnchor.constraint(equalTo: above), row.heightAnchor.constraint(equalToConstant: 60),
      ])
      fill(row, index)
      above = row.bottomAnchor
    }
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func fill(_ row: UIView, _ index: Int) {
    let icon = add(UIView(), to: row)
    let title = add(Line(CGFloat(60 + index * 37 % 200), 20), to: row)
    let subtitle = add(Line(CGFloat(40 + index * 53 % 290), 16), to: row)
    let detail = add(Line(CGFloat(20 + index * 17 % 70), 18), to: row)
    subtitle.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    detail.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    detail.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
    ])
  }
}
