import type { BattleFollow } from '../../../contract/battle.ts'
import {
  activationRep,
  battleOf,
  mayActivate,
  membersOf,
  type Contact,
  type Group,
  type Vehicle,
} from '../../../rules/battle/battle.ts'
import { contactName, pefRepOf } from '../../../rules/battle/contacts/contact.ts'
import { oddsOf, ourGroups } from '../../../rules/battle/enemy/numbers.ts'
import { groupsToAct, pefsToMove } from '../../../rules/battle/enemy/order.ts'
import { vehiclesToAct } from '../../../rules/battle/vehicles/vehicle.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { stepsBetween } from '../../../rules/terrain.ts'
import { follow, inchesBetween, type Following } from './follow.ts'

/** Somebody of theirs who has yet to act, with what the order goes by. */
interface Waiting {
  readonly rep: number
  /** Inches to our closest group, as last told; null where nobody knows. */
  readonly inches: number | null
  /** Sectors to our closest group: an order where nobody has told how far it is, never a distance. */
  readonly steps: number
  readonly isPef: boolean
  readonly act: BattleFollow
}

/**
 * The enemy's side, while it acts: PEFs, then groups and vehicles, the closest to us first by the distances that were told,
 * of others by the sectors between; by a house switch in order of REP (FNG pp. 60, 69).
 */
export function theirTurn(following: Following): BattleFollow[] {
  const { state } = following
  if (battleOf(state).side !== 'theirs') return []
  const waiting = [
    ...pefsToMove(state).map((pef) => pefOf(following, pef)),
    ...vehiclesToAct(state, 'theirs').map((vehicle) => vehicleOf(following, vehicle)),
    ...groupsToAct(state).flatMap((group) => (mayActivate(state, group) ? [groupOf(following, group)] : [])),
  ]
  const byRep = switchOf(state, 'enemyOrder') !== 'closest'
  return waiting.toSorted(byRep ? highestFirst : closestFirst).map(({ act }) => act)
}

/** Of one whose distance nobody has told: as far as from the middle of one sector to the other, and within ours a move and a half. */
const inOurSector = 12
const sectorInches = 19

/** How far away one is, as far as anybody knows: for the order alone. */
const about = ({ inches, steps }: Waiting): number => inches ?? (steps === 0 ? inOurSector : steps * sectorInches)

const lessFirst = (a: number, b: number): number => (a === b ? 0 : a - b)
const nearer = (a: Waiting, b: Waiting): number => lessFirst(about(a), about(b))
const closestFirst = (a: Waiting, b: Waiting): number => Number(b.isPef) - Number(a.isPef) || nearer(a, b)
const highestFirst = (a: Waiting, b: Waiting): number => b.rep - a.rep || closestFirst(a, b)

/** @returns our group that is closest to a PEF or a group, as far as somebody has said how far it is. */
function closestTo(following: Following, id: number): { readonly group: Group; readonly inches: number } | null {
  const known = ourGroups(following.state).flatMap((group) => {
    const inches = inchesBetween(following, id, group.id)
    return inches === null ? [] : [{ group, inches }]
  })
  return known.toSorted((a, b) => a.inches - b.inches)[0] ?? null
}

/** @returns how many sectors lie between one and our closest group; where nobody knows, no end of them. */
const stepsFrom = ({ state }: Following, sector: number | null): number =>
  Math.min(
    ...ourGroups(state).map((group) =>
      sector === null || group.sector === null ? Infinity : stepsBetween(sector, group.sector),
    ),
  )

function pefOf(following: Following, pef: Contact): Waiting {
  const rep = pefRepOf(following.state, pef)
  const inches = closestTo(following, pef.id)?.inches ?? null
  return {
    rep,
    inches,
    steps: stepsFrom(following, pef.sector),
    isPef: true,
    act: follow({
      key: `pefMoves ${pef.id}`,
      action: 'pefMoves',
      title: `${contactName(pef)} moves`,
      detail: `REP ${rep}, ${inches === null ? `sector ${pef.sector}` : `${inches}"`}`,
      values: { contact: pef.id },
      side: 'theirs',
      isTurn: true,
    }),
  }
}

/** What it does only the player says. */
const vehicleOf = (following: Following, { id, name, rep, sector }: Vehicle): Waiting => ({
  rep: rep ?? 0,
  inches: null,
  steps: stepsFrom(following, sector),
  isPef: false,
  act: follow({
    key: `vehicleActs ${id}`,
    action: 'vehicleActs',
    title: `${name} acts`,
    detail: `REP ${rep}, sector ${sector}`,
    values: { vehicle: id },
    side: 'theirs',
    wants: 'does',
    isTurn: true,
  }),
})

function groupOf(following: Following, group: Group): Waiting {
  const { state } = following
  const rep = activationRep(state, group)
  const closest = closestTo(following, group.id)
  const others = ourGroups(state)
  // With one group of ours on the table no other can be the closest.
  const target = closest?.group ?? (others.length === 1 ? others[0]! : null)
  const told = { ...(target ? { closest: target.id } : {}), ...(closest ? { inches: closest.inches } : {}) }
  return {
    rep,
    inches: closest?.inches ?? null,
    steps: stepsFrom(following, group.sector),
    isPef: false,
    act: follow({
      key: `enemyActs ${group.id}`,
      action: 'enemyActs',
      title: `${group.name} acts`,
      detail:
        target === null
          ? `REP ${rep}, ${membersOf(state, group.id).length} of them`
          : against(following, group, target),
      values: { group: group.id, ...told },
      side: 'theirs',
      wants: closest !== null || others.length === 0 ? null : others.length > 1 ? 'closest' : 'inches',
      isTurn: true,
    }),
  }
}

/** "3 against 4 of A". */
function against({ state }: Following, group: Group, target: Group): string {
  const { theirs, ours } = oddsOf(state, group.id, target.id)
  return `${theirs} against ${ours} of ${target.name}`
}
