import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShareLinkTests {
  @Test func `a link that shares is a button with the system's label`() throws {
    let hosted = try Hosted(ShareLink(item: "text"))
    #expect(hosted.tree.contains { $0.contains("“Share…”") })
    let own = try Hosted(ShareLink("Send", item: URL(fileURLWithPath: "/")))
    #expect(own.tree.contains { $0.contains("“Send”") })
  }
}
