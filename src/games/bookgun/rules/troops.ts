import { refuse } from '../../../main/engine/mustBe.ts'
import { rowById } from '../../../main/engine/state.ts'
import type { BookgunState, FigureRow, Troop, Unit } from './state.ts'

/** Units of the rosters as they stand on the table. */

type Fresh = Omit<Troop, 'id' | 'gameId' | 'sideId'>

const untouched = {
  ...{ parentId: null, leaderLost: false, roadBound: false, amphibious: false },
  ...{ limber: false, afloat: false, lost: 0, wounded: 0, friendly: null },
  ...{ spirit: 'fit', brokeTurn: null, triedTurn: null, ralliedTurn: null, formation: 'open', prone: false },
  ...{ mounted: false, holders: 0, horses: 0, carrierId: null, mountedTurn: null, dismountedTurn: null },
  ...{ limbered: false, gunTurns: 0, obstacle: 0, reload: 0, reloadTurn: null, acted: false, shots: 0 },
  ...{ movedTurn: null, firedTurn: null, metTurn: null, spottedTurn: null, extraDie: false, lessDie: false },
  ...{ mustCharge: false, charging: false, waiting: false, gone: false },
} as const satisfies Partial<Fresh>

/** @returns figures of a unit, or its vehicles where it has any, that were not lost. */
export function strengthOf(state: BookgunState, unitId: number): readonly FigureRow[] {
  const own = state.figures.filter((one) => one.unitId === unitId && one.lostIn === null)
  const vehicles = own.filter(({ kind }) => kind === 'vehicle')
  return vehicles.length > 0 ? vehicles : own
}

/** Is it a leader by himself, who leads no unit? */
export function isLeaderAlone(state: BookgunState, { id }: Pick<Unit, 'id'>): boolean {
  const own = strengthOf(state, id)
  return own.length === 1 && own[0]!.leads
}

/**
 * Who of a unit was lost nobody says: its leader where he was, and else the last ones of the roster (ruling).
 * @returns its figures or vehicles, those first that are lost first.
 */
export function inOrderOfLoss(state: BookgunState, unitId: number, leaderLost: boolean): readonly FigureRow[] {
  const there = strengthOf(state, unitId)
  const leaders = there.filter(({ leads }) => leads)
  const others = there.filter(({ leads }) => !leads).reverse()
  return leaderLost ? [...leaders, ...others] : [...others, ...leaders]
}

export const sizeOfUnit = (state: BookgunState, { id }: Pick<Unit, 'id'>): number => strengthOf(state, id).length

/** @returns a unit of the rosters that can come onto the table. @throws RuleError `bad-input`. */
export function readyUnit(state: BookgunState, id: number): Unit {
  const unit = rowById(state.units, id, 'unit')
  if (state.troops.some(({ unitId }) => unitId === id)) refuse(`${unit.name} is in the game already.`)
  if (sizeOfUnit(state, unit) === 0) refuse(`${unit.name} has nobody to go.`)
  return unit
}

/** Who leads it: a name, or that somebody does; empty where nobody does. */
function leaderWords(state: BookgunState, { id, leader }: Unit): string {
  if (leader !== '') return leader
  return state.figures.some(({ unitId, leads, lostIn }) => unitId === id && leads && lostIn === null)
    ? 'its leader'
    : ''
}

/** Of a unit whose leader has no name it is said whose leader he is. */
export const leaderOf = ({ leader, name }: Pick<Troop, 'leader' | 'name'>): string =>
  leader === 'its leader' ? `The leader of ${name}` : leader

/** @returns a unit of the rosters as it comes onto the table; a leader by himself leads no unit. */
export function troopOf(
  state: BookgunState,
  unit: Unit,
  { gameId, sideId }: Pick<Troop, 'gameId' | 'sideId'>,
): Omit<Troop, 'id'> {
  const own = strengthOf(state, unit.id)
  return {
    ...untouched,
    ...{
      gameId,
      sideId,
      kind: isLeaderAlone(state, unit) ? 'leader' : 'unit',
      force: unit.force,
      unitId: unit.id,
      name: unit.name,
    },
    ...{ leader: leaderWords(state, unit), mobility: unit.mobility, figures: own.length },
  }
}

/** @returns a marker, which tells nothing of what stands under it. */
export const markerOf = (
  number: number,
  { gameId, sideId, force }: Pick<Troop, 'gameId' | 'sideId' | 'force'>,
): Omit<Troop, 'id'> => ({
  ...untouched,
  ...{ gameId, sideId, kind: 'marker', force, unitId: null, name: `Marker ${number}`, leader: '' },
  ...{ mobility: 'foot', figures: 0 },
})

/** @returns scouts of a unit: they have no leader, are in open order, and ride what it rides, with a horse each of its own. */
export const scoutsOf = (parent: Troop, figures: number): Omit<Troop, 'id'> => ({
  ...untouched,
  ...{ gameId: parent.gameId, sideId: parent.sideId, kind: 'scouts', force: parent.force, unitId: null },
  ...{ parentId: parent.id, name: `Scouts of ${parent.name}`, leader: '', figures },
  ...{ mobility: parent.mobility, mounted: parent.mounted, horses: Math.min(figures, parent.horses) },
})
