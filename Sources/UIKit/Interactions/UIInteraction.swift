/// A view's reaction to touches or a pointer besides gestures.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to; nil before it is added to one.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or, with nil, removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or, with nil, removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view; setting them replaces all.
  public var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for old in attachedInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Moves the interaction to this view. One that the view already has stays as it is.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away from the view; no effect if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
