import Screens
import UIKit

extension ChatScreen {
  /// The screen in the language of the device.
  static var inLanguage: ChatScreen {
    guard GalleryLanguage.current == .hebrew else { return ChatScreen() }
    let screen = ChatScreen(hebrew, placeholder: "הודעה")
    screen.title = "צ׳רלס"
    return screen
  }

  /// What the screen before is called.
  static var chats: String { GalleryLanguage.current == .hebrew ? "צ׳אטים" : "Chats" }

  /// The end of the conversation.
  static var short: ChatScreen {
    let isHebrew = GalleryLanguage.current == .hebrew
    return ChatScreen(
      Array((isHebrew ? hebrew : ChatMessage.examples).suffix(4)),
      placeholder: isHebrew ? "הודעה" : "Message")
  }

  /// Says something more than what was said last.
  func answer() {
    switch GalleryLanguage.current {
    case .english: say("That is the first program.", from: "Ada")
    case .hebrew: say("זו התוכנית הראשונה.", from: "עדה")
    }
  }

  private static let hebrew = [
    ChatMessage(id: 0, sender: nil, text: "אתמול"),
    ChatMessage(id: 1, sender: "עדה", text: "אתה שם?", isOwn: true),
    ChatMessage(id: 2, sender: "עדה", text: "המנוע אורג תבניות אלגבריות.", isOwn: true),
    ChatMessage(
      id: 3, sender: "צ׳רלס", text: "בדיוק כמו שהנול אורג פרחים ועלים. זה מוצא חן בעיניי."),
    ChatMessage(
      id: 4, sender: "עדה", text: "היא יכולה לארוג מוזיקה, אם התווים היו מספרים.", isOwn: true),
    ChatMessage(id: 5, sender: "צ׳רלס", text: "כדאי שתפרסמי את זה."),
    ChatMessage(id: 6, sender: nil, text: "היום"),
    ChatMessage(id: 7, sender: "צ׳רלס", text: "רשמת את זה?"),
    ChatMessage(id: 8, sender: "צ׳רלס", text: "לואיג׳י שואל."),
    ChatMessage(id: 9, sender: "צ׳רלס", text: "יש לו מקום לעמוד או שניים."),
    ChatMessage(id: 10, sender: "עדה", text: "בהערות.", isOwn: true),
    ChatMessage(id: 11, sender: "עדה", text: "הערה ז׳.", isOwn: true),
    ChatMessage(id: 12, sender: "עדה", text: "היא מחשבת את מספרי ברנולי.", isOwn: true),
  ]
}
