import { rowOf } from '../../../../main/engine/table.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { fightingPosition } from '../forces/sites.ts'
import type { FngState } from '../state.ts'
import { buildingDv } from '../tables/buildings.ts'
import { canFight, isOnTable, type Figure, type Structure } from './battle.ts'
import type { Scene } from './scene.ts'

/** What a structure is when nothing else is said about it. */
export const freshStructure = {
  sector: null,
  state: 'standing',
  groupId: null,
  contactId: null,
  amount: 0,
  buildingId: null,
  level: null,
} as const satisfies Partial<Structure>

export const structureById = (state: FngState, id: number): Structure => rowById(state.structures, id, 'structure')

/** The row of the building table that a structure was made by; a bunker's where the name is of another table (FNG p. 41). */
export function buildingRow(scene: Pick<Scene, 'table'>, { kind, type }: Pick<Structure, 'kind' | 'type'>) {
  const table = scene.table(buildingDv)
  return (
    table.rows.find(({ key }) => key === type) ??
    rowOf(
      table,
      kind === 'hooch' ? 'hooch' : kind === 'bunker' ? 'bunker' : kind === 'position' ? 'sandbagged' : 'frame',
    )
  )
}

/** Can men shelter in it? */
export const isShelter = ({ kind, state }: Structure): boolean =>
  ['building', 'bunker', 'position', 'hooch'].includes(kind) && state !== 'destroyed'

/** Do they have walls round them that can be fired at? A foxhole has none, and no Defensive Value (FNG pp. 41, 51). */
export const isBuilding = (place: Structure): boolean => isShelter(place) && place.type !== fightingPosition

/** @returns the figures of the group that is in it, on the table and alive. */
export const occupantsOf = (state: FngState, structure: Structure): Figure[] =>
  structure.groupId === null
    ? []
    : state.figures.filter(
        (figure) => figure.groupId === structure.groupId && isOnTable(figure) && figure.status !== 'obviouslyDead',
      )

/** @returns the areas of the same building, itself too, from the lowest floor up. */
export const areasOf = (state: FngState, structure: Structure): Structure[] =>
  structure.buildingId === null
    ? [structure]
    : state.structures
        .filter(({ buildingId }) => buildingId === structure.buildingId)
        .sort((a, b) => (a.level ?? 0) - (b.level ?? 0))

/** Occupants who can still do something about it. */
export const defendersOf = (state: FngState, structure: Structure): Figure[] =>
  occupantsOf(state, structure).filter(canFight)
