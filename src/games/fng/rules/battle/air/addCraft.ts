import type { AircraftLoad } from '../terms.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { fwfAircraft } from '../../tables/aircraftList.ts'
import { fwfHelicopters } from '../../tables/helicopterList.ts'
import { battleOf, type Call } from '../battle.ts'
import type { Scene } from '../scene.ts'
import type { HelicopterKey, PlaneKey } from './craft.ts'

/** An aircraft to be. */
export interface Arriving {
  readonly call: Call
  readonly type: PlaneKey | HelicopterKey
  readonly service: string
  /** REP of the pilot. */
  readonly rep: number
  readonly load?: AircraftLoad | null
  readonly doorGunners?: number
  readonly mostWounded?: number | null
}

/** Puts an aircraft on station, off the table (FNG pp. 81, 85). @returns its id. */
export function addCraft(scene: Scene, arriving: Arriving): number {
  const { call, type, service, rep } = arriving
  const { turn } = battleOf(scene.state)
  return scene.add('craft', {
    callId: call.id,
    type,
    name: nameFor(scene, type),
    service,
    load: arriving.load ?? null,
    rep,
    startRep: rep,
    repLoss: 0,
    damage: 0,
    mode: 'off',
    sector: null,
    doorGunners: arriving.doorGunners ?? 0,
    used: '',
    mostPasses: call.rounds > 0 ? call.rounds : null,
    turns: 0,
    freeTurn: turn,
    directed: false,
    mostWounded: arriving.mostWounded ?? null,
    smokeUntil: null,
    overSince: null,
    lookedTurn: null,
    light: null,
  })
}

/** `UH-1D/H Slick`: its type and nickname; a second one of a name is numbered. */
function nameFor(scene: Scene, type: PlaneKey | HelicopterKey): string {
  const plane = scene.table(fwfAircraft).rows.find(({ key }) => key === type)
  const full = plane?.cells.aircraft ?? rowOf(scene.table(fwfHelicopters), type).cells.helicopter
  const [, nickname] = /"([^"]+)"/.exec(full) ?? /\(([A-Z]+)\)/.exec(full) ?? []
  const name = nickname === undefined ? full : `${full.split(' ')[0]!} ${nickname}`
  const same = scene.state.craft.filter((craft) => craft.type === type).length
  return same === 0 ? name : `${name} ${same + 1}`
}
