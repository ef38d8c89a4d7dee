import SwiftUI
import Testing
import UIKit

private struct Height: _ViewTraitKey { static var defaultValue: CGFloat { 10 } }

@MainActor @Suite struct VariadicViewTests {
  /// A column whose views are as high as their traits say.
  private struct Column: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { $0.frame(height: $0[Height.self]) }
    }
  }
  /// Gives each view a trait, and reads it at once.
  private struct Doubling: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack(spacing: 0) {
        _VariadicView.Tree(Column()) {
          ForEach(children) { child in
            var changed = child
            changed[Height.self] = child[Height.self] * 2
            return changed
          }
        }
      }
    }
  }

  @Test func `a root gives its children traits that others read`() throws {
    let hosted = try Hosted(
      _VariadicView.Tree(Doubling()) {
        Color.red
        Color.blue._trait(Height.self, 15)
      })
    #expect(hosted.frames("Color").map(\.height) == [20, 30])
  }
}
