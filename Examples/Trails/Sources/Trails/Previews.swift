import SwiftUI

#Preview("Card", traits: .fixedLayout(width: 358, height: 285)) {
  let card = TrailCardView()
  card.trail = .ridge
  return card
}

#Preview("List") {
  UINavigationController(rootViewController: TrailsViewController(trails: Trail.samples))
}

#Preview("Screen") { TrailScreen(trail: .forest) }

#Preview("Screen in German") {
  TrailScreen(trail: .forest).environment(\.locale, Locale(identifier: "de"))
}
