import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { isOnTable } from '../../forces.ts'
import type { Hit, TakeBackHit } from '../../inputs.ts'
import { stepOf } from '../../scene.ts'
import type { Casualty, SnoopinState, Turn } from '../../state.ts'
import { mustBe } from '../../turn.ts'
import { nameOf } from '../../titles.ts'

const hitOf = ({ casualties }: SnoopinState, turn: Turn, man: number): Casualty | undefined =>
  casualties.find(({ turnId, manId }) => turnId === turn.id && manId === man)

const lefts = {
  evacuated: 'evacuated',
  accompanied: 'on the table with friends beside him',
  straggler: 'on the table alone',
} as const

/** A figure of a platoon that is hit in the game; said anew where it turns out otherwise. */
export const hit = stepOf<Hit>(
  (state, { man }) => `${nameOf(state, 'men', man)} is hit`,
  (scene, { man: id, fate, left }) => {
    const turn = mustBe(scene.state, 'game', 'assessment')
    const man = rowById(scene.state.men, id, 'man')
    if (!isOnTable(scene.state, turn, man)) refuse(`${man.name} is not on the table: only who went out can be hit.`)
    if (fate !== 'wounded' && left !== null) refuse('How he left the table is asked of the wounded: leave it out.')
    const known = hitOf(scene.state, turn, id)
    const told = { fate, left }
    const row =
      known?.id ?? scene.add('casualties', { ...told, turnId: turn.id, manId: id, category: null, rolledTurnId: null })
    scene.patch('casualties', row, told)
    const what = fate === 'wounded' ? 'seriously wounded' : fate
    scene.note(`${man.name} is ${what}${left === null ? '' : `, ${lefts[left]}`}.`, {
      ...{ collection: 'casualties', id: row, field: 'fate' },
    })
  },
)

export const takeBackHit = stepOf<TakeBackHit>(
  (state, { man }) => `${nameOf(state, 'men', man)} was not hit after all`,
  (scene, { man: id }) => {
    const turn = mustBe(scene.state, 'game', 'assessment')
    const { name } = rowById(scene.state.men, id, 'man')
    const known = hitOf(scene.state, turn, id)
    if (!known) refuse(`${name} has not been hit in this game.`)
    scene.remove('casualties', (one) => one.id === known.id)
    scene.note(`${name} was not hit after all.`, { collection: 'men', id })
  },
)
