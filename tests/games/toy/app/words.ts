import type { ChangeView } from '../../../../src/contract/journal.ts'
import type { Change } from '../../../../src/main/engine/state.ts'
import type { ToyState } from '../rules/state.ts'

const called: Readonly<Record<string, string>> = { tour: 'The ferry', hands: 'A hand', dealt: 'A card' }

/** @returns changes in plain words. */
export const changeViews = (_: ToyState, __: ToyState, changes: readonly Change[]): ChangeView[] =>
  changes.map(({ collection, id, before, after }) => ({
    what: called[collection]!,
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    ...{ collection, id },
    fields: Object.keys(after ?? before ?? {})
      .filter((field) => field !== 'id' && before?.[field] !== after?.[field])
      .map((field) => ({ field, before: inWords(before?.[field]), after: inWords(after?.[field]) })),
  }))

/** @returns a cell in words; null where there is nothing. */
export const inWords = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** @returns where the ferry is, in words. */
export const momentOf = ({ tour: [tour] }: ToyState): string => (tour ? `Stretch ${tour.stretch + 1}` : '')
