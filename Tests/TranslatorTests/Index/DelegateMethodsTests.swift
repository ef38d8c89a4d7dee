import Testing

@testable import Translator

@Suite struct DelegateMethodsTests {
  @Test(arguments: ["tableView", "scrollViewDidScroll", "animationDidStop", "viewForZooming"])
  func `names of UIKit's optional requirements are known`(_ name: String) {
    #expect(DelegateMethods.contains(name))
  }

  @Test(arguments: ["completion", "tableViews", "onTap", "scrollview"])
  func `names of closures are none`(_ name: String) {
    #expect(!DelegateMethods.contains(name))
  }
}
