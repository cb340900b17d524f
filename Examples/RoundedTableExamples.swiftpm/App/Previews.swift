import Screens
import SwiftUI
import UIKit

// The example screens in the canvas of Xcode, as the system of a preview draws them.

@available(iOS 17, *)
#Preview("Accounts") {
  UINavigationController(rootViewController: AccountsScreen())
}

@available(iOS 17, *)
#Preview("Trip") {
  UINavigationController(rootViewController: TripScreen())
}

@available(iOS 17, *)
#Preview("Health") {
  UINavigationController(rootViewController: HealthScreen())
}

@available(iOS 17, *)
#Preview("Chat") {
  UINavigationController(rootViewController: ChatScreen())
}

@available(iOS 17, *)
#Preview("Shop") {
  UINavigationController(rootViewController: ShopScreen())
}

@available(iOS 17, *)
#Preview("Form") {
  UINavigationController(rootViewController: FormScreen())
}

@available(iOS 17, *)
#Preview("Reminders") {
  UINavigationController(rootViewController: RemindersScreen())
}

@available(iOS 17, *)
#Preview("Delivery") {
  UINavigationController(rootViewController: DeliveryScreen())
}

@available(iOS 17, *)
#Preview("Contacts") {
  UINavigationController(rootViewController: ContactsScreen())
}

@available(iOS 17, *)
#Preview("Plain contacts") {
  UINavigationController(rootViewController: PlainContactsScreen())
}

@available(iOS 17, *)
#Preview("Directory") {
  UINavigationController(rootViewController: DirectoryScreen())
}

@available(iOS 17, *)
#Preview("Expanding") {
  UINavigationController(rootViewController: ExpandingScreen())
}

@available(iOS 17, *)
#Preview("Shopping") {
  UINavigationController(rootViewController: ShoppingScreen.withLists())
}

@available(iOS 17, *)
#Preview("Settings") {
  UINavigationController(rootViewController: SettingsScreen())
}

@available(iOS 17, *)
#Preview("Tutorial") {
  UINavigationController(rootViewController: TutorialScreen())
}

@available(iOS 17, *)
#Preview("Gradient") {
  UINavigationController(rootViewController: GradientScreen())
}

@available(iOS 17, *)
#Preview("Looks") {
  UINavigationController(rootViewController: LooksScreen())
}

@available(iOS 17, *)
#Preview("Wardrobe") {
  UINavigationController(rootViewController: WardrobeScreen())
}

@available(iOS 17, *)
#Preview("Custom cells") {
  UINavigationController(rootViewController: CustomCellsScreen())
}

@available(iOS 17, *)
#Preview("Custom look") {
  UINavigationController(rootViewController: CustomLookScreen())
}

@available(iOS 17, *)
#Preview("Self check") {
  UINavigationController(rootViewController: SelfCheckScreen())
}

@available(iOS 17, *)
#Preview("By hand") {
  UINavigationController(rootViewController: ByHandScreen())
}
