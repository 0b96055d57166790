import type { AnyRow, Change } from '../../../../main/engine/state.ts'
import type { Contact, Figure, Group } from '../../rules/battle/battle.ts'
import { contactName } from '../../rules/battle/contacts/contact.ts'
import { counted, listed } from '../../rules/steps/setup/common.ts'
import { foundInShort } from './foundInShort.ts'

const rowsIn = <R>(changes: readonly Change[], collection: string, pick: (change: Change) => AnyRow | null): R[] =>
  changes.flatMap((change) => {
    const row = change.collection === collection ? pick(change) : null
    return row === null ? [] : [row as unknown as R]
  })

const added = ({ before, after }: Change): AnyRow | null => (before === null ? after : null)

/** @returns who has come onto the table, "E1, E2 and E3 appear: 9 of theirs"; null for nobody. */
export function comers(changes: readonly Change[]): string | null {
  const figures = rowsIn<Figure>(changes, 'figures', added)
  if (figures.length === 0) return null
  const groups = rowsIn<Group>(changes, 'groups', added).map(({ name }) => name)
  const counts = (['ours', 'theirs', 'civilian'] as const).flatMap((side) => {
    const count = figures.filter((figure) => figure.side === side).length
    return count === 0 ? [] : [`${count} ${comerWords[side](count)}`]
  })
  if (groups.length === 0) return `${counts.join(', ')} on the table`
  return `${listed(groups)} ${groups.length === 1 ? 'appears' : 'appear'}: ${counts.join(', ')}`
}

const comerWords = {
  ours: () => 'of ours',
  theirs: () => 'of theirs',
  civilian: (count: number) => (count === 1 ? 'civilian' : 'civilians'),
} as const

/** @returns what became of PEFs, "PEF 4: Full platoon", "PEF 2 goes to sector 3"; null for nothing. */
export function contactsIn(changes: readonly Change[]): string | null {
  const told = changes.flatMap(({ collection, before, after }) => {
    if (collection !== 'contacts' || after === null) return []
    const is = after as unknown as Contact
    const was = before as unknown as Contact | null
    const name = contactName(is)
    if (was === null) return [`${name} lies in sector ${is.sector}`]
    if (was.status !== is.status) return [`${name}: ${outcomeOf(is)}`]
    return was.sector === is.sector ? [] : [`${name} goes to sector ${is.sector}`]
  })
  const more = told.length > 3 ? `, ${counted(told.length - 3, 'PEF')} more` : ''
  return told.length === 0 ? null : `${told.slice(0, 3).join('; ')}${more}`
}

/** What it was; a place is told with that nobody is there, for whoever comes is told before all else. */
function outcomeOf({ found, pc }: Contact): string {
  if (found === null) return 'nothing'
  const short = foundInShort(found)
  return pc && short !== 'Nothing' ? `${short}, nobody there` : short
}
