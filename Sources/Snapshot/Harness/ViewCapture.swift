import Foundation
import SnapshotCore
import UIKit

/// A view or controller in a window, from hosting to its picture or description.
@MainActor
struct ViewCapture {
  enum Subject {
    case view(UIView)
    case controller(UIViewController)

    /// The class, for messages.
    var name: String {
      switch self {
      case .view(let view): String(describing: type(of: view))
      case .controller(let controller): String(describing: type(of: controller))
      }
    }

    var object: UIResponder {
      switch self {
      case .view(let view): view
      case .controller(let controller): controller
      }
    }
  }

  let name: String
  let host: RenderHost
  let scale: CGFloat
  private let sink: DiagnosticSink?

  /// Puts the subject into a window and lays it out.
  ///
  /// Without a size in `config` it has its own: of a view its bounds', of a controller its
  /// view's. Where that has no area it is measured by `sizeToFit()` once it is laid out.
  ///
  /// - Parameters:
  ///   - needsArea: Whether a subject without an area is a failure, as pixels are wanted.
  ///   - mainWork: Takes what the subject asks of the main thread for later.
  static func begin(
    _ subject: Subject, on config: ViewImageConfig, needsArea: Bool = true,
    mainWork: MainWork? = nil
  ) -> Result<ViewCapture, SnapshotFailure> {
    let size = mainWork.during {
      switch subject {
      case .view(let view): config.size ?? ownSize(of: view, traits: config.traits)
      case .controller(let controller): config.size ?? controller.view.bounds.size
      }
    }
    if let failure = problem(with: size, of: subject) {
      mainWork?.close()
      return .failure(failure)
    }
    _ = HeldMemory.isOn
    let host = RenderHost(
      size: size, traits: config.traits, safeAreaInsets: config.safeArea, mainWork: mainWork)
    _ = LayoutDiagnostics.collecting {
      switch subject {
      case .view(let view): host.host(view)
      case .controller(let controller): host.host(controller)
      }
      host.sizeToFit()
    }
    let scale = config.traits.displayScale
    let capture = ViewCapture(
      name: subject.name, host: host, scale: scale > 0 ? scale : UIScreen.main.scale,
      sink: SnapshotTestingConfiguration.current?.sink)
    capture.sink?.host(subject.object)
    if let failure = capture.emptiness(needsArea: needsArea) ?? capture.settle() {
      capture.end()
      return .failure(failure)
    }
    return .success(capture)
  }

  private static func problem(with size: CGSize, of subject: Subject) -> SnapshotFailure? {
    guard size.width.isFinite, size.height.isFinite else {
      return .notFinite(subject: subject.name, size: size)
    }
    let isEmpty = size.width < 0 || size.height < 0
    return isEmpty ? .empty(subject: subject.name, size: size) : nil
  }

  /// The failure for a view without a finite area; nil where it has one, or needs none.
  private func emptiness(needsArea: Bool) -> SnapshotFailure? {
    let size = host.hostedView?.bounds.size ?? .zero
    guard size.width.isFinite, size.height.isFinite else {
      return .notFinite(subject: name, size: size)
    }
    let hasArea = size.width > 0 && size.height > 0
    return hasArea || !needsArea ? nil : .empty(subject: name, size: size)
  }

  /// A view without a size that constraints place is as large as they say.
  private static func ownSize(of view: UIView, traits: UITraitCollection) -> CGSize {
    guard view.bounds.size == .zero, !view.translatesAutoresizingMaskIntoConstraints else {
      return view.bounds.size
    }
    return RenderHost.fittingSize(of: view, traits: traits)
  }

  /// Draws it, and puts it back where it was.
  ///
  /// - Parameters:
  ///   - asOnScreen: Whether animations are drawn where they are, not where they lead to.
  ///   - finish: What becomes of the picture; gets the view, too, as it was drawn.
  func image(
    ignoring parts: [IgnoredPart] = [], asOnScreen: Bool = false,
    finish: (UIImage, UIView) -> UIImage = { image, _ in image }
  ) -> Result<UIImage, SnapshotFailure> {
    defer { end() }
    let unsettled =
      asOnScreen
      ? settling { () throws(HostError) in try host.advance(to: host.elapsed) } : settle()
    if let unsettled { return .failure(unsettled) }
    do throws(HostError) {
      let (picture, fonts) = try DrawnFont.during { () throws(HostError) in
        try host.render(scale: scale)
      }
      let drawn = UIImage(cgImage: picture, scale: scale, orientation: .up).drawn(with: fonts)
      let image = host.hostedView.map { finish(drawn, $0) } ?? drawn
      DrawnTrees.note(host.drawnTree(), for: image)
      guard let view = host.hostedView, !parts.isEmpty else { return .success(image) }
      return IgnoredPart.areas(
        parts, in: view, scale: scale,
        size: PixelSize(width: picture.width, height: picture.height)
      ).map { areas in
        IgnoredAreas.note(areas, for: image)
        return image
      }
    } catch {
      return .failure(failure(error))
    }
  }

  /// Describes the laid-out view, and puts it back where it was.
  func text(_ describe: (UIView) -> String) -> Result<String, SnapshotFailure> {
    defer { end() }
    guard let view = host.hostedView else {
      return .failure(failure(HostError.nothingHosted))
    }
    return .success(describe(view))
  }

  /// Describes how the view was laid out, and puts it back where it was.
  func layoutTrace() -> Result<String, SnapshotFailure> {
    text { LayoutTrace.text(of: $0, host.recording) }
  }

  /// Looks for mistakes and puts the view back where it was.
  func end() {
    _ = LayoutDiagnostics.collecting {
      if sink != nil { host.inspect() }
      host.tearDown()
    }
    sink?.add(host.recording.diagnostics)
    sink?.add(hosted: host.hosted.entries)
    sink?.add(host.recording.ledger.notes, births: host.hosted.births)
  }

  /// Notes something about the whole snapshot.
  func note(_ diagnostic: ViewDiagnostic) { sink?.add([diagnostic]) }

  func settle() -> SnapshotFailure? {
    settling { () throws(HostError) in try host.settle() }
  }

  func settling(_ body: () throws(HostError) -> Void) -> SnapshotFailure? {
    do throws(HostError) {
      // What is wrong is recorded, and the assertion tells of it.
      let (result, _) = LayoutDiagnostics.collecting {
        Result { () throws(HostError) in try body() }
      }
      try result.get()
    } catch {
      return failure(error)
    }
    return host.hostedView.flatMap { GeometryCheck.failure(in: $0.layer) }
  }

  func failure(_ error: HostError) -> SnapshotFailure {
    switch error {
    case .noArea(_, let size): .empty(subject: name, size: size)
    case .tooLarge(_, let size, let scale):
      .tooLarge(subject: name, size: size, scale: Double(scale))
    case .nothingHosted: .other("\(error)")
    }
  }
}

extension MainWork? {
  /// Runs code, and hands the work that it asks for to the receiver, if there is one.
  @MainActor func during<Result>(_ body: @MainActor () -> Result) -> Result {
    guard let self else { return body() }
    return self.run { body() }
  }
}
