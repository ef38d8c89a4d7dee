/// The type an image literal has where the context requires no other. Foundation has the one of
/// file literals.
public typealias _ImageLiteralType = UIImage
