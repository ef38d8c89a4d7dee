/// The objects of an interface file, made anew with each call.
///
/// Differs: iOS reads what Xcode compiles from the file; here the `.xib` itself is in the bundle.
/// If the bundle is the main one, or none is given, the resource bundles of packages are searched
/// as well. An unknown value is reported with file, line and object, and left out.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for making a nib's objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key in the dictionary of options.
    public let rawValue: String

    /// A key of a name; one that is not Apple's is ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects for the placeholders of external objects, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String, bundle: Bundle?)
    case data(Data, bundle: Bundle?)
  }

  private let source: Source

  /// A nib without a file; making its objects raises an exception.
  public override convenience init() { self.init(data: Data(), bundle: nil) }

  /// A nib whose file is searched for when objects are made from it.
  ///
  /// - Parameter bundleOrNil: The bundle; nil for the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil)
  }

  /// - Parameter data: The contents of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundle: bundleOrNil)
  }

  /// The top-level objects, without placeholders, in the file's order.
  ///
  /// - Raises: If there is no such file or it is not an interface file, as on iOS; the result is
  ///   empty then.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    do throws(NibError) {
      let (document, bundle) = try read(for: owner)
      guard document.kind == .nib else {
        throw NibError(.wrongKind(expected: "a nib", found: "a storyboard"), file: document.file)
      }
      let graph = NibGraph(document, bundle: bundle, owner: owner)
      graph.external = optionsOrNil?[.externalObjects] as? [String: AnyObject] ?? [:]
      return try NibLoading.within("", in: document.file) { () throws(NibError) in
        graph.makeTopLevelObjects()
      }
    } catch {
      UIKitException.raise("\(error)", name: "NSInternalInconsistencyException")
      return []
    }
  }

  private func read(for owner: AnyObject?) throws(NibError) -> (NibDocument, Bundle) {
    switch source {
    case .data(let data, let bundle):
      return (try NibDocument(data: data, file: "data of a nib"), bundle ?? .main)
    case .file(let name, let bundle):
      let found = try NibFile.find(
        name, kind: .nib, bundle: bundle, asker: owner.map { type(of: $0) })
      return (try NibFile.document(found), found.bundle)
    }
  }
}

extension UINib: NibViewSource {
  /// The first view of the nib, as tables and collection views take it.
  func makeReusableView() -> UIView? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
  }
}

extension NibGraph {
  /// Makes the objects of a nib, connects them and tells them that they are awake.
  func makeTopLevelObjects() -> [Any] {
    var top: [AnyObject] = []
    for element in document.objects where element.name != "placeholder" {
      do throws(NibError) {
        if let object = try make(element) { top.append(object) }
      } catch {
        report(error)
      }
    }
    complete(
      with: document.objects.compactMap { element in
        guard element.name == "placeholder" else { return nil }
        return placeholderObject(element).map { (element, $0) }
      })
    return top
  }
}

extension Bundle {
  /// The top-level objects of a nib in the bundle; nil if there is none, which is reported to the
  /// test.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(
      withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
