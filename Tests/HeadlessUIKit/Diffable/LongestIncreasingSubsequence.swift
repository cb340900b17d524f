/// Tells which of some distinct numbers stand in a longest increasing subsequence: what stays where
/// it is when the rest is moved, so that as little as possible moves.
///
/// O(n log n).
func membersOfLongestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
  var isMember = Array(repeating: true, count: numbers.count)
  guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return isMember }
  // Where the smallest end of a run of each length stands, and what stands before each number.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: numbers.count)
  for index in numbers.indices {
    var low = 0
    var high = ends.count
    if let last = ends.last, numbers[last] < numbers[index] { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  isMember = Array(repeating: false, count: numbers.count)
  var index = ends.last ?? -1
  while index >= 0 {
    isMember[index] = true
    index = previous[index]
  }
  return isMember
}
