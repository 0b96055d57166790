import { battleOf, type Call } from '../battle.ts'
import type { CallKind } from '../collections.ts'
import { bringGunship, bringLoach, bringSlick } from '../helicopters/arrive.ts'
import type { Scene } from '../scene.ts'
import { bringFac, bringSpooky, bringStrike } from './arrive.ts'
import { isKeptAway } from './craft.ts'
import { delayByWeather } from './weather.ts'

const makers: Readonly<Partial<Record<CallKind, (scene: Scene, call: Call) => void>>> = {
  fac(scene, call) {
    if (call.brings === 'loach') bringLoach(scene, call)
    else bringFac(scene, call)
  },
  airStrike: bringStrike,
  spooky: bringSpooky,
  gunship: bringGunship,
  medevac: bringSlick,
  transport: bringSlick,
}

/**
 * A call for aircraft is due: what comes, by its chart or the availability tables of the Corps, with its pilot (FNG pp.
 * 80-81, 84, 87-89). Weather and a lull keep it away.
 * @returns whether the call is one for aircraft at all: others are passed over.
 */
export function bringCraft(scene: Scene, callId: number): boolean {
  const call = scene.row('calls', callId)
  const make = makers[call.kind]
  if (make) comeOrWait(scene, call, make)
  return make !== undefined
}

function comeOrWait(scene: Scene, call: Call, make: (scene: Scene, call: Call) => void): void {
  const { id: callId } = call
  const { turn } = battleOf(scene.state)
  if (isKeptAway(scene.state, call.kind)) {
    scene.patch('calls', callId, { status: 'underWay', arrives: turn + 1 })
    scene.note('The lull keeps aircraft away this turn.', { page: 71 })
    return
  }
  // What was asked for has met the weather when it was granted; what a chart brings meets it now.
  const late = isByChart(call, turn) || battleOf(scene.state).weather === 'terrible' ? delayByWeather(scene, callId) : 0
  if (late === null) scene.patch('calls', callId, { status: 'lost' })
  else if (late > 0) scene.patch('calls', callId, { status: 'underWay', arrives: turn + late })
  else make(scene, call)
}

const isByChart = ({ brings, askedTurn }: Call, turn: number): boolean => brings !== null && askedTurn === turn
