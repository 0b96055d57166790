import { expect, it } from 'vitest'
import { recordStops } from '../../../../../src/games/fng/app/stops.ts'
import { recordView } from '../../../../../src/games/fng/app/recordView.ts'
import { lineView, tablesById } from '../../../../../src/main/app/journal/lineView.ts'
import { empty, type FngState } from '../../../../../src/games/fng/rules/state.ts'
import { fngTables } from '../../../../../src/games/fng/rules/tables/index.ts'
import { bloodyTour } from '../../../../support/bloodyTour.ts'
import { playLongJournal } from '../../../../support/longJournal.ts'
import type { PlayedEntry } from '../../../../support/playTour.ts'
import { stopsOf } from '../../../../support/told.ts'

const tables = tablesById(fngTables)

const tours: readonly (readonly [string, () => readonly PlayedEntry[]])[] = [
  ['a bloody tour', () => bloodyTour('usmc', 3)],
  ['another', () => bloodyTour('sf-cidg', 5)],
  ['a tour with many corrections and moves', () => playLongJournal(700)],
]

it.each(tours)('a man’s record from his own entries is the one from all of them: %s', (_, play) => {
  const entries = play()
  const stops = stopsOf(entries)
  const state = entries.at(-1)!.state
  const all = stops.map(({ entry, changes, state: after }, i) => ({
    entry: entry.id,
    step: entry.step,
    changes,
    before: i === 0 ? empty : (stops[i - 1]!.state as unknown as FngState),
    after: after as unknown as FngState,
  }))
  let fewest = all.length
  for (const { id } of state.soldiers) {
    const isOfHim = (entry: number) =>
      entries[entry - 1]!.lines.some(({ about }) => about?.collection === 'soldiers' && about.id === id)
    const lines = {
      telling: new Set(stops.map(({ entry }) => entry.id).filter(isOfHim)),
      of: (entry: number) => entries[entry - 1]!.lines,
      view: (line: PlayedEntry['lines'][number]) => lineView(line, tables),
    }
    const own = recordStops(stops, lines.telling, id)
    fewest = Math.min(fewest, own.length)
    expect(recordView(state, own, lines, id)).toEqual(recordView(state, all, lines, id))
  }
  expect(fewest).toBeLessThan(all.length / 4)
})
