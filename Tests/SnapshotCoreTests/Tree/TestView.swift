import SnapshotCore

/// A node and what is in it, for tests to write trees down.
struct TestView {
  var type = "UIView"
  var name = ""
  var frame = (0.0, 0.0, 10.0, 10.0)
  var properties: [(String, String)] = []
  var children: [TestView] = []

  var tree: ViewTree? { ViewTree(nodes(0)) }

  private func nodes(_ depth: Int) -> [ViewTree.Node] {
    let frame = ViewFrame(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    let node = ViewTree.Node(
      depth: depth, type: type, name: name, frame: frame,
      properties: properties.map { ViewTree.Property($0.0, $0.1) })
    return [node] + children.flatMap { $0.nodes(depth + 1) }
  }

  func with(_ change: (inout TestView) -> Void) -> TestView {
    var copy = self
    change(&copy)
    return copy
  }

  static func label(
    _ name: String = "", _ text: String, y: Double = 0, _ properties: (String, String)...
  ) -> TestView {
    TestView(
      type: "UILabel", name: name, frame: (16, y, 80, 20),
      properties: [("text", "“\(text)”")] + properties)
  }

  static func root(_ children: TestView...) -> TestView {
    TestView(type: "CardView", frame: (0, 0, 200, 100), children: children)
  }
}
