import type { BattleVehicleView } from '../../contract/battle.ts'
import { battleOf, type Vehicle } from '../../rules/battle/battle.ts'
import { aboardOf, ableToAct, isMobile, vehiclesOn, vehicleStateWords } from '../../rules/battle/vehicles/vehicle.ts'
import type { FngState } from '../../rules/state.ts'
import { overSigns, vehicleSigns } from '../../sheets/map/vehicleSigns.ts'

const turnWords: Readonly<Record<BattleVehicleView['turn'], string>> = {
  may: 'may act now',
  acted: 'has acted',
  waits: 'waits',
  out: '',
}

/** @returns vehicles and boats on the table, wrecks too. */
export function vehicleViews(state: FngState): BattleVehicleView[] {
  const able = ableToAct(state).map(({ id }) => id)
  return vehiclesOn(state).flatMap((vehicle) => {
    const { id, name, kind, side, sector, rep, dv, words, state: now } = vehicle
    if (now === 'gone') return []
    const turn = turnOf(state, vehicle, able)
    const parts = [dv === null ? '' : `DV ${dv}`, turnWords[turn]]
    const saying = [vehicleStateWords[now], ...parts.filter((part) => part !== '')].join(', ')
    const aboard = aboardOf(state, id).map((figure) => figure.name)
    const label = `${name}, sector ${sector}: ${vehicleStateWords[now].toLowerCase()}`
    const drawn = { sign: vehicleSigns[kind], over: overSigns[now] }
    return [{ id, name, ...drawn, side, sector, state: now, rep, turn, saying, words, aboard, label }]
  })
}

function turnOf(state: FngState, vehicle: Vehicle, able: readonly number[]): BattleVehicleView['turn'] {
  const battle = battleOf(state)
  if (!isMobile(vehicle)) return 'out'
  if (vehicle.actedTurn === battle.turn) return 'acted'
  return battle.side !== null && able.includes(vehicle.id) ? 'may' : 'waits'
}
