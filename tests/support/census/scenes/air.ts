import type { Craft } from '../../../../src/games/fng/rules/battle/battle.ts'
import type { CallKind } from '../../../../src/games/fng/rules/battle/collections.ts'
import type { FngState } from '../../../../src/games/fng/rules/state.ts'
import { fwfAircraft, fwfHelicopters } from '../../../../src/games/fng/rules/tables/index.ts'
import { battleWith } from '../../battle.ts'
import { onStation } from '../../../unit/games/fng/rules/battle/air/onStation.ts'
import { withCobra, withLoach, withSlick } from '../../../unit/games/fng/rules/battle/helicopters/withHelicopter.ts'
import { around, type Scene } from './scene.ts'

const skies = [
  'strikePass',
  'ordnanceLands',
  'facRun',
  'directStrike',
  'nextTurn',
  'passOn',
  'activate',
  'fireAtAircraft',
  'dropFlare',
]
const flights = [
  'flyHelicopter',
  'takeOff',
  'loadHelicopter',
  'fireFromHelicopter',
  'fireTurret',
  'dropStuff',
  'spotFromHelicopter',
  'fireAtAircraft',
  'nextTurn',
  'passOn',
  'ordnanceLands',
]

/** Every aircraft of the list with either load. */
export const planes: readonly Scene[] = fwfAircraft.rows.flatMap(({ key, gives, cells }) =>
  (['a', 'b'] as const).map((load): Scene => {
    const kind = gives.kind === 'fac' ? 'fac' : key === 'ac-47' ? 'spooky' : 'airStrike'
    const craft: Partial<Craft> & { kind: CallKind } = {
      kind,
      type: key,
      name: cells.aircraft,
      load: 'loadATo' in gives ? load : null,
    }
    const night = key === 'ac-47' ? ({ dayPart: 'night', dayPartTurnsLeft: 60 } as const) : {}
    return {
      start: onStation(battleWith({ ...around, battle: { ...around.battle, ...night } }), craft),
      does: skies,
      moves: 16,
      times: 4,
    }
  }),
)

export const helicopters: readonly Scene[] = [
  ...fwfHelicopters.rows.flatMap(({ key, cells }): FngState[] =>
    (['a', 'b'] as const).map((load) =>
      withCobra(around, { type: key, name: cells.helicopter, load, mode: 'flying', doorGunners: 2 }),
    ),
  ),
  ...fwfHelicopters.rows.map(({ key, cells }): FngState => {
    const night = { ...around.battle, dayPart: 'night', dayPartTurnsLeft: 60 } as const
    return withSlick({ ...around, battle: night }, { type: key, name: cells.helicopter, mode: 'flying', light: 'on' })
  }),
  ...(['landed', 'hovering', 'flying'] as const).flatMap((mode): FngState[] => [
    withSlick(around, { mode }),
    withLoach(around, { mode, overSince: 0 }),
    withCobra(around, { mode }),
  ]),
].map((start): Scene => ({ start, does: flights, moves: 20, times: 6 }))
