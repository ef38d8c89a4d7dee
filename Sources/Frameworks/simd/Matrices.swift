/// A matrix of 2 columns and rows of single precision.
public struct simd_float2x2: _SquareMatrix {
  /// The columns.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Makes the matrix whose elements are 0.
  public init() { columns = (.zero, .zero) }

  /// Makes a matrix of its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

  /// Makes a matrix of its columns.
  public init(
    _ col0: SIMD2<Float>, _ col1: SIMD2<Float>
  ) {
    columns = (col0, col1)
  }

  public static var _count: Int { 2 }

  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// The same as `simd_float2x2`.
public typealias float2x2 = simd_float2x2
/// The same as `simd_float2x2`, which is its newer name.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of 3 columns and rows of single precision.
public struct simd_float3x3: _SquareMatrix {
  /// The columns.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Makes the matrix whose elements are 0.
  public init() { columns = (.zero, .zero, .zero) }

  /// Makes a matrix of its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

  /// Makes a matrix of its columns.
  public init(
    _ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>
  ) {
    columns = (col0, col1, col2)
  }

  public static var _count: Int { 3 }

  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// The same as `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// The same as `simd_float3x3`, which is its newer name.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of 4 columns and rows of single precision.
public struct simd_float4x4: _SquareMatrix {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Makes the matrix whose elements are 0.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Makes a matrix of its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// Makes a matrix of its columns.
  public init(
    _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
  ) {
    columns = (col0, col1, col2, col3)
  }

  public static var _count: Int { 4 }

  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// The same as `simd_float4x4`.
public typealias float4x4 = simd_float4x4
/// The same as `simd_float4x4`, which is its newer name.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of 2 columns and rows of double precision.
public struct simd_double2x2: _SquareMatrix {
  /// The columns.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Makes the matrix whose elements are 0.
  public init() { columns = (.zero, .zero) }

  /// Makes a matrix of its columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  /// Makes a matrix of its columns.
  public init(
    _ col0: SIMD2<Double>, _ col1: SIMD2<Double>
  ) {
    columns = (col0, col1)
  }

  public static var _count: Int { 2 }

  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// The same as `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// The same as `simd_double2x2`, which is its newer name.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A matrix of 3 columns and rows of double precision.
public struct simd_double3x3: _SquareMatrix {
  /// The columns.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Makes the matrix whose elements are 0.
  public init() { columns = (.zero, .zero, .zero) }

  /// Makes a matrix of its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

  /// Makes a matrix of its columns.
  public init(
    _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
  ) {
    columns = (col0, col1, col2)
  }

  public static var _count: Int { 3 }

  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// The same as `simd_double3x3`.
public typealias double3x3 = simd_double3x3
/// The same as `simd_double3x3`, which is its newer name.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of 4 columns and rows of double precision.
public struct simd_double4x4: _SquareMatrix {
  /// The columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Makes the matrix whose elements are 0.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Makes a matrix of its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  /// Makes a matrix of its columns.
  public init(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
  ) {
    columns = (col0, col1, col2, col3)
  }

  public static var _count: Int { 4 }

  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// The same as `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// The same as `simd_double4x4`, which is its newer name.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
