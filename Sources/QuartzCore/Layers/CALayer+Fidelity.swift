extension CALayer {
  /// Notes that the layer does not draw what one of its properties asks for, or that it no longer
  /// has to. Every picture in which the layer is drawn tells of it.
  ///
  /// - Parameter subject: The property, such as `CAReplicatorLayer.instanceDelay`.
  package func setLack(_ feature: FidelityFeature, _ subject: String, if isLacking: Bool) {
    lacks.set(feature, subject, if: isLacking)
  }

  /// Tells of what the layer lacks; called when it is drawn.
  ///
  /// - Parameter context: The context that the layer is drawn in.
  func noteLacks(in context: CGContext) {
    if !lacks.isEmpty { note(lacks.notes) }
    noteOwnLacks()
    guard shouldRasterize, FidelityLedger.current != nil else { return }
    let transform = context.userSpaceToDeviceSpaceTransform
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    // Scales that rotations give are not exact.
    if rasterizationScale < scale * 0.999 { noteLimit(.property, "CALayer.rasterizationScale") }
  }

  /// Notes once that the layer reached a limit of drawing.
  func noteLimit(_ feature: FidelityFeature, _ subject: String) {
    note([FidelityNote(feature, subject)])
  }

  /// Notes what a picture of the layer lacks, with the place of its owner in the hierarchy.
  func note(_ notes: [FidelityNote]) {
    guard let ledger = FidelityLedger.current else { return }
    let place = placeInHierarchy
    for var note in notes {
      note.place = note.place ?? place
      ledger.add(note)
    }
  }

  /// The path of the view that the layer belongs to; nil for one that belongs to none.
  private var placeInHierarchy: String? {
    guard MediaClock.isMainActor else { return nil }
    var current: CALayer? = model()
    while let layer = current {
      if let delegate = layer.delegate as? any LayerContentsProvider {
        // SAFETY: The delegate is used at once, on the main actor, where `MediaClock.isMainActor`
        // has said that this runs.
        nonisolated(unsafe) let owner = delegate
        return MainActor.unchecked { unsafe owner.placeInHierarchy }
      }
      current = layer.host
    }
    return nil
  }
}
