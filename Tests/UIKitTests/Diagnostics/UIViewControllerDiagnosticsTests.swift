import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewControllerDiagnosticsTests: InspectsViews {
  private final class Page: UIViewController {}
  private final class Child: UIViewController {}

  private let page = Page()
  private let child = Child()

  private func sentences() throws -> [String] {
    try inspected(page).filter { $0.kind == .unbalancedContainment }.map(\.sentence)
  }

  @Test func `a child that was never told that it arrived is named with its parent`() throws {
    page.addChild(child)
    page.view.addSubview(child.view)
    let found = try sentences()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Child") == true)
    #expect(found.first?.hasSuffix("by addChild(_:) without didMove(toParent:).") == true)
  }

  @Test func `a view whose controller is nobody's child is named`() throws {
    page.view.addSubview(child.view)
    let found = try sentences()
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("whose child it is not.") == true)
  }

  @Test func `a child that was added by the book is no mistake`() throws {
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    #expect(try sentences() == [])
  }
}
