import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TransferTests {
  private struct Card: Transferable, Codable {
    let title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  @Test func `what can be dragged or dropped on is itself`() throws {
    var made = 0
    func card() -> Card {
      made += 1
      return Card(title: "A")
    }
    let view = Color.red.frame(width: 20, height: 10)
      .draggable(card())
      .draggable("text") { Color.blue }
      .dropDestination(for: Card.self) { _, _ in
        true
      } isTargeted: { _ in
      }
    #expect(try Hosted(view).frames("Color") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
    #expect(made == 0)
  }

  @Test func `a paste button has the system's word`() throws {
    let hosted = try Hosted(PasteButton(payloadType: String.self) { _ in })
    #expect(hosted.tree.contains { $0.contains("“Paste”") })
  }
}
