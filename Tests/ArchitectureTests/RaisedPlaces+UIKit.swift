extension RaisedPlaces {
  /// All modules' but SwiftUI's and Combine's.
  static let uiKit = snapshots + lists + collections + nibs + controllers + runtime + drawing

  private static let snapshots: [RaisedPlace] = {
    let plain = "UIKit/Lists/NSDiffableDataSourceSnapshot.swift"
    let nested = "UIKit/Lists/NSDiffableDataSourceSectionSnapshot.swift"
    return [
      RaisedPlace(
        plain, "Invalid section identifier: there is no section", .raises,
        "Recorded: NSInternalInconsistencyException, Invalid parameter not satisfying: "
          + "section != NSNotFound."),
      RaisedPlace(
        plain, "Invalid item identifier: there is no item", .raises,
        "Recorded: NSInternalInconsistencyException, Attempted to reload item identifier that "
          + "does not exist in the snapshot; insertions and moves ask for a valid index path."),
      RaisedPlace(
        plain, "identifiers are not unique", .raises,
        "Recorded: Fatal: supplied item identifiers are not unique. Duplicate identifiers."),
      RaisedPlace(
        plain, "There are no sections to append items to", .raises,
        "Recorded: There are currently no sections in the data source. Please add a section "
          + "first."),
      RaisedPlace(
        plain, "Section identifiers must be unique", .raises,
        "Recorded: Section identifier count does not match data source count. This is most likely "
          + "due to a hashing issue with the identifiers."),
      RaisedPlace(
        nested, "Invalid item identifier: there is no item", .raises,
        "Documented for insertions: the item must be in the section snapshot."),
      RaisedPlace(
        nested, "Supplied item identifiers are not unique", .raises,
        "Recorded: Identifiers in a section snapshot must be unique. Duplicate item identifiers."),
    ]
  }()

  private static let lists: [RaisedPlace] = [
    RaisedPlace(
      "UIKit/TableViews/UITableView+Updates.swift", "Invalid update: ", .raises,
      "Recorded: Invalid update: invalid number of rows in section 0."),
    RaisedPlace(
      "UIKit/TableViews/UITableView+Updates.swift", "reconfigureRows(at:) must dequeue", .raises,
      "Recorded: Attempted to dequeue a cell for a different registration or reuse identifier than "
        + "the existing cell when reconfiguring an item, which is not allowed."),
    RaisedPlace(
      "UIKit/TableViews/UITableView+Reuse.swift", "invalid nib registered for identifier", .raises,
      "Recorded: invalid nib registered for identifier - nib must contain exactly one top level "
        + "object which must be a UITableViewCell instance."),
    RaisedPlace(
      "UIKit/TableViews/UITableView.swift", "unable to dequeue a cell with identifier", .raises,
      "Recorded: unable to dequeue a cell with identifier Cell - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard."),
    RaisedPlace(
      "UIKit/TableViews/UITableViewController.swift", "but didn't get a ", .raises,
      "Recorded: -[UITableViewController loadView] loaded the \"x\" nib but didn't get a "
        + "UITableView."),
    RaisedPlace(
      "UIKit/TableViews/UITableViewController.swift", "has rows and must override", .raises,
      "Recorded: UITableView failed to obtain a cell from its dataSource."),
    RaisedPlace(
      "UIKit/TableViews/UITableViewDiffableDataSource.swift", "The cell provider returned no cell",
      .raises,
      "Recorded: UITableView failed to obtain a cell from its dataSource."),
  ]

  private static let collections: [RaisedPlace] = {
    let reuse = "UIKit/CollectionViews/UICollectionView+Reuse.swift"
    return [
      RaisedPlace(
        "UIKit/CollectionViews/UICollectionView.swift", "non-nil layout parameter", .raises,
        "Recorded: UICollectionView must be initialized with a non-nil layout parameter."),
      RaisedPlace(
        reuse, "UICollectionView has no class for cells", .raises,
        "Recorded: could not dequeue a view of kind: UICollectionElementKindCell with identifier."),
      RaisedPlace(
        reuse, "UICollectionView has no class for views of kind", .raises,
        "Recorded: could not dequeue a view of kind: UICollectionElementKindSectionHeader."),
      RaisedPlace(
        reuse, "(type) made no cell", .raises,
        "A registered class that is no cell gets messages of cells: unrecognized selector."),
      RaisedPlace(
        reuse, "made no cell of its class", .isUnreachable,
        "The registration's type makes the cell, so that it is of that type."),
      RaisedPlace(
        reuse, "made no view of its class", .isUnreachable,
        "The registration's type makes the view, so that it is of that type."),
      RaisedPlace(
        reuse, "invalid nib registered for identifier", .raises,
        "Recorded: invalid nib registered for identifier - nib must contain exactly one top level "
          + "object which must be a UICollectionReusableView instance."),
      RaisedPlace(
        "UIKit/CollectionViews/UICollectionView+Updates.swift", "invalid update of a", .raises,
        "Recorded: Invalid update: invalid number of items in section 0."),
      RaisedPlace(
        "UIKit/CollectionViews/UICollectionView+Updates.swift", "got another cell for", .raises,
        "Recorded: Attempted to dequeue a cell for a different registration or reuse identifier "
          + "than the existing cell when reconfiguring an item, which is not allowed."),
      RaisedPlace(
        "UIKit/CollectionViews/UICollectionViewDiffableDataSource.swift",
        "The cell provider returned no cell", .raises,
        "Recorded: the cell returned from -collectionView:cellForItemAtIndexPath: is nil."),
      RaisedPlace(
        "UIKit/CollectionViews/Compositional/UICollectionViewCompositionalLayout.swift",
        "The section provider returned no section", .raises,
        "Recorded: Invalid section definition. Please specify a valid section definition when "
          + "content is to be rendered for a section. This is a client error."),
    ]
  }()

  private static let nibs: [RaisedPlace] = [
    RaisedPlace(
      "UIKit/Nibs/NibConnections.swift", "NSUnknownKeyException", .raises,
      "Recorded: this class is not key value coding-compliant for the key, of an outlet."),
    RaisedPlace(
      "UIKit/Nibs/NibGraph.swift", "error.description", .stops,
      "A nib that loads itself has no end on iOS either: the stack overflows."),
    RaisedPlace(
      "UIKit/Nibs/NibOrigin.swift", "_loadViewFromNibNamed:bundle:", .raises,
      "Recorded: loaded the \"x\" nib but the view outlet was not set."),
    RaisedPlace(
      "UIKit/Nibs/NibSegues.swift", "has no segue with identifier", .raises,
      "Recorded: Receiver has no segue with identifier."),
    RaisedPlace(
      "UIKit/Nibs/UINib.swift", "NSInternalInconsistencyException", .raises,
      "Recorded: Could not load NIB in bundle; a damaged file is refused by Xcode."),
    RaisedPlace(
      "UIKit/Nibs/UIStoryboard.swift", "NSInvalidArgumentException\") } document", .raises,
      "Recorded: Could not find a storyboard named 'Main' in bundle NSBundle."),
    RaisedPlace(
      "UIKit/Nibs/UIStoryboard.swift", "The view controller with identifier", .stops,
      "The Swift overlay casts the controller, and the cast fails."),
    RaisedPlace(
      "UIKit/Nibs/UIStoryboard.swift", "NibError(.noScene(identifier)", .raises,
      "Recorded: Storyboard doesn't contain a view controller with identifier 'Detail'."),
  ]

  private static let controllers: [RaisedPlace] = [
    RaisedPlace(
      "UIKit/Alerts/UIAlertController.swift", "The preferred action has to be", .raises,
      "Documented for preferredAction: an action that was not added before is a programmer error."),
    RaisedPlace(
      "UIKit/Alerts/UIAlertController.swift", "can only have one action with a style", .raises,
      "Recorded: UIAlertController can only have one action with a style of "
        + "UIAlertActionStyleCancel."),
    RaisedPlace(
      "UIKit/Alerts/UIAlertController.swift", "Text fields can only be added", .raises,
      "Recorded: Text fields can only be added to an alert controller of style "
        + "UIAlertControllerStyleAlert."),
    RaisedPlace(
      "UIKit/ViewControllers/Presentation/UIPopoverBackgroundView.swift", "has to override",
      .raises,
      "Documented for UIPopoverBackgroundViewMethods: the default implementation raises."),
    RaisedPlace(
      "UIKit/ViewControllers/Transitions/UIViewController+ChildTransition.swift",
      "Children view controllers", .raises,
      "Recorded: Children view controllers must have a common parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:…]."),
  ]

  private static let runtime: [RaisedPlace] = [
    RaisedPlace(
      "ObjectiveCRuntime/KeyValueCoding.swift", "raise(error) return nil", .raises,
      "Recorded: valueForUndefinedKey: this class is not key value coding-compliant for the key."),
    RaisedPlace(
      "ObjectiveCRuntime/KeyValueCoding.swift", "raise(error) }", .raises,
      "Recorded: setValue:forUndefinedKey:; of a value of another type, NSInvalidArgumentException "
        + "for the message that unboxes it."),
    RaisedPlace(
      "ObjectiveCRuntime/KeyValueCoding.swift", "undefinedKey(key, type: \"\\(self)\")", .raises,
      "Recorded: valueForUndefinedKey: this class is not key value coding-compliant for the key."),
    RaisedPlace(
      "ObjectiveCRuntime/KeyValueObserving.swift", "was received by", .raises,
      "Recorded: An -observeValueForKeyPath:ofObject:change:context: message was received but not "
        + "handled."),
    RaisedPlace(
      "ObjectiveCRuntime/KeyValueObserving.swift", "Cannot remove an observer", .raises,
      "Recorded: NSRangeException, Cannot remove an observer for the key path because it is not "
        + "registered as an observer."),
    RaisedPlace(
      "ObjectiveCRuntime/Runtime/CurrentLocale.swift", "Foundation lacks the function",
      .isUnreachable,
      "It is called in the place of Foundation's own function alone, which is there then."),
    RaisedPlace(
      "ObjectiveCRuntime/ThreadLocal.swift", "The system has no more keys", .isUnreachable,
      "A process has 1,024 keys, and this project makes some ten of them."),
    RaisedPlace(
      "ObjectiveCRuntime/NSException.swift", "name.rawValue, reason", .raises,
      "The app raises the exception itself."),
    RaisedPlace(
      "ObjectiveCRuntime/Predicates/NSPredicate+Format.swift", "Unable to parse the format",
      .raises,
      "Recorded: NSInvalidArgumentException, Unable to parse the format string."),
    RaisedPlace(
      "ObjectiveCRuntime/Predicates/PredicateValue.swift", "Can't do regex matching", .raises,
      "Recorded: Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX."),
    RaisedPlace(
      "ObjectiveCRuntime/Predicates/PredicateValue.swift", "ObjectiveCError.undefinedKey", .raises,
      "Recorded: NSUnknownKeyException, valueForUndefinedKey:, of a key in a predicate."),
    RaisedPlace(
      "ObjectiveCRuntime/Foundation+Selectors.swift", "Timers of a subclass", .stops,
      "NSTimer is a class cluster: it defines the initialiser for the abstract class alone."),
    RaisedPlace(
      "ObjectiveCRuntime/ObjectiveCException.swift", "Terminating because of", .raises,
      "Where no test takes the exception: an uncaught one ends the program."),
    RaisedPlace(
      "UIKit/Diagnostics/UIKitException.swift", "Terminating because of", .raises,
      "Where no test takes the exception: an uncaught one ends the program."),
    RaisedPlace(
      "ObjectiveCRuntime/ClassNames.swift", "has no address", .isUnreachable,
      "The allocator answers with an address, or ends the program itself."),
  ]

  private static let drawing: [RaisedPlace] = [
    RaisedPlace(
      "QuartzCore/KeyValueCoding/ManagedValue.swift", "has no value. Give the class", .stops,
      "The accessor of an @NSManaged property returns nil where its type has no room for it."),
    RaisedPlace(
      "QuartzCore/Timing/MediaClock.swift", "withValue runs its body", .isUnreachable,
      "The closure is called once before the function returns."),
    RaisedPlace(
      "UIKit/Effects/UIVisualEffectView.swift", "layerClass says so", .isUnreachable,
      "The class's own layerClass makes the layer."),
    RaisedPlace(
      "UIKit/Appearance/Proxy/AppearanceScope.swift", "was made", .isUnreachable,
      "The maker of proxies makes an object of the type that it is given."),
    RaisedPlace(
      "CoreGraphics/Image/PNGChecksum.swift", "range.lowerBound >= 0", .isUnreachable,
      "The reader of files passes ranges that it has checked."),
    RaisedPlace(
      "CoreGraphics/Image/PNGChunkType.swift", "does not have four letters", .isUnreachable,
      "Names of chunks are literals of this project's."),
    RaisedPlace(
      "CoreGraphics/Image/PNGImage.swift", "no picture has", .isUnreachable,
      "Bitmaps have an area: CGContext and CGImage refuse others."),
    RaisedPlace(
      "CoreGraphics/Image/PNGImage.swift", "the bit depth is 8 or 16", .isUnreachable,
      "The codec passes one of its two depths."),
    RaisedPlace(
      "CoreGraphics/Image/PNGImage.swift", "samples.count == byteCount", .isUnreachable,
      "The samples are a bitmap's of the same size."),
    RaisedPlace(
      "CoreText/Font/CTFont+Functions.swift", "the font of boxes is made here", .isUnreachable,
      "The font is drawn by this project, and is no file that could be missing."),
    RaisedPlace(
      "CoreText/OpenType/FontError.swift", "a tag has four characters", .isUnreachable,
      "Tags are literals of this project's."),
  ]
}
