// Apple's ImageIO declares images and colours through Core Graphics.
@_exported import CoreGraphics
