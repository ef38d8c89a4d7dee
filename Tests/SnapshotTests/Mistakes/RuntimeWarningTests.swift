import Snapshot
import SwiftUI
import Testing
import UIKit

/// What iOS writes to its log or ignores is no failure: the picture is drawn, and the warning is
/// beside it.
@MainActor @Suite struct RuntimeWarningTests {
  private func findings<V: View>(_ view: V, failOn: ViewDiagnostics? = nil) throws -> Findings {
    try Findings(controller: UIHostingController(rootView: view), failOn: failOn)
  }

  /// Expects that the warning fails no test by itself, one that asks for it, and that the picture
  /// is drawn.
  private func expectWarning<V: View>(_ text: String, _ view: V) throws {
    let plain = try findings(view)
    #expect(plain.failure == nil)
    #expect(plain.warnings.contains { $0.contains(text) }, "\(plain.warnings)")
    let strict = try findings(view, failOn: .runtimeWarnings)
    #expect(strict.failure?.contains(text) == true, "\(strict.failure ?? "no failure")")
  }

  private struct Initial: View {
    @State private var count = 1
    init(_ count: Int) { self.count = count }
    var body: some View { Text(verbatim: "\(count)") }
  }

  @Test func `state that is written in an initialiser is ignored without a word`() throws {
    let all = try findings(Initial(5), failOn: .all)
    #expect(all.failure == nil && all.warnings.isEmpty)
  }

  @Test(arguments: [-5, -CGFloat.infinity, .infinity, .nan])
  func `a frame's length that is none is ignored`(_ length: CGFloat) throws {
    try expectWarning(
      "Invalid frame dimension (negative or non-finite): width \(length)",
      Color.red.frame(width: length))
  }

  @Test func `a length that follows from too little room is ignored`() throws {
    try expectWarning(
      "Invalid frame dimension (negative or non-finite): width -120.0",
      GeometryReader { Color.red.frame(width: $0.size.width - 200) })
  }

  @Test func `limits of a frame that contradict each other are named`() throws {
    try expectWarning(
      "Contradictory frame constraints specified: minWidth 50.0, maxWidth 30.0",
      Color.red.frame(minWidth: 50, maxWidth: 30))
    let ordered = try findings(
      Color.red.frame(minWidth: 1, idealWidth: 1, maxWidth: .infinity), failOn: .all)
    #expect(ordered.failure == nil && ordered.warnings.isEmpty)
  }

  private struct Writing: View {
    @State private var count = 0
    var body: some View {
      if count == 0 { count = 1 }
      return Text(verbatim: "\(count)")
    }
  }

  @Test func `state that a body writes is named with its view`() throws {
    try expectWarning("Modifying state during view update, in Writing.", Writing())
  }

  private struct Wrapped: UIViewRepresentable {
    @Binding var count: Int
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { if count == 0 { count = 1 } }
  }

  private struct Wrapping: View {
    @State private var count = 0
    var body: some View { Wrapped(count: $count) }
  }

  @Test func `state that the update of a UIKit view writes is named with that`() throws {
    try expectWarning("Modifying state during view update, in Wrapped.", Wrapping())
  }

  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Publishing: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.count == 0 { model.count = 1 }
      return Text(verbatim: "\(model.count)")
    }
  }

  @Test func `an object that a body changes is named with the view`() throws {
    let text = "Publishing changes from within view updates is not allowed, in Publishing."
    #expect(try findings(Publishing(model: Model())).warnings.contains { $0.contains(text) })
    let strict = try findings(Publishing(model: Model()), failOn: .runtimeWarnings)
    #expect(strict.failure?.contains(text) == true)
  }

  @Test func `an ID of a ForEach that is not the only one is named`() throws {
    try expectWarning(
      "the ID 7 occurs multiple times within the collection.",
      ForEach([7, 8, 7], id: \.self) { Text(verbatim: "\($0)") })
  }

  @Test func `a value of a path without a page is named`() throws {
    try expectWarning(
      "A path has a value of type Int, for which there is no navigationDestination(for:).",
      NavigationStack(path: .constant([3])) { Color.red })
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func `updates without end are a layout that does not settle`() throws {
    let plain = try findings(Restless())
    #expect(plain.failure == nil)
    #expect(plain.warnings.contains { $0.contains("Updates do not settle") }, "\(plain.warnings)")
  }

  private struct Asked: SwiftUI.Layout {
    final class Offers { var all: [ProposedViewSize] = [] }
    let offers: Offers
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      offers.all.append(proposal)
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `a layout of the app is offered the size of the picture and no other`() throws {
    let offers = Asked.Offers()
    let found = try findings(Asked(offers: offers) { Color.red }, failOn: .all)
    #expect(found.failure == nil)
    #expect(Set(offers.all.map { "\($0)" }) == ["\(ProposedViewSize(Findings.size))"])
  }
}
