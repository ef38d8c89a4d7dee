// CGRect, CGPoint, CGSize and CGFloat are Foundation's, as on Apple's platforms.
@_exported import Foundation
