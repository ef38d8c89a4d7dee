extension UIControl {
  func contextMenuIsEnabledDidChange() {
    if isContextMenuInteractionEnabled {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else if let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    }
  }

  func toolTipDidChange() {
    if let toolTip {
      let interaction = toolTipInteraction ?? UIToolTipInteraction()
      interaction.defaultToolTip = toolTip
      toolTipInteraction = interaction
      addInteraction(interaction)
    } else if let interaction = toolTipInteraction {
      removeInteraction(interaction)
      toolTipInteraction = nil
    }
  }
}

/// Whether a control has the look of an iPad or of a Mac, in an app made for a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
