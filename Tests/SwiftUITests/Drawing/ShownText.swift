import SwiftUI
import Testing
import UIKit

/// The size that a view asks for where there is room for all of it.
@MainActor func idealSize<V: View>(_ view: V) -> CGSize {
  let huge = CGFloat.greatestFiniteMagnitude
  return UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: huge, height: huge))
}

/// The letters that a text shows.
@MainActor func letters(_ text: Text) throws -> String? {
  let hosted = try Hosted(text, width: 400)
  let line = hosted.tree.first { $0.contains("“") }
  return line.flatMap { $0.split(separator: "“").last?.split(separator: "”").first }
    .map { String($0) }
}
