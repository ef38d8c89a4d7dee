import Synchronization

/// Instances of faces by their variations: what they have worked out is kept while they are.
final class InstanceCache: Sendable {
  static let shared = InstanceCache()

  private struct Key: Hashable {
    let face: ObjectIdentifier
    let variations: [FontVariation]
    let hasRoundCorners: Bool
  }

  private let instances = Mutex<[Key: FontInstance]>([:])

  func instance(
    _ face: FontFace, _ variations: [FontVariation], hasRoundCorners: Bool = false
  ) -> FontInstance {
    let key = Key(
      face: ObjectIdentifier(face), variations: variations, hasRoundCorners: hasRoundCorners)
    return instances.withLock { known in
      if let instance = known[key] { return instance }
      let instance = FontInstance(
        face, variations: variations.map { ($0.tag, $0.value) },
        hasRoundCorners: hasRoundCorners)
      known[key] = instance
      return instance
    }
  }
}
