/// Images by a control's state.
struct StateImages: Equatable {
  private var images: [UInt: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// The image of a state, or else of the normal one.
  subscript(state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// - Returns: Whether it is another one than before.
  mutating func take(_ image: UIImage?, for state: UIControl.State) -> Bool {
    guard images[state.rawValue] != image else { return false }
    images[state.rawValue] = image
    return true
  }
}

/// An app's own images of a stepper.
struct StepperImages {
  /// The states of what is on both sides of a divider.
  struct Pair: Hashable {
    let left: UInt
    let right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
      (self.left, self.right) = (left.rawValue, right.rawValue)
    }
  }

  var increment = StateImages()
  var decrement = StateImages()
  var background = StateImages()
  var dividers: [Pair: UIImage] = [:]

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Pair(left, right)] ?? dividers[Pair(.normal, .normal)]
  }
}
