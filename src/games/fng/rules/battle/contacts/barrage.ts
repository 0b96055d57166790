import type { Barrage } from '../../forces/forces.ts'
import type { FngState } from '../../state.ts'
import { battleOf, type Lasting } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import type { Whose } from './plan.ts'

/** What a barrage of the enemy is called while it waits to be fired: the kind of weapon follows. */
const prefix = 'enemyBarrage.'

/**
 * A chart has brought a barrage of the enemy: it is fired this turn, at the group of ours that is farthest away and in
 * sight of any of his figures or of the marker; with nobody in sight it is lost (FNG p. 95).
 */
export function barrageFalls(scene: Scene, { kind, barrages, rounds }: Barrage, { why }: Whose): void {
  // What an Ambush brings before the first turn falls in the first.
  const turn = Math.max(1, battleOf(scene.state).turn)
  for (let i = 0; i < barrages; i++) {
    addLasting(scene, { kind: 'event', name: `${prefix}${kind}`, since: turn, until: turn, amount: rounds })
  }
  const what = `${barrages === 1 ? 'a barrage' : `${barrages} barrages`} of ${rounds} rounds, ${kind}`
  const where = 'It falls this turn on our farthest group that they or the marker see; it is lost if they see none.'
  scene.note(`${why}: ${what}. ${where}`, { page: 95 })
}

/** @returns the enemy's barrages that wait to be fired; `amount` is the number of rounds of each. */
export const barragesDue = (state: FngState): (Lasting & { readonly weapon: Barrage['kind'] })[] =>
  state.lasting
    .filter(({ kind, name }) => kind === 'event' && name.startsWith(prefix))
    .map((row) => ({ ...row, weapon: row.name.slice(prefix.length) as Barrage['kind'] }))
