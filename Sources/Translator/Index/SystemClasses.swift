/// What the translator knows of the classes of UIKit and Core Animation: whose subclasses they are.
///
/// `SystemClassesTests` compares the table with the sources.
enum SystemClasses {
  /// A class and its superclasses, from the class up; nil for a class that is not the system's.
  static func chain(of name: String) -> [String]? {
    if name == "NSObject" { return ["NSObject"] }
    guard superclasses[name] != nil else { return nil }
    var chain: [String] = []
    var next: String? = name
    while let current = next {
      chain.append(current)
      next = superclasses[current]
    }
    return chain
  }

  /// Superclasses by class. What inherits from `NSObject` alone and is seldom a superclass is left
  /// out.
  static let superclasses: [String: String] = Dictionary(
    families.flatMap { superclass, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), superclass) }
    }, uniquingKeysWith: { first, _ in first })

  private static let families: KeyValuePairs = [
    "NSObject": """
    CAAnimation CADisplayLink CALayer NSLayoutConstraint NSLayoutManager NSTextAttachment
    NSTextContainer NSUserActivity UIActivity UIAlertAction UIBarItem UIBezierPath
    UICollectionViewLayout UICollectionViewLayoutAttributes UIColor UIDevice UIDynamicAnimator
    UIDynamicBehavior UIEvent UIFeedbackGenerator UIFont UIGestureRecognizer UIImage UILayoutGuide
    UIMenuElement UIMotionEffect UINavigationItem UIPercentDrivenInteractiveTransition
    UIPresentationController UIResponder UIScreen UIStoryboard UIStoryboardSegue UITouch
    UITraitCollection UIViewPropertyAnimator UIVisualEffect
    """,
    "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "CABasicAnimation": "CASpringAnimation",
    "CALayer": """
    CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer
    CATiledLayer CATransformLayer
    """,
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": """
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    """,
    "UIControl": """
    UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider
    UIStepper UISwitch UITextField
    """,
    "UIGestureRecognizer": """
    UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
    UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
    UITapGestureRecognizer
    """,
    "UILayoutGuide": "UIFocusGuide UITrackingLayoutGuide",
    "UIMenuElement": "UIAction UICommand UIDeferredMenuElement UIMenu",
    "UINavigationController": "UIImagePickerController",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UITextField": "UISearchTextField",
    "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
    "UIView": """
    UIActivityIndicatorView UICalendarView UICollectionReusableView UIContentUnavailableView
    UIControl UIImageView UIInputView UILabel UIListContentView UINavigationBar UIPickerView
    UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView UITabBar
    UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    """,
    "UIViewController": """
    UIActivityViewController UIAlertController UICollectionViewController
    UIColorPickerViewController UIDocumentPickerViewController UIInputViewController
    UINavigationController UIPageViewController UISearchController UISplitViewController
    UITabBarController UITableViewController
    """,
    "UIVisualEffect": "UIBlurEffect UIVibrancyEffect",
  ]
}

extension ProgramIndex {
  /// Whether a name is that of a class, as far as is known.
  func isClass(_ name: String) -> Bool {
    entry(name)?.kind == .classType || SystemClasses.chain(of: name) != nil
  }

  /// The system's class at the end of a class's superclasses, with those above it; nil where none
  /// is known.
  func systemChain(of name: String) -> [String]? {
    if let chain = SystemClasses.chain(of: name) { return chain }
    let last = superclassChain(name).last?.entry
    return last?.inherited.lazy.compactMap { SystemClasses.chain(of: $0) }.first
  }
}
