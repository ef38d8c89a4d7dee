import Testing
import UIKit

@MainActor
@Suite struct UIContentUnavailableConfigurationTests: ShowsUnavailable {
  @Test func `the loading one turns a wheel`() {
    let (_, view) = laidOut(.loading())
    #expect(all(UIActivityIndicatorView.self, in: view).first?.isAnimating == true)
    #expect(all(UILabel.self, in: view).map(\.text) == ["Loading…"])
  }

  @Test func `the one of a search names what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "plum"
    #expect(search.updated(for: state).text == "No Results for “plum”")
    var own = search
    own.text = "None"
    #expect(own.updated(for: state).text == "None")
  }
}
