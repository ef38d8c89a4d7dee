import Foundation

/// The effect of an element's attribute or child on the element's object.
@MainActor
struct NibRule {
  enum Key: Hashable {
    case attribute(String)
    /// An element, with its `key` if it has one; `*` is any element with the key.
    case child(String, String?)
  }

  let key: Key
  /// The value of an absent attribute, if it differs from the class's own.
  let absent: String?
  let apply: @MainActor (AnyObject, NibValue) throws(NibError) -> Void
}

/// A value in an interface file: an attribute's text, or a child element.
@MainActor
struct NibValue {
  let graph: NibGraph
  /// The child element, or the element that has the attribute.
  let element: NibElement
  let name: String
  let text: String

  func error(_ reason: NibError.Reason) -> NibError { graph.document.error(reason, at: element) }
  var bad: NibError { error(.badValue(text, of: name)) }
}

/// Makes rules for the properties of a class.
@MainActor
enum NibRules<Root: AnyObject> {
  typealias Path<Value> = ReferenceWritableKeyPath<Root, Value>

  static func attribute(
    _ name: String, absent: String? = nil,
    _ body: @escaping @MainActor (Root, NibValue) throws(NibError) -> Void
  ) -> NibRule {
    NibRule(key: .attribute(name), absent: absent) { object, value throws(NibError) in
      if let object = object as? Root { try body(object, value) }
    }
  }

  static func child(
    _ name: String, _ key: String? = nil,
    _ body: @escaping @MainActor (Root, NibValue) throws(NibError) -> Void
  ) -> NibRule {
    NibRule(key: .child(name, key), absent: nil) { object, value throws(NibError) in
      if let object = object as? Root { try body(object, value) }
    }
  }

  static func flag(_ name: String, _ path: Path<Bool>, absent: Bool? = nil) -> NibRule {
    attribute(name, absent: absent.map { $0 ? "YES" : "NO" }) { object, value throws(NibError) in
      object[keyPath: path] = try value.flag()
    }
  }

  static func number<Number: BinaryFloatingPoint>(
    _ name: String, _ path: Path<Number>, absent: Double? = nil
  ) -> NibRule {
    attribute(name, absent: absent.map { "\($0)" }) { object, value throws(NibError) in
      object[keyPath: path] = Number(try value.number())
    }
  }

  static func integer(_ name: String, _ path: Path<Int>, absent: Int? = nil) -> NibRule {
    attribute(name, absent: absent.map(String.init)) { object, value throws(NibError) in
      object[keyPath: path] = try value.integer()
    }
  }

  static func choice<Value>(
    _ name: String, _ path: Path<Value>, _ values: [String: Value], absent: String? = nil
  ) -> NibRule {
    attribute(name, absent: absent) { object, value throws(NibError) in
      object[keyPath: path] = try value.choice(values)
    }
  }

  /// A text as an attribute or as a `<string>` or `<mutableString>`, in the preferred language.
  static func text(_ name: String, _ path: Path<String?>) -> [NibRule] {
    [
      attribute(name) { object, value throws(NibError) in
        object[keyPath: path] = value.localized()
      },
      child("string", name) { object, value throws(NibError) in
        object[keyPath: path] = try value.string()
      },
      child("mutableString", name) { object, value throws(NibError) in
        object[keyPath: path] = try value.string()
      },
    ]
  }

  /// An image as an attribute or as an `<imageReference>`.
  static func image(
    _ name: String, _ set: @escaping @MainActor (Root, UIImage?) -> Void
  ) -> [NibRule] {
    [
      attribute(name) { object, value throws(NibError) in
        set(object, try value.image(named: value.text, in: value.element))
      },
      child("imageReference", name) { object, value throws(NibError) in
        set(object, try value.imageReference())
      },
      attribute("catalog") { _, _ throws(NibError) in },
    ]
  }

  static func image(_ name: String, _ path: Path<UIImage?>) -> [NibRule] {
    image(name) { $0[keyPath: path] = $1 }
  }

  static func color(_ key: String, _ path: Path<UIColor?>) -> NibRule {
    child("color", key) { object, value throws(NibError) in
      object[keyPath: path] = try value.color()
    }
  }

  static func font(_ path: Path<UIFont?>) -> NibRule {
    child("fontDescription", "fontDescription") { object, value throws(NibError) in
      object[keyPath: path] = try value.font()
    }
  }

  static func insets(_ key: String, _ path: Path<UIEdgeInsets>) -> NibRule {
    child("inset", key) { object, value throws(NibError) in
      object[keyPath: path] = try value.insets()
    }
  }

  static func size(_ key: String, _ path: Path<CGSize>) -> NibRule {
    child("size", key) { object, value throws(NibError) in
      object[keyPath: path] = try value.size()
    }
  }

  static func view(
    _ element: String, _ key: String, _ set: @escaping @MainActor (Root, UIView) -> Void
  ) -> NibRule {
    child(element, key) { object, value throws(NibError) in
      if let view = try value.graph.make(value.element) as? UIView { set(object, view) }
    }
  }

  /// Attributes that only Interface Builder needs.
  static func ignored(_ names: String...) -> [NibRule] {
    names.map { attribute($0) { _, _ throws(NibError) in } }
  }
}
