import UIKit

/// A field of the form, and what may be wrong with it.
nonisolated enum FormField: String, Hashable, Sendable, CaseIterable {
  case name = "Name"
  case email = "Email"
  case password = "Password"

  var placeholder: String {
    switch self {
    case .name: "First and last name"
    case .email: "name@example.org"
    case .password: "At least eight characters"
    }
  }

  /// What is wrong with an entry, nil if nothing is.
  func error(in text: String) -> String? {
    switch self {
    case .name: text.isEmpty ? "Please enter your name." : nil
    case .email:
      text.contains("@") && text.contains(".") ? nil : "This isn’t an email address."
    case .password: text.count < 8 ? "A password has at least eight characters." : nil
    }
  }
}

/// A row of the form.
nonisolated enum FormRow: Hashable, Sendable {
  case field(FormField)
  case error(FormField)
  case newsletter
  case submit
}
