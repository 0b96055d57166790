import type { RecordEvent } from '../contract/record.ts'
import { listed } from '../rules/steps/setup/common.ts'
import { fates, fatesIn, fateWords, type Fate } from './battle/fates.ts'
import type { RecordStop } from './recordEvents.ts'

/** A battle is one event of a man's record, however much was thrown for him in it. */

export const isOfBattle = ({ step }: RecordStop): boolean => step === 'act'

/** @returns what an entry of a battle made of this man. */
export const fatesOf = ({ changes }: RecordStop, id: number): Fate[] =>
  fatesIn(changes).flatMap(({ figure, fate }) => (figure.soldierId === id ? [fate] : []))

/**
 * @param events of the half-month so far; a battle of it that has begun goes on.
 * @param found what one more action of the battle says of him.
 * @param all that the battle has made of him, this action with it.
 * @returns the events with the battle as one of them, where it said or made anything of him.
 */
export function withBattle(
  events: readonly RecordEvent[],
  found: readonly RecordEvent[],
  all: readonly Fate[],
): readonly RecordEvent[] {
  if (found.length === 0 && all.length === 0) return events
  const at = events.findIndex(({ kind }) => kind === 'battle')
  const folded = [...(events[at]?.folded ?? []), ...found]
  const battle: RecordEvent = { kind: 'battle', text: wordsOf(all), result: null, line: null, entry: null, folded }
  return at < 0 ? [...events, battle] : events.with(at, battle)
}

const timesWords = ['', '', ' twice', ' three times']

/** "In the battle: ducked back twice and stunned." */
function wordsOf(all: readonly Fate[]): string {
  const told = fates.flatMap((fate) => {
    const times = all.filter((one) => one === fate).length
    return times === 0 ? [] : [`${fateWords[fate]}${timesWords[times] ?? ` ${times} times`}`]
  })
  return told.length === 0 ? 'In the battle: came to no harm.' : `In the battle: ${listed(told)}.`
}
