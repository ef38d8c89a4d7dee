import SwiftUI
import Testing
import UIKit

/// What an app implements of SwiftUI's protocols is asked when Apple's documentation says, and its
/// answer has its effect.
@MainActor @Suite struct OverridePointsTests {
  @MainActor private final class Journal {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class Model: ObservableObject {
    @Published var value = 0
    @Published var isShown = true
  }

  // MARK: UIViewRepresentable

  private struct Wrapped: UIViewRepresentable {
    final class Coordinator {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    let journal: Journal
    var value: Int

    func makeCoordinator() -> Coordinator {
      journal.calls.append("makeCoordinator")
      return Coordinator(value)
    }
    func makeUIView(context: Context) -> UIView {
      journal.calls.append("makeUIView \(context.coordinator.number)")
      return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {
      journal.calls.append("updateUIView \(value) \(context.coordinator.number)")
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      value == 0 ? nil : CGSize(width: CGFloat(value), height: 5)
    }
    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      dismantled.append("\(coordinator.number) \(view.superview == nil)")
    }
    static var dismantled: [String] = []
  }

  private struct Wrapping: View {
    let journal: Journal
    @ObservedObject var model: Model
    var body: some View {
      if model.isShown { Wrapped(journal: journal, value: model.value) }
    }
  }

  @Test func `a representable is asked in order, and its size counts`() throws {
    let (journal, model) = (Journal(), Model())
    Wrapped.dismantled = []
    let hosted = try Hosted(Wrapping(journal: journal, model: model), width: 60, height: 40)
    #expect(journal.take() == ["makeCoordinator", "makeUIView 0", "updateUIView 0 0"])
    #expect(hosted.frames("Wrapped") == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    model.value = 30
    try hosted.settle()
    #expect(journal.take() == ["updateUIView 30 0"])
    #expect(hosted.frames("Wrapped") == [CGRect(x: 15, y: 17.5, width: 30, height: 5)])
    try hosted.settle()
    #expect(journal.take().isEmpty)
    model.isShown = false
    try hosted.settle()
    #expect(journal.take().isEmpty && Wrapped.dismantled == ["0 true"])
    model.isShown = true
    try hosted.settle()
    #expect(journal.take() == ["makeCoordinator", "makeUIView 30", "updateUIView 30 30"])
  }

  // MARK: Layout

  private struct Column: SwiftUI.Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 20, height: 10) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .top ? 4 : nil }
  }

  @Test func `a layout's properties, spacing and guides count in the stack around`() throws {
    let hosted = try Hosted(
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 10)
        Column { Divider() }
        Color.red.frame(width: 10, height: 10)
      }, width: 100, height: 14)
    let reds = hosted.frames("Color")
    // Its guide is 4 points below its top, and its distance of 0 is the only one that is given: the
    // colours have the standard one, which counts where neither neighbour gives any.
    #expect(reds.map(\.minY) == [4, 4])
    #expect(reds[1].minX - reds[0].maxX == 20)
    let line = try #require(hosted.frames("Divider").first)
    #expect(line.size == CGSize(width: 0.5, height: 10))
  }

  // MARK: Preferences, modifiers and animation

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `a preference is reduced in the order of the views, and told once`() throws {
    let journal = Journal()
    _ = try Hosted(
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: ["b"])
          Color.red.preference(key: Names.self, value: ["c"])
        }
      }.onPreferenceChange(Names.self) { names in journal.calls.append(names.joined()) })
    #expect(journal.calls == ["abc"])
  }

  private struct Framed: ViewModifier {
    let journal: Journal
    let width: Int
    func body(content: Content) -> some View {
      journal.calls.append("body \(width)")
      return content.frame(width: CGFloat(width))
    }
  }

  private struct Modified: View {
    let journal: Journal
    @ObservedObject var model: Model
    var body: some View { Color.red.modifier(Framed(journal: journal, width: model.value)) }
  }

  @Test func `a modifier's body runs when its value is another`() throws {
    let (journal, model) = (Journal(), Model())
    let hosted = try Hosted(Modified(journal: journal, model: model))
    #expect(journal.take() == ["body 0"])
    model.isShown = false
    try hosted.settle()
    #expect(journal.take().isEmpty)
    model.value = 12
    try hosted.settle()
    #expect(journal.take() == ["body 12"] && hosted.frames("Color").map(\.width) == [12])
  }

  private struct Growing: View, @preconcurrency Animatable {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    var body: some View { Color.red.frame(width: width, height: 4) }
  }

  private struct Moving: View {
    @State private var width: CGFloat = 0
    var body: some View {
      Growing(width: width).onAppear { withAnimation(.linear(duration: 1)) { width = 80 } }
    }
  }

  @Test func `an animatable view is asked for every value on the way`() throws {
    let hosted = try Hosted(Moving(), width: 100, height: 4, isMoving: true)
    try hosted.advance(to: 0.5)
    #expect(hosted.frames("Color").map(\.width) == [40])
    try hosted.advance(to: 1)
    #expect(hosted.frames("Color").map(\.width) == [80])
  }

  // MARK: Styles

  private struct Boxed: TextFieldStyle {
    let width: CGFloat
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width)
        configuration
      }
    }
  }

  @Test func `a text field has the body of an app's style, in that of the style around`() throws {
    let field = TextField("Name", text: .constant(""))
    let plain = try Hosted(field, width: 100, height: 30)
    #expect(plain.frames("Color").isEmpty)
    let styled = try Hosted(
      VStack {
        field
        SecureField("Word", text: .constant(""))
      }.textFieldStyle(Boxed(width: 10)), width: 100, height: 90)
    #expect(styled.frames("Color").map(\.width) == [10, 10])
    let nested = try Hosted(
      field.textFieldStyle(Boxed(width: 10)).textFieldStyle(Boxed(width: 30)), width: 100,
      height: 30)
    #expect(nested.frames("Color").map(\.width) == [10, 30])
    let reset = try Hosted(
      field.textFieldStyle(.plain).textFieldStyle(Boxed(width: 30)), width: 100, height: 30)
    #expect(reset.frames("Color").isEmpty)
  }

  // MARK: UIHostingController

  private final class Hosting: UIHostingController<Color> {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(rootView: Color.red)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
      super.loadView()
      journal.calls.append("loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      journal.calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      journal.calls.append("viewWillAppear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      journal.calls.append("layout")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      journal.calls.append("viewDidAppear")
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func `a hosting controller of an app's own is called as every controller is`() throws {
    let journal = Journal()
    let controller = Hosting(journal)
    #expect(journal.take().isEmpty)
    let host = RenderHost(size: CGSize(width: 20, height: 20), traits: UITraitCollection())
    host.host(controller)
    try host.settle()
    host.tearDown()
    let calls = journal.take()
    #expect(calls.contains("layout"))
    let others = calls.filter { $0 != "layout" }
    #expect(others == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }
}
