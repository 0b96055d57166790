import type { AnyRow } from '../../../engine/state.ts'
import type { battleCollections } from '../../../rules/fng/battle/collections.ts'
import type { Name } from '../changeView.ts'

const named: Name = (_, row) => String(row['name'])

/** "A 3": the figure under its group's letter; a man of the platoon by his name. */
const ofFigure =
  (field: string): Name =>
  (state, row) => {
    const figure = state.figures.find((f) => f.id === row[field])
    return figure?.name ?? 'Somebody'
  }

const numbered =
  (what: string): Name =>
  (_: unknown, row: AnyRow) =>
    `${what} ${String(row['number'])}`

/** What the rows of a battle are called, and the columns that this name tells already. */
export const battleNames = {
  battle: { name: () => 'The battle' },
  groups: { name: (_, row) => `Group ${String(row['name'])}`, told: ['name'] },
  figures: { name: named, told: ['name'] },
  contacts: { name: numbered('PEF'), told: ['number'] },
  sealedContacts: { name: () => 'A sealed contact' },
  lasting: { name: named, told: ['name'] },
  calls: { name: (_, row) => `Call: ${String(row['what'])}`, told: ['what'] },
  craft: { name: named, told: ['name'] },
  structures: { name: named, told: ['name'] },
  tallies: { name: ofFigure('figureId'), told: ['figureId'] },
} satisfies Readonly<Record<keyof typeof battleCollections, { readonly name: Name; readonly told?: readonly string[] }>>
