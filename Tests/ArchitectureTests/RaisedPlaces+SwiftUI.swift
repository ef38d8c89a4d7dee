extension RaisedPlaces {
  /// SwiftUI's and Combine's.
  static let swiftUI: [RaisedPlace] = [
    RaisedPlace(
      "Combine/ObservableObject.swift", "fatalError()", .isRefused,
      "@Published is only available on properties of classes: the subscript is unavailable."),
    RaisedPlace(
      "SwiftUI/Containers/ListOffsets.swift", "An offset is beyond the end", .stops,
      "Swift's collections check the indices that move(fromOffsets:toOffset:) is given."),
    RaisedPlace(
      "SwiftUI/Containers/ListOffsets.swift", "The destination is beyond the end", .stops,
      "Swift's collections check the indices that move(fromOffsets:toOffset:) is given."),
    RaisedPlace(
      "SwiftUI/Containers/Toolbar.swift", "has no body", .stops,
      "Apple's body of Never traps where it is called."),
    RaisedPlace(
      "SwiftUI/Drawing/Paint.swift", "is its own resolved form", .stops,
      "Apple's resolved form of Never traps where it is called."),
    RaisedPlace(
      "SwiftUI/Gestures/Gesture.swift", "has no body", .stops,
      "Apple's body of Never traps where it is called."),
    RaisedPlace(
      "SwiftUI/Graph/Environment.swift", "missing", .stops,
      "Recorded: Fatal error: No Observable object of type X found."),
    RaisedPlace(
      "SwiftUI/Graph/Environment.swift", "No ObservableObject of type", .stops,
      "Recorded: Fatal error: No ObservableObject of type X found."),
    RaisedPlace(
      "SwiftUI/Graph/View.swift", "fatalError(", .stops,
      "Apple's body of Never traps where it is called."),
    RaisedPlace(
      "SwiftUI/Graph/ViewGraph.swift", "UIKitException.raise(reason)", .stops,
      "The mistakes that reach it are those that Apple's SwiftUI traps for."),
    RaisedPlace(
      "SwiftUI/Layout/Layout.swift", "bounds.lowerBound >= startIndex", .stops,
      "A slice of LayoutSubviews checks its bounds, as every collection does."),
    RaisedPlace(
      "SwiftUI/Scenes/App.swift", "has no body", .stops,
      "Apple's body of Never traps where it is called."),
    RaisedPlace(
      "SwiftUI/Views/Subviews.swift", "No subview at", .stops,
      "A collection checks its indices."),
    RaisedPlace(
      "SwiftUI/Views/ViewBuilder.swift", "fatalError()", .isRefused,
      "The expression is unavailable: it is no View."),
  ]
}
