extension [String] {
  /// The word that takes the fewest edits to be made of another, where those are few.
  package func nearest(to word: String) -> String? {
    let ranked = map { (word: $0, distance: editDistance(from: word, to: $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    // A word of which half is wrong is no misspelling.
    return best.distance * 2 <= Swift.max(word.count, best.word.count) ? best.word : nil
  }
}

/// How many letters must be put in, taken out or changed, or neighbours exchanged.
func editDistance(from left: String, to right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var beforeLast = [Int]()
  var last = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var row = [i + 1]
    for (j, other) in right.enumerated() {
      var best = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
