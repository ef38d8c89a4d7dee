/// The keys of controllers, bars' items, recognisers and values.
extension UIKitKeys {
  static func otherKeys() -> [ObjectiveCTable] {
    otherKeys1() + otherKeys2() + otherKeys3()
  }

  private static func otherKeys1() -> [ObjectiveCTable] {
    [
      keys(
        of: UIViewController.self,
        [
          "view": \.view, "title": \.title, "parent": \.parent, "children": \.children,
          "presentedViewController": \.presentedViewController,
          "presentingViewController": \.presentingViewController,
          "navigationController": \.navigationController, "tabBarController": \.tabBarController,
          "navigationItem": \.navigationItem, "tabBarItem": \.tabBarItem,
          "modalPresentationStyle": \.modalPresentationStyle,
          "modalTransitionStyle": \.modalTransitionStyle,
          "modalInPresentation": \.isModalInPresentation,
          "preferredContentSize": \.preferredContentSize,
          "additionalSafeAreaInsets": \.additionalSafeAreaInsets,
          "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed,
        ]),
      keys(
        of: UINavigationController.self,
        [
          "viewControllers": \.viewControllers, "navigationBar": \.navigationBar,
          "topViewController": \.topViewController,
          "visibleViewController": \.visibleViewController,
        ]),
      keys(
        of: UITabBarController.self,
        [
          "viewControllers": \.viewControllers, "selectedIndex": \.selectedIndex,
          "selectedViewController": \.selectedViewController,
        ]),
      keys(
        of: UIPageViewController.self,
        [
          "viewControllers": \.viewControllers
        ]),
      keys(
        of: UIBarItem.self,
        [
          "title": \.title, "image": \.image, "landscapeImagePhone": \.landscapeImagePhone,
          "imageInsets": \.imageInsets, "enabled": \.isEnabled, "tag": \.tag,
        ]),
      keys(
        of: UIBarButtonItem.self,
        [
          "style": \.style, "width": \.width, "customView": \.customView, "tintColor": \.tintColor,
        ]),
      keys(
        of: UITabBarItem.self,
        [
          "selectedImage": \.selectedImage, "badgeValue": \.badgeValue, "badgeColor": \.badgeColor,
          "titlePositionAdjustment": \.titlePositionAdjustment,
        ]),
    ]
  }

  private static func otherKeys2() -> [ObjectiveCTable] {
    [
      keys(
        of: UINavigationItem.self,
        [
          "title": \.title, "titleView": \.titleView, "prompt": \.prompt,
          "hidesBackButton": \.hidesBackButton, "leftBarButtonItem": \.leftBarButtonItem,
          "leftBarButtonItems": \.leftBarButtonItems, "rightBarButtonItem": \.rightBarButtonItem,
          "rightBarButtonItems": \.rightBarButtonItems,
        ]),
      keys(
        of: UINavigationBar.self,
        [
          "items": \.items, "translucent": \.isTranslucent, "barTintColor": \.barTintColor,
          "barStyle": \.barStyle, "shadowImage": \.shadowImage,
          "prefersLargeTitles": \.prefersLargeTitles,
        ]),
      keys(
        of: UITabBar.self,
        [
          "items": \.items, "selectedItem": \.selectedItem, "barTintColor": \.barTintColor,
          "unselectedItemTintColor": \.unselectedItemTintColor, "translucent": \.isTranslucent,
          "shadowImage": \.shadowImage,
        ]),
      keys(
        of: UIGestureRecognizer.self,
        [
          "view": \.view, "name": \.name, "enabled": \.isEnabled, "state": \.state,
          "cancelsTouchesInView": \.cancelsTouchesInView,
          "delaysTouchesBegan": \.delaysTouchesBegan, "delaysTouchesEnded": \.delaysTouchesEnded,
        ]),
      keys(
        of: UILongPressGestureRecognizer.self,
        [
          "minimumPressDuration": \.minimumPressDuration, "allowableMovement": \.allowableMovement,
        ]),
      keys(
        of: UITapGestureRecognizer.self,
        [
          "numberOfTapsRequired": \.numberOfTapsRequired,
          "numberOfTouchesRequired": \.numberOfTouchesRequired,
        ]),
      keys(
        of: UIPinchGestureRecognizer.self,
        [
          "scale": \.scale
        ]),
      keys(
        of: UIRotationGestureRecognizer.self,
        [
          "rotation": \.rotation
        ]),
    ]
  }

  private static func otherKeys3() -> [ObjectiveCTable] {
    [
      keys(
        of: NSLayoutConstraint.self,
        [
          "constant": \.constant, "multiplier": \.multiplier, "priority": \.priority,
          "active": \.isActive, "identifier": \.identifier,
        ]),
      keys(
        of: UIColor.self,
        [
          "cgColor": \.cgColor
        ]),
      keys(
        of: UIFont.self,
        [
          "familyName": \.familyName, "fontName": \.fontName, "pointSize": \.pointSize,
          "lineHeight": \.lineHeight,
        ]),
      keys(
        of: UIImage.self,
        [
          "size": \.size, "scale": \.scale,
        ]),
      keys(
        of: UIDevice.self,
        [
          "name": \.name, "model": \.model, "systemName": \.systemName,
          "systemVersion": \.systemVersion, "orientation": \.orientation,
        ]),
    ]
  }
}
