import { halfDie } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowFor } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf } from '../../people.ts'
import { areaKeyOf, populationOf } from '../../steps/setup/areas.ts'
import { artilleryRequest } from '../../tables/artillery.ts'
import { battleOf, figureById } from '../battle.ts'
import { rulesIn } from '../contacts/means.ts'
import { isSpottedFromAir } from '../events/lasts.ts'
import type { Scene } from '../scene.ts'
import { comesWhen, noteCall } from '../support/calls.ts'
import { closeSupport } from '../support/closed.ts'
import { commanderRank } from '../support/commander.ts'
import { artilleryOnFive } from '../support/ours/bringOurs.ts'
import { isObserver } from '../support/radio.ts'
import type { Asked, SupportRequest } from '../support/request.ts'
import { ordnanceOf, type IndirectKind } from './indirect.ts'

const request = (kind: IndirectKind, title: string, ready: boolean): SupportRequest => ({
  kind,
  title,
  type: 'artillery',
  ready,
  ask: (scene, asked) => {
    const granted = asked.source === 'ready' ? plannedMission(scene, asked) : requested(scene, kind, asked)
    if (granted) note(scene, kind, asked, granted)
  },
})

/** Mortars and artillery by radio (FNG pp. 76-77). */
export const fireRequests: readonly SupportRequest[] = [
  request('mortars', 'Mortars', false),
  request('artillery', 'Artillery', true),
]

interface Granted {
  readonly weapons: number
  readonly arrives: number
}

const plannedMission = (scene: Scene, { readyTurn, registered }: Asked): Granted => ({
  // How many a planned mission has is not printed (ruling to FNG p. 77).
  weapons: Number(switchOf(scene.state, 'readyArtillery')),
  arrives: registered ? battleOf(scene.state).turn : readyTurn!,
})

/** Rolls on the request table; fire on a registered target takes no time (FNG p. 76). */
function requested(scene: Scene, kind: IndirectKind, { callerId, registered }: Asked): Granted | null {
  const row = asFive(scene) ?? rollRequest(scene, kind, { callerId, registered })
  if (row.outcome === 'denied') closeSupport(scene, kind)
  if (row.outcome !== 'granted') return null
  const { weapons, turns, plusHalfDie } = row.gives
  const { turn } = battleOf(scene.state)
  if (registered) return { weapons, arrives: turn }
  return { weapons, arrives: turn + turns + (plusHalfDie ? rollTurns(scene, callerId) : 0) }
}

function rollRequest(
  scene: Scene,
  kind: IndirectKind,
  { callerId, registered }: Pick<Asked, 'callerId' | 'registered'>,
) {
  const { supportLevel: level } = battleOf(scene.state)
  const caller = figureById(scene.state, callerId)
  const mortars = kind === 'mortars'
  const roll = scene.roll(artilleryRequest, {
    subject: callerId,
    why: `${mortars ? 'mortars' : 'artillery'}, Support Level ${level}`,
    when: {
      ...commanderRank(scene.state),
      forwardObserver: isObserver(scene.state, caller) || isSpottedFromAir(scene.state),
      registeredTarget: registered,
      populationValue3: populationOf(rulesIn(scene), areaKeyOf(missionOf(scene.state))) === 3,
      supportLevel1Mortars: mortars && level === 1,
      supportLevel1Artillery: !mortars && level === 1,
      supportLevel2Artillery: !mortars && level === 2,
      supportLevel3Artillery: !mortars && level === 3,
      supportLevel4Artillery: !mortars && level === 4,
    },
  })
  scene.tell(roll, `${mortars ? 'Mortars' : 'Artillery'}: ${roll.row.text}.`)
  return roll.row
}

/** A result of the reinforcement chart lets the next call that gets through count as a 5 (FNG p. 94). */
function asFive(scene: Scene) {
  const event = scene.state.lasting.find((row) => row.kind === 'event' && row.name === artilleryOnFive)
  if (!event) return null
  scene.remove('lasting', (row) => row.id === event.id)
  const row = rowFor(scene.table(artilleryRequest), event.amount)
  scene.note(`Reinforcements have it count as a ${event.amount}: ${row.text}.`, { page: 94 })
  return row
}

function rollTurns(scene: Scene, subject: number): number {
  const thrown = scene.dice({
    key: 'battle.artillery-turns',
    subject,
    count: 1,
    why: 'Turns more until it comes, 1/2d6',
  })
  const turns = halfDie(thrown.faces[0]!)
  scene.say(explainDice(`${turns} more.`, thrown, { page: 77, score: turns }))
  return turns
}

function note(
  scene: Scene,
  kind: IndirectKind,
  { callerId, source, registered }: Asked,
  { weapons, arrives }: Granted,
): void {
  const { name, rounds } = ordnanceOf(scene, kind)
  const what = `${name}, ${weapons === 1 ? 'one weapon' : `${weapons} weapons`}, ${rounds} rounds each`
  noteCall(scene, { kind, source, callerId, registered, arrives, amount: weapons, rounds, what })
  scene.note(`${what}: ${comesWhen(battleOf(scene.state).turn, arrives)}.`, { page: 77 })
}
