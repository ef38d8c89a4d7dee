/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet computer.
  case pad = 1
  /// A box at a television set.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac, with an app that is made for one.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The trait is not set; colours are light then.
  case unspecified = 0
  /// Dark content on a light ground.
  case light = 1
  /// Light content on a dark ground.
  case dark = 2
}

/// Whether the room along an axis is regular or compact.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// There is little room, as for the width of a phone held upright.
  case compact = 1
  /// There is much room, as on a tablet computer.
  case regular = 2
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait is not set; the interface runs from left to right then.
  case unspecified = -1
  /// The interface begins at the left, as in English.
  case leftToRight = 0
  /// The interface begins at the right, as in Arabic.
  case rightToLeft = 1
}

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The interface begins at the left, as in English.
  case leftToRight = 0
  /// The interface begins at the right, as in Arabic.
  case rightToLeft = 1
}

/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// The trait is not set; assets for sRGB are taken then.
  case unspecified = -1
  /// The display shows the colours of sRGB.
  case SRGB = 0
  /// The display shows the colours of Display P3. Pictures are in sRGB all the same.
  case P3 = 1
}

/// Whether the user prefers colours of high contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The trait is not set; the contrast is the usual one then.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A raised contrast, for which system tints and grays have values of their own.
  case high = 1
}

/// Whether an interface lies at the base level or is elevated above another, as sheets are.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait is not set; the interface is the base then.
  case unspecified = -1
  /// The content of a window.
  case base = 0
  /// Content above another content, such as a sheet; backgrounds are lighter in the dark.
  case elevated = 1
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// Text has its usual weight.
  case regular = 0
  /// Text is bolder than usual. Not drawn: it keeps its weight (`FidelityFeature.property`).
  case bold = 1
}

/// Whether a display senses the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// The trait is not set.
  case unknown = 0
  /// The display senses no force.
  case unavailable = 1
  /// The display senses force.
  case available = 2
}

/// Whether content keeps its sides in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the layout direction.
  case unspecified = 0
  /// Buttons of playing, which do not turn around with the layout direction.
  case playback = 1
  /// Controls of a direction in space, which do not turn around with the layout direction.
  case spatial = 2
  /// The content runs from left to right in any case.
  case forceLeftToRight = 3
  /// The content runs from right to left in any case.
  case forceRightToLeft = 4
}
