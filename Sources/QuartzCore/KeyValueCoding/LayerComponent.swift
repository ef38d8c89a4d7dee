/// The parts of values that key paths name after a dot, such as "transform.rotation.z".
///
/// - Source: Apple's Core Animation Programming Guide, appendix C.
enum LayerComponent {
  /// The part of a value; nil where it has none of that name.
  static func read(_ path: Substring, of value: LayerValue) -> LayerValue? {
    switch (value, path) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return .point(rect.origin)
    case (.rect(let rect), "size"): return .size(rect.size)
    case (.rect(let rect), "origin.x"): return .number(rect.origin.x)
    case (.rect(let rect), "origin.y"): return .number(rect.origin.y)
    case (.rect(let rect), "size.width"): return .number(rect.size.width)
    case (.rect(let rect), "size.height"): return .number(rect.size.height)
    case (.transform(let matrix), _): return read(path, of: matrix)
    default: return nil
    }
  }

  /// The value with a part of it replaced; nil where it has none of that name and kind.
  static func write(_ part: LayerValue, _ path: Substring, of value: LayerValue) -> LayerValue? {
    switch value {
    case .point(var point):
      guard let number = part.number else { return nil }
      switch path {
      case "x": point.x = number
      case "y": point.y = number
      default: return nil
      }
      return .point(point)
    case .size(var size):
      guard let number = part.number else { return nil }
      switch path {
      case "width": size.width = number
      case "height": size.height = number
      default: return nil
      }
      return .size(size)
    case .rect(let rect): return write(part, path, of: rect).map { .rect($0) }
    case .transform(let matrix): return write(part, path, of: matrix).map { .transform($0) }
    default: return nil
    }
  }

  private static func write(_ part: LayerValue, _ path: Substring, of rect: CGRect) -> CGRect? {
    var rect = rect
    switch path {
    case "origin":
      guard let point = part.point else { return nil }
      rect.origin = point
      return rect
    case "size":
      guard let size = part.size else { return nil }
      rect.size = size
      return rect
    default: break
    }
    guard let number = part.number else { return nil }
    switch path {
    case "origin.x": rect.origin.x = number
    case "origin.y": rect.origin.y = number
    case "size.width": rect.size.width = number
    case "size.height": rect.size.height = number
    default: return nil
    }
    return rect
  }

  // MARK: Matrices

  /// Reads a part of a matrix. Of one that flattens space, only the translation is known; turns are
  /// 0 and scales 1.
  private static func read(_ path: Substring, of matrix: CATransform3D) -> LayerValue? {
    func parts() -> TransformParts? { TransformParts(matrix) }
    switch path {
    case "translation": return .size(CGSize(width: matrix.m41, height: matrix.m42))
    case "translation.x": return .number(matrix.m41)
    case "translation.y": return .number(matrix.m42)
    case "translation.z": return .number(matrix.m43)
    case "scale":
      guard let scale = parts()?.scale else { return .number(1) }
      return .number(scale.x == scale.y && scale.y == scale.z ? scale.x : scale.sum() / 3)
    case "scale.x": return .number(parts()?.scale.x ?? 1)
    case "scale.y": return .number(parts()?.scale.y ?? 1)
    case "scale.z": return .number(parts()?.scale.z ?? 1)
    case "rotation", "rotation.z": return .number(parts()?.angles.z ?? 0)
    case "rotation.x": return .number(parts()?.angles.x ?? 0)
    case "rotation.y": return .number(parts()?.angles.y ?? 0)
    default: return nil
    }
  }

  private static func write(
    _ part: LayerValue, _ path: Substring, of matrix: CATransform3D
  ) -> CATransform3D? {
    var matrix = matrix
    if path == "translation" {
      guard let size = part.size else { return nil }
      (matrix.m41, matrix.m42) = (size.width, size.height)
      return matrix
    }
    guard let number = part.number else { return nil }
    switch path {
    case "translation.x": matrix.m41 = number
    case "translation.y": matrix.m42 = number
    case "translation.z": matrix.m43 = number
    default:
      // A matrix that flattens space has lost what the other parts were: it starts afresh.
      guard var parts = TransformParts(matrix) ?? TransformParts(CATransform3DIdentity) else {
        return nil
      }
      switch path {
      case "scale": parts.scale = SIMD3(repeating: number)
      case "scale.x": parts.scale.x = number
      case "scale.y": parts.scale.y = number
      case "scale.z": parts.scale.z = number
      case "rotation", "rotation.z": parts.angles.z = number
      case "rotation.x": parts.angles.x = number
      case "rotation.y": parts.angles.y = number
      default: return nil
      }
      return parts.matrix
    }
    return matrix
  }
}
