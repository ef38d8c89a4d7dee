import UIKit

extension PropertyTable {
  static func application() -> [PropertyProbe] {
    var app = PropertyFamily<Void>("UIApplication") { nothing() }
    app.list("delegate", .behaviour, "Who is told of launches, which there are none of.")
    app.list("isIdleTimerDisabled", .environment, "Decides whether the device goes to sleep.")
    app.list(
      "isNetworkActivityIndicatorVisible", .environment,
      "A sign in a status bar that devices no longer show it in.")
    app.list("applicationIconBadgeNumber", .environment, "Shown on the home screen alone.")
    app.list("applicationSupportsShakeToEdit", .behaviour, "Decides what shaking does.")
    app.list("statusBarStyle", .environment, "There is no status bar.")
    app.list("isStatusBarHidden", .environment, "There is no status bar.")
    var device = PropertyFamily<Void>("UIDevice") { nothing() }
    device.list("isBatteryMonitoringEnabled", .environment, "There is no battery.")
    device.list("isProximityMonitoringEnabled", .environment, "There is no sensor.")
    var scenes = PropertyFamily<Void>("UIScene") { nothing() }
    scenes.list("title", .environment, "Shown where apps are switched alone.")
    scenes.list("subtitle", .environment, "Shown where apps are switched alone.")
    scenes.list("delegate", .behaviour, "Who is told of scenes, which come and go nowhere.")
    app.list("shortcutItems", .environment, "Shown on the home screen alone.")
    return app.probes + device.probes + scenes.probes + sessions()
      + activities() + windows()
  }

  private static func sessions() -> [PropertyProbe] {
    var options = PropertyFamily<Void>("UIScene.OpenExternalURLOptions") { nothing() }
    options.list("universalLinksOnly", .environment, "Nothing is opened.")
    var configuration = PropertyFamily<Void>("UISceneConfiguration") { nothing() }
    configuration.list("sceneClass", .behaviour, "Decides on scenes that nothing connects.")
    configuration.list("delegateClass", .behaviour, "Decides on scenes that nothing connects.")
    var session = PropertyFamily<Void>("UISceneSession") { nothing() }
    session.list("userInfo", .identity, "An app's own data.")
    session.list("stateRestorationActivity", .identity, "An app's own data.")
    var restrictions = PropertyFamily<Void>("UISceneSizeRestrictions") { nothing() }
    for name in ["minimumSize", "maximumSize", "allowsFullScreen"] {
      restrictions.list(name, .environment, "Bounds how people resize windows.")
    }
    return options.probes + configuration.probes + session.probes + restrictions.probes
  }

  private static func activities() -> [PropertyProbe] {
    var activity = PropertyFamily<Void>("NSUserActivity") { nothing() }
    for name in ["title", "userInfo", "webpageURL", "referrerURL", "expirationDate"] {
      activity.list(name, .identity, "A value that is passed on.")
    }
    for name in [
      "keywords", "needsSave", "persistentIdentifier", "requiredUserInfoKeys",
      "targetContentIdentifier", "supportsContinuationStreams", "isEligibleForHandoff",
      "isEligibleForSearch", "isEligibleForPublicIndexing", "isEligibleForPrediction",
    ] {
      activity.list(name, .environment, "For search and other devices, which there are none of.")
    }
    return activity.probes
  }

  private static func windows() -> [PropertyProbe] {
    var family = PropertyFamily("UIWindow") {
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      let stage = PropertyStage(controller)
      return Specimen(stage.host.window, in: stage)
    }
    family.probe(
      "rootViewController", \.rootViewController,
      {
        let other = UIViewController()
        other.view.backgroundColor = .green
        return other
      }())
    family.probe(
      "windowLevel", \.windowLevel, .alert,
      .listed(.environment, "Orders windows on a screen; a picture is of one."))
    family.list("windowScene", .environment, "Decides which screen shows the window.")
    family.probe("isHidden", \.isHidden, true)
    return family.probes
  }

  // MARK: Drawing

  static func drawing() -> [PropertyProbe] {
    var family = PropertyFamily("UIBezierPath") {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 60, y: 20))
      path.addLine(to: CGPoint(x: 20, y: 50))
      path.addLine(to: CGPoint(x: 40, y: 5))
      path.lineWidth = 6
      let view = UIImageView()
      return Specimen(
        path, showing: Sample.root(with: view),
        use: { path in
          view.image = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 60)).image { _ in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            path.fill()
            path.stroke()
          }
        })
    }
    family.probe("lineWidth", \.lineWidth, 2)
    family.probe("lineCapStyle", \.lineCapStyle, .round)
    family.probe("lineJoinStyle", \.lineJoinStyle, .round)
    family.probe("miterLimit", \.miterLimit, 1)
    family.probe(
      "flatness", \.flatness, 30,
      .listed(.hint, "Curves are drawn as exactly as Core Graphics draws them by default."))
    family.probe(
      "usesEvenOddFillRule", \.usesEvenOddFillRule, true,
      given: { path in
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 50, height: 40)))
        path.append(UIBezierPath(rect: CGRect(x: 15, y: 10, width: 20, height: 20)))
      })
    family.probe(
      "cgPath", \.cgPath, CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20), transform: nil))
    return family.probes + formats()
  }

  private static func formats() -> [PropertyProbe] {
    var family = PropertyFamily("UIGraphicsImageRendererFormat") {
      let view = UIImageView()
      view.contentMode = .topLeft
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return Specimen(
        format, showing: Sample.root(with: view),
        use: { format in
          let size = CGSize(width: 30, height: 30)
          view.image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 20, height: 22)).fill()
          }
        })
    }
    family.probe("scale", \.scale, 3)
    family.probe("opaque", \.opaque, true)
    let range = Verdict.listed(
      .hint, "Pictures are compared in sRGB, in which both ranges have the same colours.")
    family.probe("preferredRange", \.preferredRange, .extended, range)
    family.probe("prefersExtendedRange", \.prefersExtendedRange, true, range)
    return family.probes
  }
}
