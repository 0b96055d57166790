import { craftModeWords, helicopterOf, isSeen, seenIn } from '../../rules/battle/air/craft.ts'
import { vehiclesOn, vehicleStateWords } from '../../rules/battle/vehicles/vehicle.ts'
import type { FngState } from '../../rules/state.ts'
import type { MapThing } from '../briefing/briefingModel.ts'
import { overSigns, vehicleSigns } from './vehicleSigns.ts'

/** @returns the vehicles, boats and aircraft of a battle as everybody sees them, wrecks too. */
export const thingsOn = (state: FngState): MapThing[] => [
  ...vehiclesOn(state).map(({ kind, side, sector, name, state: now }): MapThing => ({
    ...{ sign: vehicleSigns[kind], over: overSigns[now], tone: side, where: 'ground', sector },
    words: `${name}${whose[side]}: ${vehicleStateWords[now].toLowerCase()}`,
  })),
  ...state.craft.filter(isSeen).map((craft): MapThing => {
    const { name, mode } = craft
    const sign = mode === 'down' ? 'wreck' : helicopterOf(state, craft) === null ? 'plane' : 'helicopter'
    return {
      ...{ sign, over: null, tone: 'ours', where: 'air', sector: seenIn(craft) },
      words: `${name}: ${craftModeWords[mode]}`,
    }
  }),
]

const whose: Readonly<Record<MapThing['tone'], string>> = { ours: '', theirs: ', theirs', civilian: ', of civilians' }
