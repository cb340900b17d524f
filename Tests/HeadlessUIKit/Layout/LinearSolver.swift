/// A simplex over sparse rows that goes through priorities from the highest to the lowest.
///
/// The tableau is Cassowary's: every basic variable is a form of the others, which are zero.
/// Instead of weighing priorities against each other, each one is brought to its optimum and then
/// frozen: what would spoil it stays zero for good and leaves the tableau, which shrinks as the
/// priorities go down.
struct LinearSolver {
  private enum Kind {
    /// Of any sign: what the caller asks for.
    case free
    /// Not negative: slacks and errors.
    case restricted
    /// Zero for good.
    case frozen
  }
  private static let infeasible = 1e-6

  private var kinds: [Kind] = []
  /// The row of a basic variable, or -1.
  private var rowOf: [Int] = []
  private var basics: [Int] = []
  private var rows: [LinearForm] = []
  /// The errors of the priority that is being added.
  private var errors: [Int] = []

  mutating func makeVariable() -> Int { make(.free) }

  func value(of variable: Int) -> Double {
    let row = rowOf[variable]
    return row < 0 ? 0 : rows[row].constant
  }

  /// Whether every variable that the caller asks for has one value alone.
  var isDetermined: Bool {
    for variable in kinds.indices where kinds[variable] == .free {
      let row = rowOf[variable]
      guard row >= 0, rows[row].terms.isEmpty else { return false }
    }
    return true
  }

  // MARK: Required

  /// Returns how far the form is from zero if it cannot be zero; then the form is left out.
  mutating func requireZero(_ form: LinearForm) -> Double? {
    let form = reduced(form)
    return form.terms.isEmpty ? excess(abs(form.constant)) : hold(form)
  }

  mutating func requireNotNegative(_ form: LinearForm) -> Double? {
    var form = reduced(form)
    guard !form.terms.isEmpty else { return excess(-form.constant) }
    let slack = make(.restricted)
    if freeTerm(of: form) == nil, form.constant >= 0 {
      enterRow(form, basic: slack)
      return nil
    }
    form.add(-1, of: slack)
    return hold(form)
  }

  private func excess(_ distance: Double) -> Double? {
    distance > LinearSolver.infeasible ? distance : nil
  }

  private mutating func hold(_ form: LinearForm) -> Double? {
    guard let free = freeTerm(of: form) else { return holdByArtificial(form) }
    solve(form, for: free)
    return nil
  }

  private mutating func holdByArtificial(_ form: LinearForm) -> Double? {
    var goal = form
    if goal.constant < 0 { goal.scale(by: -1) }
    let artificial = make(.restricted)
    enterRow(goal, basic: artificial)
    minimize(&goal)
    let row = rowOf[artificial]
    guard row >= 0 else {
      freeze(artificial)
      return nil
    }
    let rest = rows[row].constant
    if rest <= LinearSolver.infeasible,
      let entering = rows[row].terms.first(where: { kinds[$0.variable] == .restricted })
    {
      pivot(row: row, entering: entering.variable)
      freeze(artificial)
      return nil
    }
    removeRow(row)
    kinds[artificial] = .frozen
    return excess(rest)
  }

  // MARK: Wanted

  mutating func wantZero(_ form: LinearForm) {
    var form = reduced(form)
    guard !form.terms.isEmpty else { return }
    let above = make(.restricted)
    let below = make(.restricted)
    errors += [above, below]
    if let free = freeTerm(of: form) {
      form.add(-1, of: above)
      form.add(1, of: below)
      solve(form, for: free)
    } else if form.constant >= 0 {
      form.add(1, of: below)
      enterRow(form, basic: above)
    } else {
      form.scale(by: -1)
      form.add(1, of: above)
      enterRow(form, basic: below)
    }
  }

  mutating func wantNotNegative(_ form: LinearForm) {
    var form = reduced(form)
    guard !form.terms.isEmpty else { return }
    let slack = make(.restricted)
    let error = make(.restricted)
    errors.append(error)
    if let free = freeTerm(of: form) {
      form.add(-1, of: slack)
      form.add(1, of: error)
      solve(form, for: free)
    } else if form.constant >= 0 {
      form.add(1, of: error)
      enterRow(form, basic: slack)
    } else {
      form.scale(by: -1)
      form.add(1, of: slack)
      enterRow(form, basic: error)
    }
  }

  /// Ends a priority: makes the sum of its errors as small as it can be, and keeps it so.
  mutating func settle() {
    guard !errors.isEmpty else { return }
    var goal = LinearForm()
    for error in errors {
      let row = rowOf[error]
      if row >= 0 {
        goal.add(rows[row], times: 1)
      } else if kinds[error] != .frozen {
        goal.add(1, of: error)
      }
    }
    errors.removeAll(keepingCapacity: true)
    minimize(&goal)
    for term in goal.terms where term.coefficient > LinearForm.tolerance { freeze(term.variable) }
  }

  // MARK: Tableau

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    rowOf.append(-1)
    return kinds.count - 1
  }

  private func reduced(_ form: LinearForm) -> LinearForm {
    var result = LinearForm(constant: form.constant, room: form.terms.count)
    for term in form.terms {
      let row = rowOf[term.variable]
      if row >= 0 {
        result.add(rows[row], times: term.coefficient)
      } else if kinds[term.variable] != .frozen {
        result.add(term.coefficient, of: term.variable)
      }
    }
    return result
  }

  private func freeTerm(of form: LinearForm) -> Int? {
    var best: LinearForm.Term?
    for term in form.terms where kinds[term.variable] == .free {
      if let best, abs(best.coefficient) >= abs(term.coefficient) { continue }
      best = term
    }
    return best?.variable
  }

  private mutating func solve(_ form: LinearForm, for variable: Int) {
    var form = form
    let coefficient = form.remove(variable)
    form.scale(by: -1 / coefficient)
    substitute(form, for: variable)
    enterRow(form, basic: variable)
  }

  private mutating func enterRow(_ form: LinearForm, basic: Int) {
    rowOf[basic] = rows.count
    basics.append(basic)
    rows.append(form)
  }

  private mutating func removeRow(_ row: Int) {
    rowOf[basics[row]] = -1
    let last = rows.count - 1
    if row != last {
      rows.swapAt(row, last)
      basics[row] = basics[last]
      rowOf[basics[row]] = row
    }
    rows.removeLast()
    basics.removeLast()
  }

  private mutating func substitute(_ form: LinearForm, for variable: Int) {
    for row in rows.indices {
      let factor = rows[row].coefficient(of: variable)
      guard factor != 0 else { continue }
      _ = rows[row].remove(variable)
      rows[row].add(form, times: factor)
    }
  }

  private mutating func freeze(_ variable: Int) {
    kinds[variable] = .frozen
    for row in rows.indices { _ = rows[row].remove(variable) }
  }

  private mutating func pivot(row: Int, entering: Int) {
    let leaving = basics[row]
    var form = rows[row]
    let coefficient = form.remove(entering)
    form.add(-1, of: leaving)
    form.scale(by: -1 / coefficient)
    rowOf[leaving] = -1
    rowOf[entering] = row
    basics[row] = entering
    rows[row] = LinearForm()
    substitute(form, for: entering)
    rows[row] = form
  }

  /// Bland's rule: the first variable that helps, so that it cannot go round in circles.
  private mutating func minimize(_ goal: inout LinearForm) {
    while true {
      var entering = Int.max
      for term in goal.terms where term.coefficient < -LinearForm.tolerance {
        entering = min(entering, term.variable)
      }
      guard entering < Int.max else { return }
      var leavingRow = -1
      var smallest = Double.infinity
      for row in rows.indices where kinds[basics[row]] == .restricted {
        let coefficient = rows[row].coefficient(of: entering)
        guard coefficient < -LinearForm.tolerance else { continue }
        let ratio = rows[row].constant / -coefficient
        let isTie = abs(ratio - smallest) < LinearForm.tolerance
        if isTie ? basics[row] < basics[leavingRow] : ratio < smallest {
          smallest = ratio
          leavingRow = row
        }
      }
      guard leavingRow >= 0 else { return }
      pivot(row: leavingRow, entering: entering)
      let factor = goal.remove(entering)
      goal.add(rows[leavingRow], times: factor)
    }
  }
}
