import type { OutcomeOf } from '../../../../../../main/engine/table.ts'
import { missionOf, squadName } from '../../../people.ts'
import type { FngState, Soldier } from '../../../state.ts'
import { reinforcementEntry } from '../../../tables/reinforcements.ts'
import { counted } from '../../../steps/setup/common.ts'
import { memberOf } from '../../../steps/setup/chooseParty.ts'
import { everyoneHere } from '../../../steps/setup/whoGoes.ts'
import { figureOf } from '../../begin/deployed.ts'
import type { Call } from '../../battle.ts'
import { claimForce } from '../../harm/command.ts'
import type { Scene } from '../../scene.ts'
import { addGroup } from './addGroup.ts'
import { otherPlatoon, snipers } from './strangers.ts'
import { nameOf } from '../../../naming.ts'

/**
 * Troops of ours walk on (FNG p. 97): a squad of our own platoon that is not here yet, or all that is left of it; when all
 * of it is here, a squad of another platoon (p. 93). Their place is the mission's, else a die says it.
 */
export function enterTroops(scene: Scene, call: Call): void {
  scene.patch('calls', call.id, { status: 'done' })
  const where = placeOfEntry(scene, call)
  if (call.brings === 'snipers') {
    snipers(scene)
  } else {
    const left = squadsLeft(scene.state)
    const [first] = left
    const coming = call.brings === 'restOfPlatoon' ? left : first === undefined ? [] : [first]
    for (const { squad, men } of coming) bringSquad(scene, squad, men)
    if (coming.length === 0) otherPlatoon(scene, call.id)
  }
  scene.note(where, { page: 97 })
}

interface Left {
  readonly squad: number
  readonly men: readonly Soldier[]
}

/** Men of the platoon who are fit and did not come along, by squad; attached men come with the HQ. */
function squadsLeft(state: FngState): Left[] {
  const mission = missionOf(state)
  const here = new Set(state.party.filter((row) => row.missionId === mission.id).map((row) => row.soldierId))
  const left = everyoneHere(state).filter(({ soldier }) => !here.has(soldier.id))
  const squads = [...new Set(left.map(({ billet }) => billet.squad))].sort((a, b) => (a || 99) - (b || 99))
  return squads.map((squad) => ({
    squad,
    men: left.filter(({ billet }) => billet.squad === squad).map(({ soldier }) => soldier),
  }))
}

/** They belong to the mission from now on: the report asks for them too. */
function bringSquad(scene: Scene, squad: number, men: readonly Soldier[]): void {
  const mission = missionOf(scene.state)
  const groupId = addGroup(scene, { squad, strength: men.length })
  for (const soldier of men) {
    scene.add('party', memberOf(mission.id, { soldier, squad, attached: false }))
    scene.add('figures', figureOf(scene.state, mission, soldier.id, groupId))
  }
  const leader = scene.state.figures
    .filter((f) => f.groupId === groupId)
    .sort((a, b) => Number(b.role === 'leader') - Number(a.role === 'leader') || b.rep - a.rep)[0]!
  scene.patch('groups', groupId, { leaderId: leader.id })
  if (leader.role !== 'leader') scene.patch('figures', leader.id, { role: 'leader' })
  scene.note(
    `${squadName(squad)} arrives, ${counted(men.length, 'man', 'men')}: ${men.map((man) => nameOf(scene.state, man)).join(', ')}.`,
    {
      page: 97,
    },
  )
  claimForce(scene, leader)
}

const edges: Readonly<Record<OutcomeOf<typeof reinforcementEntry>, string>> = {
  leftEdge: 'They come from the edge on our left, at most 12" up.',
  rearLeft: 'They come from the edge behind us, within 12" of its left end.',
  rearCentre: 'They come from the edge behind us, within 6" of its middle.',
  rearRight: 'They come from the edge behind us, within 12" of its right end.',
  rightEdge: 'They come from the edge on our right, at most 12" up.',
}

/** The mission's own place wins (FNG pp. 100-101). */
function placeOfEntry(scene: Scene, call: Call): string {
  const { type, playerSector } = missionOf(scene.state)
  if (type === 'fight') return `They come from the table edge of sector ${playerSector}.`
  if (type === 'patrol' || type === 'recon') return 'They come on at our entry point.'
  const roll = scene.roll(reinforcementEntry, { subject: call.id, why: 'Where they come on' })
  scene.tell(roll, edges[roll.row.outcome])
  return 'Put them there now: they may act this turn.'
}
