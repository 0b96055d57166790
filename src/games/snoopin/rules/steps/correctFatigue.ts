import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { fatigueOf, isTired, type FatigueCount } from '../fatigue.ts'
import type { CorrectFatigue } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import { combatFatigue } from '../tables/development.ts'
import { nameOf } from '../titles.ts'
import { tourOf } from '../turn.ts'

/** What a team bears of Combat Fatigue, as it was rolled at the table or agreed. */
export const correctFatigue = stepOf<CorrectFatigue>(
  (state, { team }) => `Correction: fatigue of ${nameOf(state, 'teams', team)}`,
  (scene, { team: id, ...right }) => {
    const { name } = rowById(scene.state.teams, id, 'team')
    const { turnId } = tourOf(scene.state)
    if (turnId === null) refuse('Nobody is tired before the first turn.')
    const before = fatigueOf(scene.state, id)
    const keys = Object.keys(before) as (keyof FatigueCount)[]
    if (keys.every((key) => before[key] === right[key])) refuse(`${name} bears just that already.`)
    for (const key of keys) bear(scene, { teamId: id, turnId, key }, right[key])
    goOutSo(scene, id, turnId)
    const rows = scene.table(combatFatigue).rows
    const borne = keys.flatMap((key) => {
      const { gives } = rows.find(({ outcome }) => outcome === key)!
      return right[key] === 0 ? [] : [`${gives.name}${right[key] === 1 ? '' : ` (${right[key]} times)`}`]
    })
    scene.note(`${name} ${borne.length === 0 ? 'is fresh' : `bears ${borne.join(', ')}`}, by hand.`, {
      ...{ collection: 'teams', id },
    })
  },
)

/** The newest results go first. */
function bear(scene: Scene, row: { teamId: number; turnId: number; key: keyof FatigueCount }, times: number): void {
  const held = scene.state.fatigues.filter(({ teamId, key }) => teamId === row.teamId && key === row.key)
  const gone = new Set(held.slice(times).map(({ id }) => id))
  scene.remove('fatigues', ({ id }) => gone.has(id))
  for (let more = held.length; more < times; more += 1) scene.add('fatigues', row)
}

/** A team on its way goes out as tired as it is, until it has been developed. */
function goOutSo(scene: Scene, team: number, turn: number): void {
  const isIt = (one: { readonly turnId: number; readonly teamId: number }) => one.turnId === turn && one.teamId === team
  const going = scene.state.committed.find(isIt)
  if (going && !scene.state.conduct.some(isIt))
    scene.patch('committed', going.id, { wasFatigued: isTired(scene.state, team) })
}
