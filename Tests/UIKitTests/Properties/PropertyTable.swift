import UIKit

/// The probes of all public settable properties, by class.
@MainActor
enum PropertyTable {
  static let probes: [PropertyProbe] = layerProbes + viewProbes + listProbes + screenProbes

  private static var layerProbes: [PropertyProbe] {
    var probes: [PropertyProbe] = []
    probes += layers() + timing() + shapeLayers() + gradientLayers() + replicatorLayers()
    probes += textLayers() + tiledLayers() + scrollLayers() + transforms()
    probes += emitterLayers() + emitterCells()
    probes += animations() + basicAnimations() + propertyAnimations() + animationGroups()
    probes += keyframeAnimations() + springAnimations() + transitions() + displayLinks()
    return probes
  }

  private static var viewProbes: [PropertyProbe] {
    var probes: [PropertyProbe] = []
    probes += views() + imageViews() + effectViews() + responders()
    probes += accessibilityObjects() + traits()
    probes += stackViews() + constraints() + geometry() + scrollViews()
    probes += controls() + switches() + sliders() + steppers() + segmentedControls()
    probes += pageControls() + progressViews() + activityIndicators()
    probes += buttons() + menuElements() + buttonConfigurations() + backgroundConfigurations()
    probes += labels() + paragraphStyles() + textAttributes() + textKit()
    probes += textFields() + textViews() + fieldInput() + textViewInput() + textEditing()
    probes += interactions() + dynamics()
    probes += pickers() + systemPickers() + controlMembers() + menusAndInteractions()
    return probes
  }

  private static var listProbes: [PropertyProbe] {
    var probes: [PropertyProbe] = []
    probes += tableViews() + tableCells() + headerFooterViews() + listContents() + cellStates()
    probes += collectionViews() + collectionCells() + flowLayouts() + layoutAttributes()
    probes += invalidationContexts() + collectionControllers()
    probes += listLayouts() + unavailableContents()
    probes += compositionalItems() + compositionalSections() + compositionalLayouts()
    return probes
  }

  private static var screenProbes: [PropertyProbe] {
    var probes: [PropertyProbe] = []
    probes += barItems() + barButtonItems() + tabBarItems()
    probes += tabBars() + navigationBars() + navigationItems()
    probes += barAppearances() + tabBarAppearances() + newerBars() + tabs() + searchBars()
    probes += containers() + controllers() + animators() + gestures()
    probes += environment() + sheets() + popovers() + interactiveTransitions()
    probes += application() + alerts() + refreshControls() + drawing()
    return probes
  }
}
