import Foundation
import Testing

@testable import UIKit

/// A suite that reads bars and controls of nibs.
@MainActor protocol ReadsBars {}

extension ReadsBars {
  func made<Made>(_ xml: String, as type: Made.Type = Made.self) throws -> Made {
    var objects: [Any] = []
    let reported = NibText.reported { objects = NibText.make(xml) }
    #expect(reported == [])
    return try #require(objects.first as? Made)
  }
}
