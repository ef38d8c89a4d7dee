@_exported import CoreImage
@_exported import QuartzCore
// Core Graphics has it on Apple's platforms; here fonts are Core Text's.
@_exported public import class CoreText.CGFont
