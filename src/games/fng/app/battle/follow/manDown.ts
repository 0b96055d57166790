import type { BattleFollow } from '../../../contract/battle.ts'
import type { FigureStatus } from '../../../rules/battle/collections.ts'
import { namesOf } from '../../../rules/battle/fire/fire.ts'
import { besideHim } from '../../../rules/battle/ground/beside.ts'
import { severity } from '../../../rules/battle/harm/wound.ts'
import type { PastAct } from '../course.ts'
import { follow, type Following } from './follow.ts'

/**
 * In these somebody may go down, and nobody is asked who stands beside him: he trips, is knocked down by hand, burns, or drowns
 * as the turn ends.
 */
const asksNobody: readonly string[] = ['fastMove', 'recover', 'activate', 'enemyActs', 'nextTurn']

/** Man Down of those beside whoever went down in an act that asks nobody (FNG p. 22), until it has been taken. */
export function manDown(following: Following): BattleFollow[] {
  const acts = [...following.acts, ...(following.began ? [following.began] : [])]
  const taken = acts.findIndex(({ action, values: { manDown: who } }) => action === 'react' && isNotEmpty(who))
  return acts
    .slice(0, taken < 0 ? acts.length : taken)
    .toReversed()
    .flatMap((act) => (asksNobody.includes(act.action) ? besideThose(following, whoFell(act)) : []))
}

/** A figure that went down, and how far. */
interface Fallen {
  readonly id: number
  readonly status: FigureStatus
}

const whoFell = ({ changes }: PastAct): Fallen[] =>
  changes().flatMap(({ collection, id, before, after }) => {
    if (collection !== 'figures' || !before || !after) return []
    const [was, status] = [before['status'] as FigureStatus, after['status'] as FigureStatus]
    return severity(status) > severity(was) ? [{ id, status }] : []
  })

function besideThose({ state, told }: Following, fallen: readonly Fallen[]): BattleFollow[] {
  const down = state.figures.filter((figure) => fallen.some(({ id }) => id === figure.id))
  const beside = [...new Set(down.flatMap((figure) => besideHim({ state, told }, figure)))]
  const near = beside.filter((id) => down.every((figure) => figure.id !== id))
  if (near.length === 0) return []
  const names = down.map(({ id }) => id)
  return [
    follow({
      key: `manDown ${fallen.map(({ id, status }) => `${id} ${status}`).join(' ')}`,
      action: 'react',
      title: `Man Down: ${namesOf(state, near)}`,
      detail: `beside ${namesOf(state, names)}`,
      values: { receivedFire: [], manDown: near },
      side: null,
    }),
  ]
}

const isNotEmpty = (value: unknown): boolean => Array.isArray(value) && value.length > 0
