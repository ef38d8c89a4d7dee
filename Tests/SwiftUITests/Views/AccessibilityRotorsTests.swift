import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AccessibilityRotorsTests {
  private struct Heading: Identifiable { let id: Int }

  @Test func `a rotor changes nothing of what is seen, and makes no entries`() throws {
    var made = 0
    let headings = [Heading(id: 1), Heading(id: 2)]
    let view = Color.red.frame(width: 20, height: 10)
      .accessibilityRotor("Headings") {
        ForEach(headings) { heading in
          let _ = (made += 1)
          AccessibilityRotorEntry("\(heading.id)", id: heading.id)
        }
      }
      .accessibilityRotor(.links) { AccessibilityRotorEntry(Text("A"), id: 3) }
    #expect(try Hosted(view).frames("Color") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
    #expect(made == 0)
  }
}
