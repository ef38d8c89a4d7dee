import Testing
import UIKit

@MainActor
@Suite struct TextInputTests {
  @Test func `the keyboard's defaults are Apple's`() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
    #expect(field.returnKeyType == .default && field.autocorrectionType == .default)
    #expect(!field.isSecureTextEntry && field.textContentType == nil)
    field.inputAccessoryView = UIView()
    #expect(field.inputAccessoryView != nil && field.inputView == nil)
    #expect(UIView().inputView == nil)
  }

  @Test func `a disabled label is drawn at half its opacity`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "■■■"
    label.textColor = .black
    @MainActor func darkest() -> UInt32 {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: label.bounds.size, format: format)
        .image { _ in label.drawText(in: label.bounds) }
        .rgbaRows.joined().map { $0 & 255 }.max() ?? 0
    }
    let full = darkest()
    label.isEnabled = false
    let half = darkest()
    #expect(full > 200 && half > 0 && abs(Int(half) * 2 - Int(full)) <= 3)
  }
}
