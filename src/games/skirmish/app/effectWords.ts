import { countersWords } from '../rules/counters.ts'
import { asReadNow } from '../rules/game.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { Blast, SkirmishState } from '../rules/state.ts'
import { grenades } from '../rules/tables/copy.ts'
import { claymore } from '../rules/tables/mines.ts'

/** @returns what something that went off does to those near, in words. */
export function effectWords(state: SkirmishState, { kind, grenade }: Pick<Blast, 'kind' | 'grenade'>): string {
  if (kind === 'support') return 'within 6": 3 counters, in hard cover 1'
  if (kind === 'claymore') {
    const [, near, , far] = rulesOf(state).table(claymore).rows
    return `within 3" on a ${near.from} or more ${near.gives.counters} counters, to 7" on a ${far.from} or more ${far.gives.counters}`
  }
  if (kind === 'speculative') return 'within 3": one counter, none for who has one'
  const table = rulesOf(state).table(grenades)
  const type = grenade ?? 'fragmentation'
  const [counters, inches] = [figureIn(table, type, 'counters'), figureIn(table, type, 'inches')]
  if (counters === null || inches === null) return `${type}: its effect is blank, see From your copy`
  const spared = asReadNow(state) && Number(counters) > 1 ? ', behind cover not lobbed past one at most' : ''
  return `within ${Number(inches)}": ${countersWords(Number(counters))}${spared}`
}
