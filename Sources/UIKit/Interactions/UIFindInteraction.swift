import Foundation

/// A bar above the keyboard that finds text.
///
/// Differs: there is no keyboard and so no such bar: presenting it makes a session with which an
/// app can search, and is noted (`FidelityFeature.menu`).
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The search under way; nil for none.
  open private(set) var activeFindSession: UIFindSession?
  open var searchText: String?
  open var replacementText: String?
  /// Adds elements of the app's own to the menu of the bar.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }

  open func didMove(to view: UIView?) { self.view = view }

  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    session.searchResultDisplayStyle = .currentAndTotal
    activeFindSession = session
    view.setLack(.menu, "UIFindInteraction", if: true)
    delegate?.findInteraction(self, didBegin: session)
  }

  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    view?.setLack(.menu, "UIFindInteraction", if: false)
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }

  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  /// Reads the count of results anew. Differs: no effect, as there is no bar.
  open func updateResultCount() {}
}

/// Supplies the search of an interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// One search; subclasses find the results.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How the count of results is shown.
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }

  public override init() {
    super.init()
  }

  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which matches count, by their place in words.
  public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  open var wordMatchMethod: WordMatchMethod { .contains }
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }

  public override init() {
    super.init()
  }
}
