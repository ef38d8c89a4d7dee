extension ViewImageConfig {
  /// The device with this name, as `PreviewMatrix.deviceNames` has it; nil where there is none.
  package static func named(_ name: String, _ orientation: Orientation) -> ViewImageConfig? {
    devices.first { $0.name == name }?.config(orientation)
  }

  /// Every device, in the order of its kind.
  package static let devices: [(name: String, config: @Sendable (Orientation) -> ViewImageConfig)] =
    [
      ("iPhone SE", { iPhoneSe($0) }),
      ("iPhone SE 2", { iPhoneSe2($0) }),
      ("iPhone SE 3", { iPhoneSe3($0) }),
      ("iPhone 8", { iPhone8($0) }),
      ("iPhone 8 Plus", { iPhone8Plus($0) }),
      ("iPhone X", { iPhoneX($0) }),
      ("iPhone XS", { iPhoneXs($0) }),
      ("iPhone XR", { iPhoneXr($0) }),
      ("iPhone XS Max", { iPhoneXsMax($0) }),
      ("iPhone 11", { iPhone11($0) }),
      ("iPhone 11 Pro", { iPhone11Pro($0) }),
      ("iPhone 11 Pro Max", { iPhone11ProMax($0) }),
      ("iPhone 12 mini", { iPhone12Mini($0) }),
      ("iPhone 12", { iPhone12($0) }),
      ("iPhone 12 Pro", { iPhone12Pro($0) }),
      ("iPhone 12 Pro Max", { iPhone12ProMax($0) }),
      ("iPhone 13 mini", { iPhone13Mini($0) }),
      ("iPhone 13", { iPhone13($0) }),
      ("iPhone 13 Pro", { iPhone13Pro($0) }),
      ("iPhone 13 Pro Max", { iPhone13ProMax($0) }),
      ("iPhone 14", { iPhone14($0) }),
      ("iPhone 14 Plus", { iPhone14Plus($0) }),
      ("iPhone 14 Pro", { iPhone14Pro($0) }),
      ("iPhone 14 Pro Max", { iPhone14ProMax($0) }),
      ("iPhone 15", { iPhone15($0) }),
      ("iPhone 15 Plus", { iPhone15Plus($0) }),
      ("iPhone 15 Pro", { iPhone15Pro($0) }),
      ("iPhone 15 Pro Max", { iPhone15ProMax($0) }),
      ("iPhone 16e", { iPhone16e($0) }),
      ("iPhone 16", { iPhone16($0) }),
      ("iPhone 16 Plus", { iPhone16Plus($0) }),
      ("iPhone 16 Pro", { iPhone16Pro($0) }),
      ("iPhone 16 Pro Max", { iPhone16ProMax($0) }),
      ("iPhone 17", { iPhone17($0) }),
      ("iPhone Air", { iPhoneAir($0) }),
      ("iPhone 17 Pro", { iPhone17Pro($0) }),
      ("iPhone 17 Pro Max", { iPhone17ProMax($0) }),
      ("iPad mini", { iPadMini($0) }),
      ("iPad 9.7", { iPad9_7($0) }),
      ("iPad 10.2", { iPad10_2($0) }),
      ("iPad Pro 10.5", { iPadPro10_5($0) }),
      ("iPad Pro 11", { iPadPro11($0) }),
      ("iPad Pro 12.9", { iPadPro12_9($0) }),
    ]
}
