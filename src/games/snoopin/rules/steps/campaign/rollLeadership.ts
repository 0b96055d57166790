import { refuse } from '../../../../../main/engine/mustBe.ts'
import { mustBePlatoon } from '../../forces.ts'
import type { RollLeadership } from '../../inputs.ts'
import { stepOf } from '../../scene.ts'
import type { Man, Role, SnoopinState } from '../../state.ts'
import { leadership, outstandingLeader } from '../../tables/force.ts'
import { mustStandAt } from '../../turn.ts'
import { nameOf } from '../../titles.ts'

const leaders: readonly Role[] = ['officer', 'sergeant', 'squadLeader']

/** @returns the leaders of a force for whom no rating of their own has been rolled. */
export const toBeRated = ({ men }: SnoopinState, force: number): Man[] =>
  men.filter(({ forceId, role, ratingRolled }) => forceId === force && leaders.includes(role) && !ratingRolled)

/** Optional: each leader down to the squad leaders may have a rating of his own, in place of the suggested one (p. 5). */
export const rollLeadership = stepOf<RollLeadership>(
  (state, { force }) => `Leaders of ${nameOf(state, 'forces', force)} are rolled for`,
  (scene, { force: id }) => {
    mustStandAt(scene.state, 'start')
    const { name } = mustBePlatoon(scene.state, id)
    if (scene.state.turns.length > 0) refuse('Leaders are rolled for before the first turn: put a man right instead.')
    const men = toBeRated(scene.state, id)
    if (men.length === 0 && !scene.state.men.some((man) => man.forceId === id && leaders.includes(man.role)))
      refuse(`${name} has no leaders yet: add its squads first.`)
    if (men.length === 0) refuse(`Each leader of ${name} has been rolled for: put a man right instead.`)
    for (const man of men) scene.patch('men', man.id, { ratingRolled: true })
    const situations = men.map((man) => ({ subject: man.id, why: man.name }))
    const first = scene.rollAll(outstandingLeader, situations)
    const rated = men.filter((man, i) => {
      const rolls = first[i]!.row.outcome === 'rolls'
      if (!rolls)
        scene.tell(first[i]!, `${man.name} keeps his rating.`, { collection: 'men', id: man.id, field: 'leadership' })
      return rolls
    })
    const second = scene.rollAll(
      leadership,
      rated.map((man) => ({ subject: man.id, why: man.name })),
    )
    rated.forEach((man, i) => {
      const { outcome } = second[i]!.row
      scene.patch('men', man.id, { leadership: outcome })
      scene.tell(second[i]!, `${man.name}: Leadership ${outcome > 0 ? '+' : ''}${outcome}.`, {
        ...{ collection: 'men', id: man.id, field: 'leadership' },
      })
    })
  },
)
