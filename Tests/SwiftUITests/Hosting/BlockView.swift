import SwiftUI
import UIKit

/// What happened to a representable, in order.
final class BlockLog { var entries: [String] = [] }

final class Block: UIView {
  var own = CGSize(width: 40, height: 20)
  override var intrinsicContentSize: CGSize { own }
}

struct BlockView: UIViewRepresentable {
  var number = 0
  var log = BlockLog()
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
  var ownSize: CGSize?

  func makeCoordinator() -> BlockLog {
    log.entries.append("coordinator")
    return log
  }
  func makeUIView(context: Context) -> Block {
    context.coordinator.entries.append("make")
    let view = Block()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
    return view
  }
  func updateUIView(_ uiView: Block, context: Context) {
    context.coordinator.entries.append("update \(number)")
    uiView.tag = number
  }
  static func dismantleUIView(_ uiView: Block, coordinator: BlockLog) {
    coordinator.entries.append("dismantle")
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Block, context: Context
  ) -> CGSize? { ownSize }
}
