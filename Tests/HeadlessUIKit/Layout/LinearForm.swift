/// A constant and a few variables with their coefficients.
struct LinearForm {
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  static let tolerance = 1e-9

  var constant: Double
  var terms: [Term] = []

  init(constant: Double = 0, room: Int = 0) {
    self.constant = constant
    if room > 0 { terms.reserveCapacity(room) }
  }

  func coefficient(of variable: Int) -> Double {
    for term in terms where term.variable == variable { return term.coefficient }
    return 0
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if abs(terms[index].coefficient) < LinearForm.tolerance { drop(at: index) }
      return
    }
    if abs(coefficient) >= LinearForm.tolerance {
      terms.append(Term(variable: variable, coefficient: coefficient))
    }
  }

  mutating func add(_ form: LinearForm, times factor: Double) {
    constant += form.constant * factor
    for term in form.terms { add(term.coefficient * factor, of: term.variable) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes a variable out and returns the coefficient it had.
  mutating func remove(_ variable: Int) -> Double {
    for index in terms.indices where terms[index].variable == variable {
      let coefficient = terms[index].coefficient
      drop(at: index)
      return coefficient
    }
    return 0
  }

  private mutating func drop(at index: Int) {
    terms.swapAt(index, terms.count - 1)
    terms.removeLast()
  }
}
