/// A layer's property as key-value coding and animations reach it.
package struct LayerProperty {
  package let read: (CALayer) -> LayerValue?
  /// Sets the property. Values of another kind are ignored; nil empties what can be empty.
  package let write: (CALayer, LayerValue?) -> Void
  /// Whether a change of it is animated by itself.
  var isAnimatable = true

  /// This property without animations of its own.
  var still: LayerProperty {
    var copy = self
    copy.isAnimatable = false
    return copy
  }

  // MARK: By type

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGFloat>) -> LayerProperty {
    make(path, { .number(Double($0)) }, { $0.number.map { CGFloat($0) } })
  }

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Float>) -> LayerProperty {
    make(path, { .number(Double($0)) }, { $0.number.map { Float($0) } })
  }

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Double>) -> LayerProperty {
    make(path, { .number($0) }, { $0.number })
  }

  /// A whole number. A value that the type cannot hold is ignored.
  static func whole<L: CALayer, Number: FixedWidthInteger>(
    _ path: ReferenceWritableKeyPath<L, Number>
  ) -> LayerProperty {
    make(path, { .number(Double($0)) }, { $0.number.flatMap { Number(exactly: $0.rounded()) } })
  }

  static func flag<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Bool>) -> LayerProperty {
    make(path, { .flag($0) }, { $0.flag })
  }

  static func point<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGPoint>) -> LayerProperty {
    make(path, { .point($0) }, { $0.point })
  }

  static func size<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGSize>) -> LayerProperty {
    make(path, { .size($0) }, { $0.size })
  }

  static func rect<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGRect>) -> LayerProperty {
    make(path, { .rect($0) }, { $0.rect })
  }

  static func transform<L: CALayer>(
    _ path: ReferenceWritableKeyPath<L, CATransform3D>
  ) -> LayerProperty {
    make(path, { .transform($0) }, { $0.transform })
  }

  static func color<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGColor?>) -> LayerProperty {
    optional(path, { .color($0) }, { $0.color })
  }

  static func path<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGPath?>) -> LayerProperty {
    optional(path, { .path($0) }, { $0.path })
  }

  static func numbers<L: CALayer>(
    _ path: ReferenceWritableKeyPath<L, [NSNumber]?>
  ) -> LayerProperty {
    optional(
      path, { .numbers($0.map(\.doubleValue)) },
      { $0.numbers?.map { NSNumber(value: $0) } })
  }

  /// A property of any type. A value of another type is ignored.
  static func other<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value>
  ) -> LayerProperty {
    make(path, { .object($0) }, { $0.object as? Value }).still
  }

  /// A property of any type that can be nil.
  static func otherOrNil<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value?>
  ) -> LayerProperty {
    optional(path, { .object($0) }, { $0.object as? Value }).still
  }

  static func anything<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Any?>) -> LayerProperty {
    optional(path, { LayerValue($0) }, { $0.object })
  }

  static func list<L: CALayer>(_ path: ReferenceWritableKeyPath<L, [Any]?>) -> LayerProperty {
    optional(path, { LayerValue($0) }, { $0.object as? [Any] })
  }

  static func optional<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value?>, _ wrap: @escaping (Value) -> LayerValue?,
    _ unwrap: @escaping (LayerValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      read: { layer in (layer as? L)?[keyPath: path].flatMap(wrap) },
      write: { layer, value in
        guard let layer = layer as? L else { return }
        guard let value else {
          layer[keyPath: path] = nil
          return
        }
        if let value = unwrap(value) { layer[keyPath: path] = value }
      })
  }

  private static func make<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value>, _ wrap: @escaping (Value) -> LayerValue,
    _ unwrap: @escaping (LayerValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      read: { layer in (layer as? L).map { wrap($0[keyPath: path]) } },
      write: { layer, value in
        if let layer = layer as? L, let value = value.flatMap(unwrap) {
          layer[keyPath: path] = value
        }
      })
  }
}
