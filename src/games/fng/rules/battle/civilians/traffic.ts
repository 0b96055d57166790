import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { missionOf } from '../../people.ts'
import { counted } from '../../steps/setup/common.ts'
import { battleOf, groupsOf, membersOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { addCivilians, newCivilianGroup } from './placeCivilians.ts'

/** Activation total above which somebody comes along the road (FNG p. 99). */
const quietTo = 6
/** Last face that means the left end of the road: even chances. */
const leftTo = 3

/** A turn begins at a check point or a bridge: until there is fighting, people come along the road (FNG p. 99). */
export function traffic(scene: Scene): void {
  const { ourDie, theirDie, id } = battleOf(scene.state)
  const { defenseTask } = missionOf(scene.state)
  if (defenseTask !== 'checkPoint' && defenseTask !== 'bridge') return
  if ((ourDie ?? 0) + (theirDie ?? 0) <= quietTo || hasFighting(scene)) return
  const [people, end] = scene.diceAll([
    { key: 'battle.traffic', subject: id, count: 1, why: 'Traffic: how many civilians' },
    { key: 'battle.traffic-end', subject: id, count: 1, why: `Traffic: from the left end on 1-${leftTo}` },
  ])
  const count = people!.faces[0]!
  const from = isPossible(end!.faces[0]!, 1, leftTo) ? 'left' : 'right'
  const groupId = newCivilianGroup(scene, null)
  addCivilians(scene, groupId, count)
  for (const figure of membersOf(scene.state, groupId)) scene.patch('figures', figure.id, { doing: 'leaves' })
  const { name } = scene.row('groups', groupId)
  scene.say(explainDice(`${name}: ${counted(count, 'civilian')} on the road.`, people!, { page: 99, score: count }))
  scene.say(explainDice(`${name} comes from the ${from} end of the road.`, end!, { page: 99 }))
}

/** Enemies stand on the table, or somebody has been hit. */
const hasFighting = ({ state }: Scene): boolean =>
  groupsOf(state, 'theirs').length > 0 ||
  state.figures.some(({ side, status, wasOut }) => side !== 'civilian' && (wasOut || status === 'obviouslyDead'))
