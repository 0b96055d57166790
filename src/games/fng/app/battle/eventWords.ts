import type { Lasting } from '../../rules/battle/battle.ts'
import { contactName } from '../../rules/battle/contacts/contact.ts'
import type { LastingEvent } from '../../rules/battle/events/lasts.ts'
import type { FngState } from '../../rules/state.ts'

type Word = string | ((state: FngState, row: Lasting) => string)

const figureName = (state: FngState, { figureId }: Lasting): string | undefined =>
  state.figures.find(({ id }) => id === figureId)?.name

const contactNamed = (state: FngState, is: (contact: FngState['contacts'][number]) => boolean): string | undefined => {
  const contact = state.contacts.find(is)
  return contact && contactName(contact)
}

const named = (what: string, name: string | undefined): string => (name === undefined ? what : `${what}: ${name}`)

/** Random events and what charts leave behind, by the names under which the rules look for them. */
const words: Readonly<Record<LastingEvent | 'artilleryOnFive' | `enemyBarrage.${'mortars' | 'artillery'}`, Word>> = {
  radioJammed: 'Radio jammed',
  lull: 'Lull',
  boobyTrapDue: 'Booby trap due',
  spiderHoleDue: 'Spider hole due',
  'withdrawal.group': (state, { amount }) => named('Withdraws', state.groups.find(({ id }) => id === amount)?.name),
  'withdrawal.pef': (state, { amount }) =>
    named(
      'Withdraws',
      contactNamed(state, ({ id }) => id === amount),
    ),
  spottedFromAir: 'Spotted from the air',
  'noReinforcements.ours': 'Our next reinforcements do not come',
  'noReinforcements.theirs': 'Their next reinforcements do not come',
  'delayed.theirs': 'Their reinforcements come after the lull',
  'newBarrel.ours': 'New barrel: our first LMG to fire',
  'newBarrel.theirs': 'New barrel: their first LMG to fire',
  decisive: (state, row) =>
    named('Decisive', figureName(state, row) ?? contactNamed(state, ({ number }) => number === row.amount)),
  'shower.clear': 'Other weather for one turn',
  'shower.variable': 'Other weather for one turn',
  'shower.inclement': 'Other weather for one turn',
  'shower.terrible': 'Other weather for one turn',
  artilleryOnFive: 'The next call for fire counts as a 5',
  'enemyBarrage.mortars': 'Their mortars fire',
  'enemyBarrage.artillery': 'Their artillery fires',
}

/** What is named for people begins with a capital; names in code are for the rules alone. */
const isForPeople = (name: string): boolean => /^[A-Z]/.test(name)

/** @returns what an event that lasts is called; null for what the rules alone keep count of. */
function eventText(state: FngState, row: Lasting): string | null {
  const word = (words as Readonly<Record<string, Word>>)[row.name]
  if (word === undefined) return isForPeople(row.name) ? row.name : null
  return typeof word === 'string' ? word : word(state, row)
}

/** @returns what anything that lasts is called: smoke and rounds bring their names, events their words. */
export const lastingText = (state: FngState, row: Lasting): string | null =>
  row.kind === 'event' ? eventText(state, row) : row.name
