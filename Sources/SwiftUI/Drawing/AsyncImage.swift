/// What became of a picture that is loaded.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet, or none that is read: without a URL, or with one of a network.
  case empty
  /// The file was read, and this is its picture.
  case success(Image)
  /// The file cannot be read, or is no picture.
  case failure(any Error)

  /// The image; nil before it is there, and after a failure.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  /// The error of a picture that could not be loaded; nil otherwise.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Why a picture of a file cannot be shown.
public struct AsyncImageError: Error, CustomStringConvertible, Sendable {
  let url: URL
  /// What is wrong with the file, with the kinds of pictures that can be read.
  public var description: String {
    "\(url.lastPathComponent) is not a readable picture: use PNG, JPEG or GIF."
  }
}

/// A picture from a URL.
///
/// Differs: files are read at once. What is in a network is never asked for, so that pictures do
/// not depend on it: the view stays in its first phase, `.empty`.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  /// Shows the picture of a file in its own size, and a grey rectangle before it is there and after
  /// a failure.
  ///
  /// - Parameter scale: The picture's pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(phase: $0) }
  }
  /// Shows what `content` makes of the picture of a file, and `placeholder` before it is there and
  /// after a failure.
  ///
  /// - Parameter scale: The picture's pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// Shows what `content` makes of each phase of a picture.
  ///
  /// - Parameters:
  ///   - scale: The picture's pixels per point.
  ///   - transaction: Has no effect: a file's picture is there at once.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The content of the phase. The file is read each time that the body runs.
  @MainActor public var body: some View { content(phase) }

  @MainActor private var phase: AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    do {
      let data = try Data(contentsOf: url)
      guard let image = UIImage(data: data, scale: scale) else {
        return .failure(AsyncImageError(url: url))
      }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }
}

/// The picture, or a grey place for it.
public struct _AsyncImageContent: View {
  let phase: AsyncImagePhase
  nonisolated init(phase: AsyncImagePhase) { self.phase = phase }
  /// The picture in its own size, or a grey rectangle that fills what it is offered.
  public var body: some View {
    if let image = phase.image {
      image
    } else {
      Color(uiColor: .secondarySystemFill)
    }
  }
}
