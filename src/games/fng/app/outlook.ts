import type { About } from '../../../main/engine/lines.ts'
import { isOnRoster, tourOf } from '../rules/people.ts'
import { collections, type FngState, type Soldier } from '../rules/state.ts'
import type { Cell } from '../../../main/app/game/words.ts'
import { dateInSentence, tookHim } from './derosWords.ts'
import { isPast } from '../rules/turn.ts'
import { valueInWords } from './fieldWords.ts'
import { nameOf } from '../rules/naming.ts'

/** @returns the half-month at whose end a man goes home, if nothing happens to him (FNG p. 104). */
export function homeAfter(state: FngState, man: Soldier): number {
  const tour = tourOf(state)
  return tour.halfMonth + Math.max(man.deros - (isPast(tour, 'time') ? 0 : 1), 0)
}

/** @returns "Goes home at the end of late January 1968."; what took him, of a man who has left. */
export function homecoming(state: FngState, man: Soldier): string {
  if (!isOnRoster(man)) return `${tookHim(state, man)}.`
  const what = man.grade === 'officer' && man.id !== tourOf(state).starId ? 'Is reassigned' : 'Goes home'
  return `${what} at the end of ${dateInSentence(homeAfter(state, man))}.`
}

/** What a number of a man means from here on, by field. */
const outlooks: Readonly<Record<string, (state: FngState, man: Soldier) => string | null>> = {
  deros: homecoming,
  rep: (_, man) => (man.bestRep > man.rep ? `The highest he has held is REP ${man.bestRep}.` : null),
  status: (state, man) => {
    if (!isOnRoster(man)) return `${tookHim(state, man)}.`
    if (man.status === 'present') return null
    const missions = `${man.awayMissions} more ${man.awayMissions === 1 ? 'mission' : 'missions'}`
    return `${nameOf(state, man)} misses ${missions}.`
  },
}

/** @returns what a number means from here on, in a sentence; null where the number says it all. */
export function outlookOf(state: FngState, { collection, id, field }: About): string | null {
  const man = collection === 'soldiers' ? state.soldiers.find((soldier) => soldier.id === id) : undefined
  return man && field !== undefined ? (outlooks[field]?.(state, man) ?? null) : null
}

/** @returns a value in plain words; what is secret stays so. */
export function cellInWords(state: FngState, { collection, field, value }: Cell): string | null {
  const columns = collections as unknown as Readonly<Record<string, Readonly<Record<string, { secret?: true }>>>>
  if (columns[collection]?.[field]?.secret) return value === null ? null : 'sealed'
  return valueInWords(state, field, value)
}
