/// A form whose luminance or alpha says how much of what follows is painted.
///
/// - Source: ISO 32000-1, 11.5. Differs: a transfer function counts as the identity.
struct SoftMask {
  let form: PDFStream
  /// The map from the space in which the mask was set to device space.
  let transform: CGAffineTransform
  let usesLuminance: Bool
  /// What the form is drawn upon, where luminance counts; black unless it is said.
  let backdrop: CGColor?

  /// Reads a soft mask; nil for `None`, which is a name, and where the form is missing.
  init?(_ dictionary: PDFDictionary?, _ file: PDFFile, _ transform: CGAffineTransform) {
    guard let dictionary, let form = file.stream(dictionary["G"]) else { return nil }
    self.form = form
    self.transform = transform
    usesLuminance = file.name(dictionary["S"]) != "Alpha"
    let group = file.dictionary(form.dictionary["Group"])
    let space = PDFColorSpace(group?["CS"], file, nil)
    backdrop = file.numbers(dictionary["BC"]).flatMap { components in
      space.map { space in
        let rgb = space.rgb(components)
        return CGColor(
          srgbRed: CGFloat(rgb.x), green: CGFloat(rgb.y), blue: CGFloat(rgb.z), alpha: 1)
      }
    }
  }
}

extension PDFRenderer {
  /// Draws something as the soft mask of now lets it through.
  func throughSoftMask(_ drawing: () -> Void) {
    guard let mask = state.softMask else { return drawing() }
    guard budget.take(pixels: 4 * context.clipPixelCount) else { return }
    let outer = state
    defer { state = outer }
    state.softMask = nil
    context.beginGroup()
    drawing()
    let content = context.endGroup()
    state = State()
    context.beginGroup()
    context.saveGState()
    if let backdrop = mask.backdrop, mask.usesLuminance {
      context.setFillColor(backdrop)
      context.fill(context.boundingBoxOfClipPath)
    }
    context.concatenate(
      mask.transform.concatenating(context.userSpaceToDeviceSpaceTransform.inverted()))
    drawForm(mask.form)
    context.restoreGState()
    let drawn = context.endGroup()
    guard let content, let drawn else { return }
    if mask.usesLuminance { drawn.makeLuminanceAlpha() }
    content.multiply(byAlphaOf: drawn)
    context.draw(content, alpha: 1, blendMode: outer.blendMode)
  }
}
