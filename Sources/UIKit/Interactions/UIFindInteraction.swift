import Foundation

/// A bar above the keyboard that finds text.
///
/// Differs: there is no keyboard and so no such bar: presenting it makes a session with which an
/// app can search, and is noted (`FidelityFeature.menu`).
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Supplies the session of a search; it is not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  /// The search under way; nil for none.
  open private(set) var activeFindSession: UIFindSession?
  /// The text in the bar's field; nil for none. Differs: kept, as there is no bar; sessions are not
  /// told of it.
  open var searchText: String?
  /// The text in the bar's field for replacements; nil for none. Differs: kept, as there is no bar.
  open var replacementText: String?
  /// Adds elements of the app's own to the menu of the bar.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// An interaction whose delegate supplies sessions; it is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Called before the interaction is added to a view or, with nil, removed, which ends the search.
  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether a search is under way.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// Begins a search with a session of the delegate's, if it has one and none is under way.
  /// Differs: no bar comes up (`FidelityFeature.menu`), and `showingReplace` is ignored.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    session.searchResultDisplayStyle = .currentAndTotal
    activeFindSession = session
    view.setLack(.menu, "UIFindInteraction", if: true)
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Ends the search under way, and tells the delegate.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    view?.setLack(.menu, "UIFindInteraction", if: false)
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Asks the session to show the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }

  /// Asks the session to show the previous result.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  /// Reads the count of results anew. Differs: no effect, as there is no bar.
  open func updateResultCount() {}
}

/// Supplies the search of an interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session of a search in a view; nil if it cannot be searched.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
  /// Called after a search has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called after a search has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Called after a search has begun. The default is empty.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Called after a search has ended. The default is empty.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// One search; subclasses find the results.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How the count of results is shown.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the highlighted result and the number of all.
    case currentAndTotal = 0
    /// The number of all results.
    case total = 1
    /// No number.
    case none = 2
  }

  /// A session without results, for subclasses.
  public override init() {
    super.init()
  }

  /// The number of results; subclasses return theirs, and this is 0.
  open var resultCount: Int { 0 }
  /// The index of the result that is highlighted; `NSNotFound` for none, and unless a subclass
  /// returns another.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How the bar shows the count of results. Kept, without effect, as there is no bar.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced; false unless a subclass returns true.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced; false unless a subclass returns true.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Finds the results for a text. Empty here, for subclasses.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result. Empty here, for subclasses.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. Empty here, for subclasses.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Highlights the result after or before the present one. Empty here, for subclasses.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results. Empty here, for subclasses.
  open func invalidateFoundResults() {}
}

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which matches count, by their place in words.
  public enum WordMatchMethod: Int, Sendable {
    /// Matches count anywhere in words.
    case contains = 0
    /// Matches count at the beginning of words.
    case startsWith = 1
    /// Matches count if they are whole words.
    case fullWord = 2
  }

  /// Which matches count, by their place in words. Differs: always any place.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How letters are compared. Differs: always without regard to case.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }

  /// Options that find a text at any place, without regard to case.
  public override init() {
    super.init()
  }
}
