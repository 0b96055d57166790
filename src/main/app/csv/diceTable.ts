import type { PlainTable } from '../../../contract/csv.ts'
import { sidesOf } from '../../engine/dice.ts'
import { diceView } from '../journal/diceView.ts'
import type { OpenTour } from '../library/openTours.ts'

const heads = [
  'Entry no.',
  'When',
  'Entry',
  'Throw',
  'What for',
  'Table',
  'About',
  'Rolled by',
  'Sides',
  'Face',
  'Number to compare',
  'Passed',
  'Taken off',
]

/** @returns every die of the tour in a line of its own, in the order in which they fell; sealed dice are not told. */
export function diceTable(tour: OpenTour): PlainTable {
  const { rolls, tables } = diceView(tour, {})
  const titles = new Map(tables.map(({ id, title }) => [id, title]))
  const names = new Map(tour.game.words.men(tour.file.load().state).map(({ id, name }) => [id, name]))
  return {
    heads,
    rows: rolls.toReversed().flatMap(({ dice, depth, date, title, text, table, man, hand, target }, at) => {
      const about = man === null ? null : (names.get(man) ?? null)
      const of = [depth, date, title, at + 1, text, table === null ? null : (titles.get(table) ?? null), about, hand]
      return dice.map((die) => [...of, sidesOf(die), die.face, target, yesOrNo(die.passed), die.off ? 'yes' : null])
    }),
  }
}

const yesOrNo = (passed: boolean | null) => (passed === null ? null : passed ? 'yes' : 'no')
