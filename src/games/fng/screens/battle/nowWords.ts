import type { BattleGroupView } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'

const sides = { ours: 'ours', theirs: 'theirs' } as const

/**
 * @returns what can be done while nothing follows and nothing is due, in a sentence; null where the turn on top says it all.
 */
export function nowWords({ status, turn, groups }: Fought): string | null {
  const { side } = turn
  if (status === 'ended' || side === null) return null
  const names = (state: BattleGroupView['state']) =>
    groups.filter((group) => group.side === side && group.state === state).map(({ name }) => name)
  const [acting, able] = [names('acts'), names('may')]
  if (acting.length > 0) return `${listed(acting)} ${acting.length === 1 ? 'acts' : 'act'} now.`
  if (able.length > 0) return `${listed(able)} may act.`
  return turn.idle === null
    ? `All of ${sides[side]} who can act have acted.`
    : `Nobody of ${sides[side]} can act on a ${turn[side]}.`
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const listed = (names: readonly string[]): string => list.format(names)
