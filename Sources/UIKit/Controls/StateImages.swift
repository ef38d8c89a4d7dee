/// A control's images by state.
struct StateImages: Equatable {
  private var images: [UInt: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// The image of a state, or else that of the normal state.
  subscript(state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// - Returns: Whether the image differs from the former one.
  mutating func take(_ image: UIImage?, for state: UIControl.State) -> Bool {
    guard images[state.rawValue] != image else { return false }
    images[state.rawValue] = image
    return true
  }
}

/// An app's own images of a stepper.
struct StepperImages {
  /// The control's states on the two sides of a divider.
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
