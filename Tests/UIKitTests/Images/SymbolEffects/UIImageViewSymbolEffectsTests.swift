import Testing
import UIKit

@MainActor
@Suite struct UIImageViewSymbolEffectsTests: MakesPictures {
  @Test func `an effect that makes a symbol disappear takes the picture away`() {
    let view = UIImageView(image: picture(.red))
    view.addSymbolEffect(.bounce)
    #expect(view.layer.contents != nil)
    view.addSymbolEffect(.disappear)
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 2))
    view.addSymbolEffect(.appear)
    #expect(view.layer.contents != nil)
    view.addSymbolEffect(.disappear.down, options: .speed(2), animated: false)
    view.removeSymbolEffect(ofType: .disappear)
    #expect(view.layer.contents != nil)
  }

  @Test func `another symbol is there when the call returns`() {
    let view = UIImageView(image: picture(.red))
    let other = picture(.green)
    var isFinished = false
    view.setSymbolImage(other, contentTransition: .replace.downUp) { isFinished = $0.isFinished }
    #expect(view.image === other)
    #expect(isFinished)
  }
}
