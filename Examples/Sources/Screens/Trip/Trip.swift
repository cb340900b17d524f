/// A journey: a flight, and days with what is planned for them.
nonisolated package struct Trip: Hashable, Sendable {
  /// What a traveler has to know at the airport.
  package struct Flight: Hashable, Sendable {
    var route: String
    var number: String
    /// Words and values, in pairs: boarding, gate.
    var details: [[String]]
    /// What is said when it leaves later.
    var delay: String
    /// The details then.
    var delayedDetails: [[String]]

    package init(
      route: String, number: String, details: [[String]], delay: String, delayedDetails: [[String]]
    ) {
      self.route = route
      self.number = number
      self.details = details
      self.delay = delay
      self.delayedDetails = delayedDetails
    }
  }

  /// Something that is planned.
  package struct Stop: Hashable, Sendable {
    var symbol: String
    var name: String
    var place: String
    var time: String

    package init(_ symbol: String, _ name: String, _ place: String, _ time: String) {
      self.symbol = symbol
      self.name = name
      self.place = place
      self.time = time
    }
  }

  /// A day, and its plan.
  package struct Day: Hashable, Sendable {
    var name: String
    var stops: [Stop]

    package init(_ name: String, _ stops: [Stop]) {
      self.name = name
      self.stops = stops
    }
  }

  package var flight: Flight
  package var days: [Day]
  /// What could be added to the last day.
  package var ideas: [Stop]

  package init(flight: Flight, days: [Day], ideas: [Stop]) {
    self.flight = flight
    self.days = days
    self.ideas = ideas
  }
}

extension Trip {
  nonisolated static let example = Trip(
    flight: Flight(
      route: "Zürich – Lisbon", number: "Friday, LX 2084",
      details: [["Boarding", "9:25"], ["Gate", "B 24"]],
      delay: "Delayed by 40 minutes",
      delayedDetails: [["Boarding", "10:05"], ["Gate", "B 24"]]),
    days: [
      Day(
        "Friday",
        [
          Stop("bed.double.fill", "Casa do Largo", "Check-in", "15:00"),
          Stop("tram.fill", "Tram 28", "Largo da Graça", "17:30"),
          Stop("fork.knife", "Taberna da Rua", "Table for two", "20:00"),
        ]),
      Day(
        "Saturday",
        [
          Stop("camera.fill", "Belém", "Tower and gardens", "10:00")
        ]),
    ],
    ideas: [
      Stop("cart", "Mercado", "Lunch between stalls", "13:00"),
      Stop("sun.max.fill", "Costa da Caparica", "Bus 3710", "15:30"),
    ])
}
