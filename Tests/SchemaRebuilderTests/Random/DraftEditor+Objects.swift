extension DraftEditor {
  mutating func changeIndex(_ place: Int) {
    note("index of \(maker.draft.tables[place].name)")
    if !maker.draft.tables[place].indexes.isEmpty, maker.chance.once(in: 2) {
      let name = maker.draft.tables[place].indexes.removeFirst().name
      guard maker.chance.once(in: 2) else { return }
      maker.addIndex(place)
      let last = maker.draft.tables[place].indexes.count - 1
      maker.draft.tables[place].indexes[last].name = name
    } else {
      maker.addIndex(place)
    }
  }

  mutating func changeView() {
    note("view")
    if !maker.draft.views.isEmpty, maker.chance.once(in: 2) {
      let old = maker.draft.views.removeFirst()
      guard maker.chance.once(in: 2) else { return }
      maker.addView()
      let last = maker.draft.views.count - 1
      guard last >= 0 else { return }
      maker.draft.views[last].name = old.name
      maker.draft.views[last].number = old.number
      maker.draft.views.insert(maker.draft.views.removeLast(), at: 0)
    } else {
      maker.addView()
    }
  }

  mutating func changeSearch() {
    note("full-text table")
    if !maker.draft.searches.isEmpty, maker.chance.once(in: 3) {
      maker.draft.searches.removeFirst()
    } else if !maker.draft.searches.isEmpty, maker.chance.once(in: 2) {
      let name = maker.draft.searches.removeFirst().name
      maker.addSearch()
      guard !maker.draft.searches.isEmpty else { return }
      maker.draft.searches[maker.draft.searches.count - 1].name = name
    } else {
      maker.addSearch()
    }
  }

  mutating func changeTrigger() {
    note("trigger")
    if !maker.draft.triggers.isEmpty, maker.chance.once(in: 2) {
      let name = maker.draft.triggers.removeFirst().name
      guard maker.chance.once(in: 2) else { return }
      maker.addTrigger()
      guard !maker.draft.triggers.isEmpty else { return }
      maker.draft.triggers[maker.draft.triggers.count - 1].name = name
    } else {
      maker.addTrigger()
    }
  }
}
