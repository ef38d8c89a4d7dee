import Testing
import UIKit

@MainActor
@Suite struct UIEditMenuInteractionTests {
  private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
        UIMenu(title: "", children: suggested)
      }
    }
  }

  private func notes(_ view: UIView) -> [FidelityNote] {
    FidelityLedger.collecting {
      let context = CGContext.forImage(bounds: view.bounds, scale: 1, isOpaque: false)
      if let context { view.layer.render(in: context) }
    }.map(\.key)
  }

  @Test func `an edit menu that is presented is noted until it is dismissed`() throws {
    let owner = MenuOwner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 6)))
    #expect(interaction.location(in: view) == CGPoint(x: 5, y: 6))
    #expect(notes(view) == [FidelityNote(.menu, "UIEditMenuInteraction")])
    interaction.dismissMenu()
    #expect(notes(view).isEmpty)
    #expect(interaction.location(in: view) == .zero)
  }
}
