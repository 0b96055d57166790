import type { QrsColumn, QrsRow, QrsTable } from '../../../../../main/sheets/qrs/qrsModel.ts'
import { rowOfCells } from '../../../../../main/sheets/qrs/qrsTable.ts'

type Recast = (table: QrsTable) => QrsTable

/** Heads of a column each that stand over narrow columns. */
const shorterHeads =
  (shorter: Readonly<Record<string, string>>): Recast =>
  (table) => ({ ...table, columns: table.columns.map((one) => ({ ...one, head: shorter[one.head] ?? one.head })) })

/** What stands in the last column goes into brackets behind what it is a condition of. */
const conditionInBrackets: Recast = (table) => ({
  ...table,
  columns: table.columns.slice(0, -1),
  rows: table.rows.map((row) => {
    const [effect, condition] = row.cells.slice(-2)
    const said = (condition ?? '') === '' ? effect : `${effect ?? ''} (${condition!})`
    return { ...row, cells: [...row.cells.slice(0, -2), said!] }
  }),
})

const ofPilot = /^(.+), pilot REP (\d)$/

/** The pilot's dice of each aircraft stand in one row, a REP a column; a row that says anything else leaves all as it is. */
const byPilot: Recast = (table) => {
  const rows = filled(table.rows)
  const said = rows.map(({ cells }) => ofPilot.exec(cells.at(-1) ?? ''))
  if (said.includes(null)) return table
  const reps = [...new Set(said.map((one) => one![2]!))].toSorted()
  const corps = table.columns.length === 4
  const groups = Map.groupBy(rows.keys(), (i) =>
    JSON.stringify([rows[i]!.cells[0], said[i]![1], corps && rows[i]!.cells[2]]),
  )
  let above = ''
  return {
    ...table,
    columns: [
      table.columns[0]!,
      { head: 'aircraft', kind: 'words' },
      ...(corps ? [{ head: table.columns[2]!.head, kind: 'words' as const }] : []),
      ...reps.map((rep): QrsColumn => ({ head: `REP ${rep}`, kind: 'figure' })),
    ],
    rows: [...groups.values()].map((places) => {
      const { cells } = rows[places[0]!]!
      const dice = reps.map((rep) =>
        places.flatMap((i) => (said[i]![2] === rep ? [rows[i]!.cells[1]!] : [])).join(', '),
      )
      const die = cells[0]!
      const shown = die === above ? '' : die
      above = die
      const changed = places.some((i) => rows[i]!.changed.length > 0) ? [0] : []
      const where = corps ? [cells[2]!] : []
      return rowOfCells([shown, said[places[0]!]![1]!, ...where, ...dice.map((one) => one || '-')], changed)
    }),
  }
}

/** Says again in every row what it only goes on from above. */
function filled(rows: readonly QrsRow[]): readonly QrsRow[] {
  const above: (string | null)[] = []
  return rows.map((row) => {
    const spoken = row.cells.findIndex((cell) => cell !== '')
    const cells = row.cells.map((cell, c) => (c < spoken ? above[c]! : cell))
    above.splice(0, above.length, ...cells)
    return { ...row, cells }
  })
}

/** Commas part a list, but for those in brackets and before what belongs to the word ahead of it. */
const items = /; |, (?![^(]*\))(?!and |no )/

/** Where each column lists what it has, what they have stands in rows under its heading, marked in the columns that have it. */
const byItem: Recast = (table) => {
  const end = table.rows.findIndex(({ kind }) => kind === 'heading')
  const lists = end < 0 ? table.rows : table.rows.slice(0, end)
  return {
    ...table,
    columns: table.columns.map((one, c) => (c === 0 ? { ...one, head: 'level' } : { ...one, kind: 'figure' })),
    rows: [
      ...lists.flatMap(({ cells: [name, ...own], changed }): QrsRow[] => {
        const columns = own.map((cell) => (cell ?? '').split(items))
        const heading: QrsRow = { kind: 'heading', cells: [name!], changed }
        const all = [...new Set(columns.flat())]
        return [
          heading,
          ...all.map((item) => rowOfCells([item, ...columns.map((has) => (has.includes(item) ? 'yes' : '-'))])),
        ]
      }),
      ...(end < 0 ? [] : table.rows.slice(end)),
    ],
  }
}

/** Scores that follow each other and bring the same stand in one row: "2, 4, 6". */
const scoresTogether: Recast = (table) => ({
  ...table,
  rows: table.rows.reduce<QrsRow[]>((all, row) => {
    const above = all.at(-1)
    const isSame =
      above?.kind === 'cells' &&
      row.kind === 'cells' &&
      above.changed.length + row.changed.length === 0 &&
      above.cells[1] === row.cells[1]
    return isSame
      ? [...all.slice(0, -1), rowOfCells([`${above.cells[0]!}, ${row.cells[0]!}`, row.cells[1]!])]
      : [...all, row]
  }, []),
})

/** What an aircraft carries in the middle and at its sides stands in one column. */
const armsTogether: Recast = (table) => {
  const [name, dp, , , , ...others] = table.columns
  return {
    ...table,
    columns: [name!, dp!, { head: 'weapons', kind: 'words' }, ...others],
    rows: table.rows.map((row) => {
      const [craft, points, centre, left, right, ...rest] = row.cells
      const sides =
        right === null || right === left ? [said('each side', left)] : [said('left', left), said('right', right)]
      const arms = [said('', centre), ...sides].filter((part) => part !== '')
      return rowOfCells([craft!, points!, arms.join('; '), ...rest], row.changed)
    }),
  }
}

const said = (where: string, what: string | null | undefined): string =>
  what === undefined || what === null || what === '-' || what === '' ? '' : where === '' ? what : `${where}: ${what}`

/** Tables of FNG that the booklet sets in another shape. */
export const fngRecast: Readonly<Record<string, Recast>> = {
  'terrain.effects': shorterHeads({
    'movement factor': 'move',
    'LOS day': 'sight by day',
    'LOS night': 'by night',
    'ground: cover': 'cover',
    'ground: concealment': 'hides',
    'air: cover': 'from the air: cover',
    'air: concealment': 'hides',
    'edge distance': 'edge',
  }),
  'combat-damage': scoresTogether,
  'charge-resolution': scoresTogether,
  'attributes.effects': conditionInBrackets,
  'air.availability.i-corps': byPilot,
  'air.availability.ii-iii-iv-corps': byPilot,
  'support-level.1': byItem,
  'list.fwf-aircraft': armsTogether,
  'list.fwf-helicopters': armsTogether,
}
