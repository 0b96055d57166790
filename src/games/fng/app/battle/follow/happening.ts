import type { BattleFollow } from '../../../contract/battle.ts'
import { battleOf } from '../../../rules/battle/battle.ts'
import { actions } from '../../../rules/battle/chapters.ts'
import { isDue, laidCharges } from '../../../rules/battle/fire/charges.ts'
import type { FngState } from '../../../rules/state.ts'
import { follow, type Following } from './follow.ts'

/** What is so likely is no choice: it has come about, and only waits to be played. */
const surely = 90

/** They take the turn further, or stand in what follows with a form of their own. */
const elsewhere: readonly string[] = [
  'nextTurn',
  'passOn',
  'endBattle',
  'activate',
  'enemyActs',
  'pefMoves',
  'returnFire',
  'partingShot',
  'letGo',
]

/** What has come about and only waits to be played, surest first: traps, spider holes, shells, bombs, arrivals. */
export function happening({ state }: Following): BattleFollow[] {
  const found = actions.flatMap((action) => {
    if (elsewhere.includes(action.name) || action.refuses(state) !== null) return []
    const likely = action.likely?.({ state, values: {}, selected: [] }) ?? 0
    if (likely <= surely) return []
    const asked = Object.keys(action.fields)[0] ?? null
    const { name } = action
    const title = action.now?.(state) ?? action.title
    return [{ likely, act: follow({ key: name, action: name, title, values: {}, side: null, wants: asked }) }]
  })
  return found.toSorted((a, b) => b.likely - a.likely).map(({ act }) => act)
}

/** Charges whose time has come go off as the turn ends (FNG p. 29): last of all, once the second side has begun. */
export function atTheEnd({ state }: Following): BattleFollow[] {
  const { side, first } = battleOf(state)
  if (side === null || side === first) return []
  return dueCharges(state).map(({ id, name }) =>
    follow({
      key: `goesOff ${id}`,
      action: 'goesOff',
      title: `${name}: it goes off`,
      values: { charge: id },
      side: null,
      wants: 'circle',
    }),
  )
}

const dueCharges = (state: FngState) => laidCharges(state).filter((charge) => isDue(state, charge))
