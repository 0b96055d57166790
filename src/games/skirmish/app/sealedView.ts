import { rowById } from '../../../main/engine/state.ts'
import type { SealedView } from '../contract/table.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { weaponName } from '../rules/weapons.ts'

/** @returns what a side has sealed and nobody has found yet, for its player's eyes. */
export function sealedView(state: SkirmishState, sideId: number): SealedView {
  const table = rulesOf(state).table(weapons)
  return {
    name: rowById(state.sides, sideId, 'player').name,
    things: state.sealed
      .filter((row) => row.sideId === sideId && !row.opened)
      .map(({ id, kind, number, figureId, name, weapon, place }) => {
        const { counters = 0, out = false } = state.figures.find((one) => one.id === figureId) ?? {}
        const armed = weapon === '' ? '' : weaponName(table, weapon)
        return { id, kind, number, figureId, name, weapon: armed, place, counters, out }
      }),
    digests: state.seals.filter((seal) => seal.sideId === sideId).map(({ digest }) => digest),
  }
}
