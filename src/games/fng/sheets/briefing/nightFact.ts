import type { Rules } from '../../../../main/engine/system.ts'
import { isRain } from '../../rules/battle/events/weather.ts'
import { seenBy } from '../../rules/battle/turn/sight.ts'
import { listedNameOf } from '../../rules/naming.ts'
import { soldierById } from '../../rules/people.ts'
import { airOf, openSight } from '../../rules/sight.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import type { Fact } from './briefingModel.ts'
import { darknessOf, extraTurns, partsOf, turnsAtLeast } from '../shared/dayParts.ts'
import { listWords } from '../../../../main/sheets/phrases.ts'

/** More of them than this are counted: the party's own list says who. */
const mostNamed = 4

/**
 * How far one sees in the open by night, where night may fall while the mission is played (FNG pp. 30, 59), and who of
 * those who go has gear to see farther: a starlight scope, which rain blinds, and flashlights (FNG pp. 6, 30).
 */
export function nightFact(state: FngState, mission: Mission, rules: Rules): Fact[] {
  const { weather } = mission
  const open = openSight(airOf(state, 'night', weather))!
  const carriers = (item: string) =>
    state.gear
      .filter((row) => row.missionId === mission.id && row.item === item)
      .map(({ soldierId }) => listedNameOf(state, soldierById(state, soldierId)))
  const scopes = carriers('starlight-scope')
  const lights = carriers('flashlight')
  const dark = whenDark(state, mission, rules)
  if (dark === null && scopes.length + lights.length === 0) return []
  const rain = weather !== null && isRain(weather)
  const byScope = rain ? 'no use in rain' : `${open * seenBy.starlight}", elsewhere twice as far`
  const who = lights.length > mostNamed ? `${lights.length} men` : listWords(lights)
  const notes = [
    ...(dark === null ? [] : [dark]),
    ...(scopes.length > 0 ? [`starlight scope: ${listWords(scopes)}, ${byScope}`] : []),
    ...(lights.length > 0 ? [`flashlight: ${who}, ${open * seenBy.flashlight}" and seen`] : []),
  ]
  return [{ label: 'At night', value: `Sight ${open}"`, note: notes.join('; ') }]
}

/** "from turn 6", "perhaps from turn 12": the first turn that is or may be dark, as the turn track has it; null for none. */
function whenDark(state: FngState, mission: Mission, rules: Rules): string | null {
  const darkness = darknessOf(partsOf(state, mission, rules), turnsAtLeast(state, mission) + extraTurns)
  const [first, sure] = [darkness.findIndex((turn) => turn !== 'light') + 1, darkness.indexOf('dark') + 1]
  if (first === 0) return null
  return first === sure ? `from turn ${first}` : `perhaps from turn ${first}`
}
