import Testing
import UIKit

@Suite struct DarwinConstantsTests {
  @Test func `a motion that goes on for ever repeats as often as can be`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == Float.greatestFiniteMagnitude)
    #expect(HUGE == MAXFLOAT)
  }
}
