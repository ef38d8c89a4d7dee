import Testing

extension RaisedPlaces {
  /// SwiftUI's and Combine's. None of them raises an exception of UIKit's.
  static let swiftUI: [RaisedPlace] = combine + graph + containers

  private static let combine: [RaisedPlace] = [
    RaisedPlace(
      "Combine/ObservableObject.swift", "fatalError()", .isRefused,
      "@Published is only available on properties of classes: the subscript is unavailable."),
    RaisedPlace(
      "Combine/Record.swift", "A value is recorded after the end", .stops,
      "Apple's documentation of Record.Recording: receiving after the completion is an error."),
    RaisedPlace(
      "Combine/Record.swift", "A second end is recorded", .stops,
      "Apple's documentation of Record.Recording: receiving after the completion is an error."),
    RaisedPlace(
      "Combine/Watching.swift", "fatalError(", .stops,
      "Apple's documentation of assertNoFailure: it raises a fatal error when its upstream fails."),
  ]

  private static let graph: [RaisedPlace] = [
    RaisedPlace(
      "SwiftUI/Graph/Environment.swift", "missing", .stops,
      "Recorded: Fatal error: No Observable object of type X found."),
    RaisedPlace(
      "SwiftUI/Graph/Environment.swift", "No ObservableObject of type", .stops,
      "Recorded: Fatal error: No ObservableObject of type X found."),
    RaisedPlace(
      "SwiftUI/Graph/View.swift", "Never has no value to show", .isUnreachable,
      "There is no value of type Never whose body could be asked for."),
    RaisedPlace(
      "SwiftUI/Graph/View.swift", "it is drawn as it is", .stops,
      "Recorded: Fatal error: body() should not be called on Text."),
    RaisedPlace(
      "SwiftUI/Graph/View.swift", "it is applied as it is", .stops,
      "Recorded: Fatal error: body() should not be called on a primitive modifier."),
    RaisedPlace(
      "SwiftUI/Views/ViewBuilder.swift", "fatalError()", .isRefused,
      "The expression is no View: Apple declares the same one unavailable, for the message."),
    RaisedPlace(
      "SwiftUI/Scenes/App.swift", "has no body", .stops,
      "Recorded for views, and scenes are alike: body() should not be called on WindowGroup."),
    RaisedPlace(
      "SwiftUI/Gestures/Gesture.swift", "has no body", .stops,
      "Apple's gestures have bodies of Never, which trap where they are called."),
    RaisedPlace(
      "SwiftUI/Drawing/Paint.swift", "is its own resolved form", .stops,
      "Apple's resolved forms of Never trap where they are called."),
  ]

  private static let containers: [RaisedPlace] = [
    RaisedPlace(
      "SwiftUI/Containers/ListOffsets.swift", "An offset is beyond the end", .stops,
      "Swift's collections check the indices that remove(atOffsets:) is given."),
    RaisedPlace(
      "SwiftUI/Containers/ListOffsets.swift", "The destination is beyond the end", .stops,
      "Swift's collections check the indices that move(fromOffsets:toOffset:) is given."),
    RaisedPlace(
      "SwiftUI/Containers/Toolbar.swift", "has no body", .stops,
      "Apple's toolbar content has bodies of Never, which trap where they are called."),
    RaisedPlace(
      "SwiftUI/Layout/Layout.swift", "bounds.lowerBound >= startIndex", .stops,
      "A slice of LayoutSubviews checks its bounds, as every collection does."),
    RaisedPlace(
      "SwiftUI/Views/Subviews.swift", "No subview at", .stops,
      "A collection checks its indices, and this one is empty."),
  ]
}

/// A place in SwiftUI's sources for what iOS writes to its log, and goes on after: a diagnostic
/// beside the test.
struct WarnedPlace {
  let file: String
  /// Words of the code at the place.
  let text: String
  /// What iOS writes, and does then.
  let onDevice: String

  static let all: [WarnedPlace] = [
    WarnedPlace(
      file: "SwiftUI/Containers/NavigationStack.swift", text: "A path has a value of type",
      onDevice: "The page is a yellow warning sign; the log names the type."),
    WarnedPlace(
      file: "SwiftUI/Graph/Environment.swift", text: "Publishing changes from within view updates",
      onDevice: "Runtime warning: this will cause undefined behavior. The change is shown."),
    WarnedPlace(
      file: "SwiftUI/Graph/State.swift", text: "Modifying state during view update",
      onDevice: "Runtime warning: this will cause undefined behavior. The value is shown."),
    WarnedPlace(
      file: "SwiftUI/Graph/ViewGraph.swift", text: "Updates do not settle",
      onDevice: "onChange(of:) action tried to update multiple times per frame: the next frame."),
    WarnedPlace(
      file: "SwiftUI/Graph/ViewGraph.swift", text: "warn(what",
      onDevice: "What tells of the two changes in an update above, with the view's name."),
    WarnedPlace(
      file: "SwiftUI/Layout/Frames.swift", text: "Invalid frame dimension",
      onDevice: "Runtime warning. The dimension is ignored."),
    WarnedPlace(
      file: "SwiftUI/Layout/Frames.swift", text: "Contradictory frame constraints specified",
      onDevice: "Runtime warning, in the interface that Apple publishes. They are put in order."),
    WarnedPlace(
      file: "SwiftUI/Views/ForEach.swift", text: "occurs multiple times within the",
      onDevice: "Log line: this will give undefined results! Usually the first element twice."),
  ]

  /// What iOS ignores without a word, so that there is no call to look for.
  static let ignored = [
    "State.wrappedValue, written before the view is shown: it has no location to write to.",
    "GestureState, updated in no view that is shown: it has no location to write to.",
    "Binding.constant, written: its setter does nothing.",
  ]

  static let sites: [RaisedPlaces.Site] = SourceTree.sources.filter { $0.module == "SwiftUI" }
    .flatMap { file in
      file.lines.indices.compactMap { index -> RaisedPlaces.Site? in
        let line = file.lines[index]
        let isCall = [" warn(", ".warn(", ".noteChangeInUpdate("].contains { line.contains($0) }
        guard isCall, !line.contains("func "), !line.contains("///") else { return nil }
        let rest = file.lines[index...].prefix(4).map { $0.drop { $0 == " " } }
        return RaisedPlaces.Site(
          file: String(file.path.dropFirst("Sources/".count)), line: index + 1,
          code: rest.joined(separator: " "))
      }
    }
}

@Suite struct WarnedPlacesTests {
  @Test func `every runtime warning has a row that says what iOS does, and every row a warning`() {
    for site in WarnedPlace.sites {
      let rows = WarnedPlace.all.filter { $0.file == site.file && site.code.contains($0.text) }
      #expect(rows.count == 1, "\(site): \(site.code)")
    }
    for place in WarnedPlace.all {
      let isThere = WarnedPlace.sites.contains {
        $0.file == place.file && $0.code.contains(place.text)
      }
      #expect(isThere, "\(place.file) has no “\(place.text)”")
      #expect(place.onDevice.hasSuffix(".") || place.onDevice.hasSuffix("!"))
    }
    #expect(WarnedPlace.ignored.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func `SwiftUI and Combine raise no exception of UIKit's`() {
    let modules: Set<String> = ["SwiftUI", "Combine"]
    for file in SourceTree.sources where modules.contains(file.module) {
      #expect(file.places { $0.text == "UIKitException" || $0.text == "ObjectiveCException" } == [])
    }
  }
}
