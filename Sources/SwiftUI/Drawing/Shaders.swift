/// A function of a Metal library.
public struct ShaderFunction: Hashable, Sendable {
  /// The library that has it.
  public let library: ShaderLibrary
  /// Its name.
  public let name: String

  /// Makes the function of a name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
}

/// Functions of a Metal library, by their names as members.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  /// The main bundle's functions.
  public static let `default` = ShaderLibrary()

  init() {}

  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// The functions of compiled data.
  public init(data: Data) {}
  /// The functions of a file.
  public init(url: URL) {}

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderMaker { ShaderMaker(name: name) }
  /// The main bundle's function of a name.
  public static subscript(dynamicMember name: String) -> ShaderMaker { ShaderMaker(name: name) }
}

/// What makes a shader of a function when it is called with arguments.
@dynamicCallable public struct ShaderMaker: Sendable {
  let name: String

  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: ShaderFunction(library: .default, name: name), arguments: arguments)
  }
}

/// A function of a Metal library with its arguments.
///
/// Not drawn: there is no Metal here (`FidelityFeature.visualEffect`).
public struct Shader: Equatable, Sendable {
  /// A value that a function is called with.
  public struct Argument: Equatable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The frame of the view.
    public static var boundingRect: Argument { Argument() }
  }

  /// The function.
  public let function: ShaderFunction
  /// What it is called with.
  public let arguments: [Argument]

  /// Makes a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension View {
  private func lacking(_ shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled {
      FidelityLedger.note(.visualEffect, "The shader “\(shader.function.name)”")
    }
    return self
  }

  /// Not drawn: the colours that a shader gives the view (`FidelityFeature.visualEffect`).
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    lacking(shader, isEnabled)
  }
  /// Not drawn: where a shader moves the view's points (`FidelityFeature.visualEffect`).
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { lacking(shader, isEnabled) }
  /// Not drawn: what a shader makes of the view (`FidelityFeature.visualEffect`).
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { lacking(shader, isEnabled) }
}
