import UIKit

/// Symbols in rows, each in the middle of its cell, as letters of 17 points would be beside it.
final class SymbolSheetView: UIView {
  private static let cell = CGSize(width: 34, height: 30)
  private static let columnCount = 12
  private let views: [UIImageView]

  init(_ names: [String], _ configuration: UIImage.SymbolConfiguration? = nil) {
    views = names.map { name in
      let own = UIImage.SymbolConfiguration(pointSize: 17)
      let view = UIImageView(
        image: UIImage(
          systemName: name, withConfiguration: configuration.map(own.applying) ?? own))
      view.contentMode = .center
      view.tintColor = .label
      return view
    }
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: names.count)))
    backgroundColor = .systemBackground
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func size(of count: Int) -> CGSize {
    let rows = (count + columnCount - 1) / columnCount
    return CGSize(
      width: cell.width * CGFloat(min(count, columnCount)), height: cell.height * CGFloat(rows))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: CGFloat(index % Self.columnCount) * Self.cell.width,
        y: CGFloat(index / Self.columnCount) * Self.cell.height, width: Self.cell.width,
        height: Self.cell.height)
    }
  }
}

/// What the sheets show.
enum SymbolTopics {
  static let topics: [(title: String, names: String)] = [
    (
      "signs",
      """
      plus minus xmark checkmark ellipsis magnifyingglass info questionmark exclamationmark \
      line.3.horizontal slider.horizontal.3 equal chevron.left chevron.right chevron.up \
      chevron.down chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down \
      arrow.up.right arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath \
      arrow.uturn.backward arrowshape.turn.up.left square.and.arrow.up square.and.arrow.down \
      rectangle.portrait.and.arrow.right arrow.up.arrow.down shuffle repeat goforward.10 link \
      paperclip plus.circle plus.circle.fill xmark.circle.fill checkmark.circle.fill \
      minus.circle.fill info.circle ellipsis.circle exclamationmark.triangle.fill \
      questionmark.circle.fill chevron.right.circle.fill 1.circle a.square.fill
      """
    ),
    (
      "people and messages",
      """
      person person.fill person.2.fill person.3.fill person.circle person.crop.circle \
      person.crop.circle.fill person.badge.plus person.crop.circle.badge.checkmark face.smiling \
      hand.thumbsup.fill hand.raised.fill figure.walk figure.run eye eye.slash eye.fill faceid \
      touchid brain.head.profile envelope envelope.fill envelope.open message message.fill \
      bubble.left bubble.right.fill text.bubble.fill bubble.left.and.bubble.right.fill phone \
      phone.fill phone.down.fill video video.fill video.slash mic mic.slash.fill paperplane \
      paperplane.fill tray.fill bell bell.fill bell.badge bell.slash globe wifi wifi.slash \
      antenna.radiowaves.left.and.right
      """
    ),
    (
      "media and devices",
      """
      play.fill pause.fill stop.fill forward.fill backward.fill forward.end.fill play.circle.fill \
      speaker.wave.2.fill speaker.slash.fill music.note headphones waveform photo photo.fill \
      photo.on.rectangle camera camera.fill film gamecontroller.fill tv sparkles wand.and.stars \
      bookmark bookmark.fill iphone ipad laptopcomputer desktopcomputer applewatch printer.fill \
      keyboard cpu battery.100 chart.bar.fill chart.pie.fill chart.line.uptrend.xyaxis qrcode \
      barcode.viewfinder doc doc.text.fill doc.on.doc folder folder.badge.plus trash trash.fill \
      pencil square.and.pencil list.bullet
      """
    ),
    (
      "things and places",
      """
      house house.fill building.2.fill building.columns map map.fill mappin.and.ellipse location \
      location.fill airplane car.fill bus.fill tram.fill bicycle ferry.fill fuelpump.fill \
      fork.knife cup.and.saucer.fill wineglass birthday.cake bed.double.fill cart cart.fill \
      bag.fill creditcard.fill banknote gift.fill tag.fill dollarsign.circle.fill lock lock.fill \
      lock.open key.fill shield.fill checkmark.shield.fill checkmark.seal.fill gear gearshape.fill \
      wrench.and.screwdriver.fill hammer.fill paintbrush.fill paintpalette.fill lightbulb.fill \
      clock.fill calendar alarm timer hourglass
      """
    ),
    (
      "nature and weather",
      """
      sun.max sun.max.fill sunrise.fill moon moon.stars.fill cloud cloud.fill cloud.sun.fill \
      cloud.rain.fill cloud.heavyrain.fill cloud.drizzle.fill cloud.snow.fill cloud.bolt.fill \
      cloud.bolt.rain.fill cloud.fog.fill wind snowflake tornado umbrella.fill thermometer.medium \
      drop.fill flame flame.fill bolt.fill leaf.fill tree.fill pawprint.fill tortoise.fill \
      hare.fill ladybug.fill heart heart.fill heart.slash.fill heart.circle.fill star star.fill \
      star.leadinghalf.filled crown.fill trophy.fill flag.fill graduationcap.fill book.fill \
      books.vertical.fill newspaper.fill briefcase.fill cross.case.fill pills.fill stethoscope
      """
    ),
  ]

  static let colorful = """
    heart.circle.fill folder.fill.badge.plus cloud.sun.rain.fill person.3.sequence.fill \
    exclamationmark.triangle.fill person.crop.circle.badge.checkmark speaker.wave.3.fill \
    bell.badge trash.fill sunrise.fill battery.25 list.bullet
    """
}

extension String {
  /// The names of a topic.
  var symbolNames: [String] { split(separator: " ").map(String.init) }
}
