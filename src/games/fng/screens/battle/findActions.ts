import { go, prepare } from 'fuzzysort'
import type { BattleActionView, BattleSection, FormValues } from '../../contract/battle.ts'
import { beginsWith, isSaid, saysWords } from '../../../../renderer/components/saysWords.ts'
import { sectionWords } from './battleWords.ts'

/** How well letters must fit; words that lead to a title count for a little less than the title. */
const threshold = 0.4
const wordsCount = 0.9

/**
 * @param due the action that is due: it stands first.
 * @returns those most likely wanted now, likeliest first.
 */
export const likeliest = (
  actions: readonly BattleActionView[],
  due: string | null,
  most: number,
): readonly BattleActionView[] =>
  actions
    .filter(({ likely, name }) => likely > 0 || name === due)
    .toSorted((a, b) => Number(b.name === due) - Number(a.name === due) || b.likely - a.likely)
    .slice(0, most)

/** What one button does: an action, filled with all that it asks or still to be filled. */
export interface Offer {
  readonly name: string
  readonly title: string
  /** Null where its form is to be opened. */
  readonly values: FormValues | null
}

/** @returns what is offered of actions: of those that can be done for some with nothing else to say, each of them. */
export const offersOf = (actions: readonly BattleActionView[], most: number): readonly Offer[] =>
  actions
    .flatMap(({ name, title, ways }): readonly Offer[] =>
      ways.length > 0 ? ways.map((way) => ({ name, ...way })) : [{ name, title, values: null }],
    )
    .slice(0, most)

/**
 * @param typed what the player has typed; nothing lists them all.
 * @param section only actions of this part; null for all.
 * @returns what is called just this first, whether it can be done now or not; then what says these very words in its
 *   title, what begins with them before the others, then what fits; of these best first, what cannot be done now last.
 */
export function findActions(
  actions: readonly BattleActionView[],
  typed: string,
  section: BattleSection | null,
): readonly BattleActionView[] {
  const among = actions.filter((action) => section === null || action.section === section)
  const query = typed.trim()
  const found = query === '' ? among : fitting(among, query)
  const named = found.filter(({ title }) => isSaid(title, query))
  const saying = found
    .filter((action) => !named.includes(action) && saysWords(action.title, query))
    .toSorted((a, b) => Number(beginsWith(b.title, query)) - Number(beginsWith(a.title, query)))
  const others = found.filter((action) => !named.includes(action) && !saying.includes(action))
  const refusedLast = [saying, others].flatMap((some) => [
    ...some.filter(({ refused }) => refused === null),
    ...some.filter(({ refused }) => refused !== null),
  ])
  return [...named, ...refusedLast]
}

function fitting(actions: readonly BattleActionView[], query: string): BattleActionView[] {
  const targets = actions.map((action) => ({
    action,
    title: prepare(action.title),
    more: prepare([action.title, ...action.words, sectionWords[action.section]].join(' ')),
  }))
  const found = go(query, targets, {
    keys: [(one) => one.title, (one) => one.more],
    threshold,
    scoreFn: (fit) => Math.max(fit[0]?.score ?? 0, (fit[1]?.score ?? 0) * wordsCount) + fit.obj.action.likely / 1000,
  })
  return found.map(({ obj }) => obj.action)
}

/** @returns actions by the part of the rules they belong to, in the order of the parts. */
export const bySection = (
  actions: readonly BattleActionView[],
): readonly (readonly [BattleSection, readonly BattleActionView[]])[] =>
  (Object.keys(sectionWords) as BattleSection[])
    .map((section) => [section, actions.filter((action) => action.section === section)] as const)
    .filter(([, all]) => all.length > 0)
