import UIKit

extension HostileScene {
  static let controls: [(inout HostileDice) -> HostileScene] = [
    { _ in slider() }, { _ in stepper() }, { _ in progress() }, { _ in segments() },
    { _ in pages() }, { button(&$0) }, { _ in indicator() },
  ]

  private static func slider() -> HostileScene {
    let slider = UISlider(frame: frame)
    let scene = HostileScene("slider", slider)
    scene.call("setValue") { slider.setValue($0.make(), animated: $0.flag()) }
    scene.call("rects") { dice in
      _ = slider.thumbRect(forBounds: dice.make(), trackRect: dice.make(), value: dice.make())
      _ = slider.trackRect(forBounds: dice.make())
      _ = slider.maximumValueImageRect(forBounds: dice.make())
    }
    scene.call("range") { dice in
      slider.minimumValue = dice.make()
      slider.maximumValue = dice.make()
      slider.value = dice.make()
    }
    scene.call("drag") { dice in drag(slider, &dice) }
    return scene
  }

  /// A finger from one place of the view to another one.
  static func drag(_ view: UIView, _ dice: inout HostileDice) {
    guard let window = view.window else { return }
    window.layoutIfNeeded()
    let simulator = TouchSimulator(window: window)
    if dice.flag() {
      simulator.tap(at: CGPoint(x: dice.next(below: 40), y: dice.next(below: 32)))
    } else {
      let touches = simulator.begin(at: [CGPoint(x: dice.next(below: 40), y: 14)])
      simulator.move(touches, to: [dice.make()])
      simulator.end(touches)
    }
  }

  private static func stepper() -> HostileScene {
    let stepper = UIStepper(frame: frame)
    let scene = HostileScene("stepper", stepper)
    scene.call("drag") { dice in drag(stepper, &dice) }
    scene.call("range") { dice in
      stepper.minimumValue = dice.make()
      stepper.maximumValue = dice.make()
      stepper.stepValue = dice.make()
      stepper.value = dice.make()
    }
    return scene
  }

  private static func progress() -> HostileScene {
    let view = UIProgressView(frame: frame)
    let scene = HostileScene("progress view", view)
    scene.call("setProgress") { view.setProgress($0.make(), animated: $0.flag()) }
    scene.call("observed") { dice in
      let progress = Progress(totalUnitCount: Int64(dice.integer()))
      progress.completedUnitCount = Int64(dice.integer())
      view.observedProgress = progress
    }
    return scene
  }

  /// Segments that are not there raise an exception on Apple's platforms: only their insertion
  /// takes any number.
  private static func segments() -> HostileScene {
    let control = UISegmentedControl(items: ["a", "bc"])
    control.frame = frame
    let scene = HostileScene("segmented control", control)
    scene.call("insert") { control.insertSegment(withTitle: "x", at: $0.make(), animated: false) }
    scene.call("width") { control.setWidth($0.make(), forSegmentAt: 0) }
    scene.call("offset") { control.setContentOffset($0.make(), forSegmentAt: 1) }
    scene.call("select") { control.selectedSegmentIndex = $0.next(below: 3) - 1 }
    return scene
  }

  private static func pages() -> HostileScene {
    let control = UIPageControl(frame: frame)
    control.numberOfPages = 3
    let scene = HostileScene("page control", control)
    scene.call("size") { _ = control.size(forNumberOfPages: $0.make()) }
    scene.call("tap") { dice in drag(control, &dice) }
    return scene
  }

  private static func button(_ dice: inout HostileDice) -> HostileScene {
    let button = UIButton(type: dice.flag() ? .system : .custom)
    button.frame = frame
    button.setTitle("Title", for: .normal)
    button.setImage(picture(), for: .normal)
    let scene = HostileScene("button", button)
    scene.call("configuration") { dice in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = picture()
      configuration.imagePadding = dice.make()
      configuration.titlePadding = dice.make()
      configuration.contentInsets = dice.make()
      configuration.background.cornerRadius = dice.make()
      configuration.background.strokeWidth = dice.make()
      configuration.background.strokeOutset = dice.make()
      configuration.background.backgroundInsets = dice.make()
      button.configuration = configuration
    }
    scene.call("title") { button.setAttributedTitle(attributed(&$0), for: .normal) }
    scene.call("image") { dice in
      guard let image = picture().cgImage else { return }
      button.setImage(
        UIImage(cgImage: image, scale: dice.make(), orientation: .up), for: .normal)
    }
    scene.call("tag") { button.tag = $0.make() }
    return scene
  }

  private static func indicator() -> HostileScene {
    let view = UIActivityIndicatorView(frame: frame)
    view.startAnimating()
    return HostileScene("activity indicator", view)
  }

  static func effects() -> HostileScene {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = frame
    view.contentView.addSubview(box())
    let scene = HostileScene("effect view", view)
    scene.add(view.contentView)
    return scene
  }

  static func containers() -> HostileScene {
    let child = UIViewController()
    child.title = "Title"
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.loadViewIfNeeded()
    tabs.view.frame = frame
    let scene = HostileScene("containers", tabs.view)
    scene.objects += [child, navigation, tabs, navigation.navigationBar, tabs.tabBar]
    scene.held = [tabs]
    scene.call("selectedIndex") { tabs.selectedIndex = $0.make() }
    scene.call("space") { dice in
      let space = UIBarButtonItem.fixedSpace(dice.make())
      space.width = dice.make()
      child.navigationItem.rightBarButtonItems = [
        space, UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil),
      ]
    }
    scene.call("frame") { dice in
      navigation.navigationBar.frame = dice.make()
      tabs.tabBar.frame = dice.make()
    }
    scene.call("insets") { child.additionalSafeAreaInsets = $0.make() }
    scene.call("tap") { dice in drag(tabs.view, &dice) }
    scene.call("split") { dice in
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), UIViewController()]
      split.preferredPrimaryColumnWidthFraction = dice.make()
      split.maximumPrimaryColumnWidth = dice.make()
      split.loadViewIfNeeded()
      split.view.frame = dice.flag() ? dice.make() : frame
      tabs.view.addSubview(split.view)
    }
    return scene
  }

  static func gestures() -> HostileScene {
    let view = box()
    let recognizers = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    let scene = HostileScene("gestures", view)
    scene.objects += recognizers
    scene.call("touch") { dice in drag(view, &dice) }
    scene.call("pinch") { dice in
      guard let window = view.window else { return }
      let touches = TouchSimulator(window: window).begin(at: [.zero, CGPoint(x: 12, y: 9)])
      let simulator = TouchSimulator(window: window)
      simulator.move(touches, to: [dice.make(), dice.make()])
      simulator.end(touches)
    }
    scene.call("translation") { dice in
      for case let pan as UIPanGestureRecognizer in recognizers {
        pan.setTranslation(dice.make(), in: view)
        _ = pan.velocity(in: view)
      }
    }
    return scene
  }
}
