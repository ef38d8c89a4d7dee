import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PreviewTests {
  private func controller(_ preview: Preview) throws -> UIViewController {
    guard case .controller(let controller) = preview.makeContent() else {
      throw WrongContent()
    }
    return controller
  }

  private struct WrongContent: Error {}

  @Test func `a view's preview is a controller that shows it, with its traits`() throws {
    let preview = Preview("Card", traits: .landscapeLeft, .sizeThatFitsLayout) {
      Color.red.frame(width: 60, height: 40)
    }
    #expect(preview.name == "Card")
    #expect(preview.traits.map(\.value) == [.landscapeLeft, .sizeThatFits])
    let shown = try controller(preview)
    #expect(shown.preferredContentSize == CGSize(width: 60, height: 40))
  }

  @Test func `a body of several statements has state of its own`() throws {
    let preview = SwiftUI._makeViewPreview("Switch", traits: .sizeThatFitsLayout) {
      @State var isWide = true
      let height: CGFloat = 40
      Toggle("Wide", isOn: $isWide).labelsHidden()
      Color.red.frame(width: isWide ? 60 : 50, height: height)
    }
    #expect(preview.name == "Switch")
    #expect(try controller(preview).preferredContentSize.width == 60)
  }

  @Test func `a provider's previews are one below the other`() throws {
    struct Card_Previews: PreviewProvider {
      static var previews: some View {
        Color.red.frame(width: 60, height: 40)
        Color.blue.frame(width: 50, height: 40)
      }
    }
    let shown = try controller(Card_Previews._makePreview())
    #expect(shown.preferredContentSize.width == 60)
    #expect(shown.preferredContentSize.height >= 80)
  }
}
