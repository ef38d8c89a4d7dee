/// What all square matrices do: columns of vectors, which multiply vectors from the left.
public protocol _SquareMatrix: Equatable, Sendable {
  /// A column, with an element for each row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// The number of rows and columns.
  static var _count: Int { get }
  /// Makes the matrix whose elements are 0.
  init()
  /// The column at an index.
  subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
  /// The element of a column and a row.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Makes a matrix with a value on the diagonal and 0 elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Makes a matrix with values on the diagonal and 0 elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self._count { self[index][index] = diagonal[index] }
  }

  /// Makes a matrix of its columns.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self._count, "A matrix has \(Self._count) columns.")
    self.init()
    for index in 0..<Self._count { self[index] = columns[index] }
  }

  /// Makes a matrix of its rows.
  public init(rows: [Column]) {
    self = Self(rows).transpose
  }

  private func mapped(_ change: (Column) -> Column) -> Self {
    var result = self
    for index in 0..<Self._count { result[index] = change(self[index]) }
    return result
  }

  /// The matrix with rows for columns.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self._count {
      for row in 0..<Self._count { result[column][row] = self[row][column] }
    }
    return result
  }

  /// How much larger an area or a volume gets by the matrix.
  public var determinant: Column.Scalar { eliminated().determinant }

  /// The matrix that undoes this one. Where there is none, its elements are no numbers.
  public var inverse: Self { eliminated().inverse }

  /// Gauss's elimination, with the largest element of each column as its pivot.
  private func eliminated() -> (determinant: Column.Scalar, inverse: Self) {
    // Rows are easier to exchange.
    var left = transpose
    var right = Self(1)
    var determinant: Column.Scalar = 1
    for step in 0..<Self._count {
      var pivot = step
      for row in step..<Self._count
      where left[row][step].magnitude > left[pivot][step].magnitude { pivot = row }
      if pivot != step {
        (left[pivot], left[step]) = (left[step], left[pivot])
        (right[pivot], right[step]) = (right[step], right[pivot])
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      if value == 0 { return (0, Self(.nan)) }
      left[step] = left[step] / value
      right[step] = right[step] / value
      for row in 0..<Self._count where row != step {
        let factor = left[row][step]
        left[row] = left[row] - left[step] * factor
        right[row] = right[row] - right[step] * factor
      }
    }
    return (determinant, right.transpose)
  }

  /// Adds element by element.
  public static func + (a: Self, b: Self) -> Self {
    var result = a
    for index in 0..<Self._count { result[index] = a[index] + b[index] }
    return result
  }

  /// Subtracts element by element.
  public static func - (a: Self, b: Self) -> Self { a + -b }

  /// Turns every sign.
  public static prefix func - (a: Self) -> Self { a.mapped { -$0 } }

  /// Multiplies every element.
  public static func * (a: Self, b: Column.Scalar) -> Self { a.mapped { $0 * b } }

  /// Multiplies every element.
  public static func * (a: Column.Scalar, b: Self) -> Self { b * a }

  /// Multiplies a column by the matrix.
  public static func * (a: Self, b: Column) -> Column {
    var result = a[0] * b[0]
    for index in 1..<Self._count { result = result + a[index] * b[index] }
    return result
  }

  /// Multiplies a row by the matrix.
  public static func * (a: Column, b: Self) -> Column { b.transpose * a }

  /// Multiplies two matrices: what `b` does comes first.
  public static func * (a: Self, b: Self) -> Self {
    var result = b
    for index in 0..<Self._count { result[index] = a * b[index] }
    return result
  }

  /// Multiplies two matrices.
  public static func *= (a: inout Self, b: Self) { a = a * b }

  /// Adds element by element.
  public static func += (a: inout Self, b: Self) { a = a + b }
}

/// The product of two matrices.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// The product of a matrix and a column.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// The product of two matrices.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// The product of a matrix and a column.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// The matrix that undoes another.
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
/// The matrix that undoes another.
public func matrix_invert<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
/// The matrix with rows for columns.
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
/// How much larger an area or a volume gets by the matrix.
public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
