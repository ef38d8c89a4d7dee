@_exported import CoreImage
@_exported import QuartzCore
// Core Graphics has it on Apple's platforms; fonts are Core Text's here.
@_exported public import class CoreText.CGFont
