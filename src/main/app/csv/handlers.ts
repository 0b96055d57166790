import { csvKinds, csvText, type CsvKind } from '../../../contract/csv.ts'
import { RuleError } from '../../engine/errors.ts'
import type { GameTable } from '../game.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Handlers, Session } from '../session.ts'
import { diceTable } from './diceTable.ts'
import { entryTable } from './entryTable.ts'

type CsvProcedure = Extract<keyof Handlers, `csv.${string}`>

/** A tour as tables for spreadsheets. All of it only reads. */
export function csvHandlers({ tours }: Session): Pick<Handlers, CsvProcedure> {
  return {
    'csv.offer': ({ campaign }) =>
      csvKinds.flatMap((what) => {
        const title = tableOf(tours.get(campaign), what)?.title
        return title === undefined ? [] : [{ what, title }]
      }),
    'csv.make': ({ campaign, what }) => {
      const tour = tours.get(campaign)
      const found = tableOf(tour, what)
      if (!found) throw new RuleError('not-here', `${tour.game.contract.title} has no ${what} to tell of.`)
      const table = found.table({ state: tour.file.load().state, tour })
      const name = `${tour.file.info().name}, ${found.title.toLowerCase()}`
      return { name, text: csvText(table), lines: table.rows.length }
    },
  }
}

type Tables = Partial<Readonly<Record<CsvKind, GameTable>>>

/** @returns the table that a tour has of something; undefined where its game has nothing of the kind. */
const tableOf = ({ game }: OpenTour, what: CsvKind): GameTable | undefined =>
  ({ ...(game.csv satisfies Tables | undefined), ...ofEveryTour })[what]

const ofEveryTour = {
  dice: { title: 'Dice', table: ({ tour }) => diceTable(tour) },
  entries: { title: 'Entries', table: ({ tour }) => entryTable(tour) },
} satisfies Tables
