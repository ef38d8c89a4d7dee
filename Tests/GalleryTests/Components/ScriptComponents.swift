import SwiftUI
import UIKit

/// A sentence in each of the scripts that have rules of their own.
enum ScriptSamples {
  static let all: [(name: String, text: String)] = [
    ("Arabic", "يولد جميع الناس أحرارًا."),
    ("Hebrew", "כל בני אדם נולדו בני חורין."),
    ("Hindi", "सभी मनुष्य स्वतंत्र जन्म लेते हैं।"),
    ("Bengali", "সব মানুষ স্বাধীন হয়ে জন্মায়।"),
    ("Punjabi", "ਸਾਰੇ ਮਨੁੱਖ ਆਜ਼ਾਦ ਜੰਮਦੇ ਹਨ।"),
    ("Gujarati", "બધા મનુષ્યો સ્વતંત્ર જન્મે છે."),
    ("Tamil", "எல்லா மனிதரும் சுதந்திரமாகப் பிறக்கின்றனர்."),
    ("Telugu", "మానవులందరూ స్వతంత్రంగా జన్మిస్తారు."),
    ("Kannada", "ಎಲ್ಲಾ ಮಾನವರು ಸ್ವತಂತ್ರರಾಗಿ ಜನಿಸುತ್ತಾರೆ."),
    ("Malayalam", "മനുഷ്യരെല്ലാം സ്വതന്ത്രരായി ജനിക്കുന്നു."),
    ("Sinhala", "සියලු මනුෂ්‍යයෝ නිදහස්ව උපදිති."),
    ("Thai", "มนุษย์ทุกคนเกิดมาอย่างอิสระ"),
    ("Lao", "ມະນຸດທຸກຄົນເກີດມາມີອິດສະຫຼະ"),
    ("Khmer", "មនុស្សទាំងអស់កើតមកមានសេរីភាព"),
    ("Burmese", "လူတိုင်းသည် လွတ်လပ်စွာ မွေးဖွားသည်။"),
    ("Tibetan", "མི་ཐམས་ཅད་རང་དབང་ཡོད།"),
    ("Korean", "모든 사람은 자유롭게 태어난다."),
    ("Japanese", "すべての人は自由に生まれる。"),
    ("Chinese", "人人生而自由。"),
    ("Greek", "Όλοι γεννιούνται ελεύθεροι."),
    ("Russian", "Все люди рождаются свободными."),
    ("Vietnamese", "Mọi người sinh ra đều tự do."),
  ]
}

/// Labels in every script, each with its language.
final class ScriptBoardView: UIView {
  static let size = CGSize(width: 390, height: 24 + 34 * CGFloat(ScriptSamples.all.count))

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .systemBackground
    for (index, sample) in ScriptSamples.all.enumerated() {
      let top = 12 + 34 * CGFloat(index)
      add(
        sample.name, .preferredFont(forTextStyle: .footnote), .secondaryLabel,
        CGRect(x: 16, y: top, width: 90, height: 34))
      add(
        sample.text, .preferredFont(forTextStyle: .body), .label,
        CGRect(x: 106, y: top, width: 268, height: 34))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func add(_ text: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = font
    label.textColor = color
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }
}

/// A conversation with emoji of several characters: skins, families, flags, keys and professions.
struct EmojiChatPage: View {
  var body: some View {
    VStack(spacing: 4) {
      ChatBubble("Landed! 🛬🇳🇴 Who is at the airport?", isOwn: false)
      ChatBubble("All of us 👨‍👩‍👧‍👦 — gate 1️⃣2️⃣", isOwn: true)
      ChatBubble("👋🏽👋🏿👋🏻", isOwn: false)
      ChatBubble("The pilot 👩🏾‍✈️ let me see the cockpit 🤩", isOwn: false, stars: 2)
      ChatBubble("🏴‍☠️ or 🏳️‍🌈 on the boat? ⛵️❤️‍🔥", isOwn: true, receipt: "Read 09:44")
    }
    .padding(16)
    .background(Color(uiColor: .systemBackground))
  }
}
