import type { Lists } from '../../../main/app/game/lists.ts'
import type { fngContract } from '../contract/contract.ts'
import { billetsInOrder } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { rowName } from './changeView.ts'
import { menWithNames } from './journalWords.ts'

/** @returns the rows of a collection by what the journal calls them. */
const rows = (collection: 'billets' | 'missions' | 'players' | 'printSetups') => (state: FngState) =>
  (collection === 'billets' ? billetsInOrder(state) : state[collection]).map((row) => ({
    value: row.id,
    label: rowName(state, collection, row),
  }))

/** What the player wrote, by how it begins. */
const begins = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text)

/** What the forms of the contract pick from. */
export const fngLists: Lists<typeof fngContract, FngState> = {
  men: (state) => menWithNames(state).map(({ id, name }) => ({ value: id, label: name })),
  billets: rows('billets'),
  missions: rows('missions'),
  players: rows('players'),
  printSetups: rows('printSetups'),
  notes: ({ notes }) => notes.map(({ id, text }) => ({ value: id, label: begins(text) })),
  pictures: ({ pictures }) =>
    pictures.map(({ id, caption }, i) => ({ value: id, label: caption === '' ? `Picture ${i + 1}` : begins(caption) })),
}
