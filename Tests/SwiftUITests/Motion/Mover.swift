import SwiftUI

/// A model whose changes move a view.
@MainActor @Observable final class MotionModel {
  var isOn = false
  var number = 0
}

/// A box of 20 points that goes from one side to the other when its model is on.
struct Mover: View {
  let model: MotionModel
  var body: some View {
    Color.red.frame(width: 20, height: 20)
      .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
  }
}
