import { rowById } from '../../../main/engine/state.ts'
import type { SealedView } from '../contract/sealed.ts'
import { commanderOf } from '../rules/sealing.ts'
import type { BookgunState } from '../rules/state.ts'

/** @returns what a side has sealed, for its player's eyes. */
export function sealedView(state: BookgunState, sideId: number): SealedView {
  const own = state.sealed.filter((row) => row.sideId === sideId)
  const commander = commanderOf(state, sideId)
  return {
    name: rowById(state.sides, sideId, 'player').name,
    markers: own
      .filter(({ kind }) => kind === 'marker')
      .map(({ id, troopId, number, unitId, what, place, opened }) => ({
        ...{ id, number, place, opened, dummy: unitId === null },
        troopId: opened ? null : troopId,
        what: unitId === null ? '' : what,
      })),
    commander: commander
      ? {
          leader: commander.what,
          unit: state.units.find(({ id }) => id === commander.unitId)?.name ?? '',
          opened: commander.opened,
        }
      : null,
    digests: state.seals.filter((seal) => seal.sideId === sideId).map(({ digest }) => digest),
  }
}
