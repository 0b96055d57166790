import { note, type Line } from '../../../main/engine/lines.ts'
import { patchRow } from '../../../main/engine/state.ts'
import type { Rules } from '../../../main/engine/system.ts'
import type { Row } from '../../../main/engine/table.ts'
import { dateName, yearOf } from './calendar.ts'
import { billetsInOrder, tourOf } from './people.ts'
import { rollBegun } from './platoon/equipment.ts'
import { rolledLaunchers } from './platoon/launcher.ts'
import { armyLists, numberOf, textOf } from './platoon/lists.ts'
import { buildBillets, strengthOf, type Slot } from './platoon/slots.ts'
import { halfMonthOf, hasAssistant, laterDate, laterWeapons, weaponName } from './platoon/weapons.ts'
import type { Billet, FngState, FreeWorldList } from './state.ts'
import { dateChanges } from './tables/armyLists.ts'
import { fwfSmgLarge } from './tables/weaponsFwf.ts'

/** What a dated change of a list comes to. */
export interface Rearmed {
  readonly state: FngState
  /** None when nothing changed. */
  readonly lines: readonly Line[]
  /** Rows of the equipment that hold from the date on, and for which the platoon has not rolled yet. */
  readonly begun: readonly Row[]
}

type Hands = Parameters<typeof rollBegun>[0]

/** Carries a dated change out: tells of it, and rolls what the list hands out from now on (FNG pp. 9-10). */
export function carryOut({ state, lines, begun }: Rearmed, hands: Hands): FngState {
  lines.forEach(hands.say)
  return begun.length === 0 ? state : rollBegun(hands, state, begun)
}

/**
 * The dated changes of the army lists for a platoon that is older than the date (FNG pp. 6, 9-10): it changes its
 * weapons at the start of its first mission on or after it; an ARVN platoon that still goes by its first list, all of it.
 * From then on it is equipped as the list says: a launcher whose chance is replaced is handed in for a rifle, and what
 * begins is rolled for its squads (ruling). Doing it again changes nothing more.
 */
export function rearm(state: FngState, rules: Rules): Rearmed {
  const tour = tourOf(state)
  if (tour.list === 'arvn-pre-1968') return takeLaterList(state, rules)
  const date = laterDate(rules, tour.list)
  // A platoon raised on or after the date was given its weapons then, by the list or by the player.
  if (date === null || tour.halfMonth < date || tour.startHalfMonth >= date) return unchanged(state)
  const later = laterWeapons(rules, tour.list)
  const swaps = billetsInOrder(state).flatMap((billet) => swap(billet, later.get(billet.weapon)))
  if (swaps.length === 0) return unchanged(state)
  // Weapons that came back by hand since are changed again; the squads rolled at their first mission.
  const isFirst = !state.missions.some(({ halfMonth }) => halfMonth >= date && halfMonth < tour.halfMonth)
  const rows = rules.table(armyLists[tour.list].equipment).rows
  const [before, after] = [rows.filter((row) => holdsAt(row, date - 1)), rows.filter((row) => holdsAt(row, date))]
  const change = isFirst ? changeOf(before, after) : none
  const all = [...swaps, ...launchersIn(state, rules, { list: tour.list, halfMonth: date }, change)]
  return {
    state: hand(state, all),
    lines: tell(rules, all, tour.list, dateName(date), change),
    begun: change.begun,
  }
}

const unchanged = (state: FngState): Rearmed => ({ state, lines: [], begun: [] })

/** Rows of the equipment that hold no more, and those that hold from now on. */
interface EquipmentChange {
  readonly ended: readonly Row[]
  readonly begun: readonly Row[]
}

const none: EquipmentChange = { ended: [], begun: [] }

function changeOf(before: readonly Row[], after: readonly Row[]): EquipmentChange {
  const only = (a: readonly Row[], b: readonly Row[]) => a.filter((row) => !b.some((other) => other.key === row.key))
  return { ended: only(before, after), begun: only(after, before) }
}

/** Launchers whose chance has ended, each for the rifle of a rifleman (FNG pp. 9-10). */
function launchersIn(
  state: FngState,
  rules: Rules,
  at: { readonly list: FreeWorldList; readonly halfMonth: number },
  { ended }: EquipmentChange,
): Swap[] {
  if (!ended.some(({ key }) => key === 'm20')) return []
  const rifle = slotsOf(rules, at.list, at.halfMonth).find(({ post }) => post === 'rifleman')?.weapon ?? undefined
  return billetsInOrder(state)
    .filter(({ weapon }) => rolledLaunchers.includes(weapon))
    .flatMap((billet) => swap(billet, rifle))
}

interface Swap {
  readonly billet: Billet
  readonly weapon: string
}

const swap = (billet: Billet, weapon: string | undefined): Swap[] =>
  weapon === undefined || weapon === billet.weapon ? [] : [{ billet, weapon }]

const hand = (state: FngState, swaps: readonly Swap[]): FngState =>
  swaps.reduce((now, { billet, weapon }) => patchRow(now, 'billets', billet.id, { weapon }), state)

/**
 * The ARVN list changes on 1 January 1968 (FNG p. 10), mission or not: new men come by the later one from then on, and
 * each post is armed by it. Posts stay as they are, the list says nothing of men.
 *
 * @returns the state as it is, and no lines, for any other list and before that day.
 */
export function takeLaterList(state: FngState, rules: Rules): Rearmed {
  const tour = tourOf(state)
  const date = halfMonthOf(rules, 'arvnPost1968')
  if (tour.list !== 'arvn-pre-1968' || tour.halfMonth < date) return unchanged(state)
  const [from, to] = [tour.list, 'arvn-post-1968'] as const
  const issued = weaponsOf(rules, from)
  const slots = slotsOf(rules, to, date)
  const swaps = billetsInOrder(state).flatMap((billet) => {
    const slot = slots.find((each) => each.post === billet.post && each.squad > 0 === billet.squad > 0)
    const keeps = !slot || !issued.has(billet.weapon) || [slot.weapon, slot.alternative].includes(billet.weapon)
    return keeps ? [] : swap(billet, slot.weapon ?? undefined)
  })
  const [before, after] = [from, to].map((list) => rules.table(armyLists[list].equipment).rows)
  const change = changeOf(before!, after!)
  const all = [...swaps, ...launchersIn(state, rules, { list: to, halfMonth: date }, change)]
  const armed = crewGuns(hand(state, all), all)
  const changes = note(`${dateName(date)}: from now on the ARVN list of ${yearOf(date)} holds, for new men too.`, {
    table: armyLists[to].list.id,
    page: armyLists[to].list.page,
  })
  return {
    state: patchRow(armed, 'tour', tour.id, { list: to }),
    lines: [changes, ...tell(rules, all, to, dateName(date), change)],
    begun: change.begun,
  }
}

/** Where an M-60 takes the place of a BAR, one rifleman of the squad becomes its assistant (ruling to FNG p. 8). */
function crewGuns(state: FngState, swaps: readonly Swap[]): FngState {
  const guns = swaps.filter(({ billet, weapon }) => hasAssistant(weapon) && !hasAssistant(billet.weapon))
  return guns.reduce((now, { billet: gun }) => {
    const squad = billetsInOrder(now).filter((billet) => billet.squad === gun.squad && !billet.attachment)
    const rifleman = squad.find((billet) => billet.post === 'rifleman')
    if (!rifleman || squad.some((billet) => billet.post === 'lmgAssistant')) return now
    return patchRow(now, 'billets', rifleman.id, { post: 'lmgAssistant' })
  }, state)
}

/** Everything that a list hands out; its SMG may be either of the heavy ones (ruling to FNG p. 9). */
function weaponsOf(rules: Rules, list: FreeWorldList): ReadonlySet<string> {
  const printed = rules
    .table(armyLists[list].list)
    .rows.flatMap((row) => [textOf(row, 'weapon') ?? [], textOf(row, 'alternative') ?? []].flat())
  return new Set([...printed, ...fwfSmgLarge.rows.map((row) => row.key)])
}

const slotsOf = (rules: Rules, list: FreeWorldList, halfMonth: number): Slot[] =>
  buildBillets(rules, { list, halfMonth, strengths: [strengthOf(rules, list).paper] })

const holdsAt = (row: Row, halfMonth: number): boolean =>
  halfMonth >= (numberOf(row, 'fromHalfMonth') ?? 0) && halfMonth < (numberOf(row, 'untilHalfMonth') ?? Infinity)

function tell(
  rules: Rules,
  swaps: readonly Swap[],
  list: FreeWorldList,
  since: string,
  { ended, begun }: EquipmentChange,
): Line[] {
  const from = { table: dateChanges.id, page: dateChanges.page }
  const pairs = new Map<string, number>()
  for (const { billet, weapon } of swaps) {
    const pair = `${weaponName(billet.weapon, rules)} is handed in for ${weaponName(weapon, rules)}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const changed = [...pairs].map(([pair, n]) => note(`${since}: ${pair}, ${n} ${n === 1 ? 'place' : 'places'}.`, from))
  const names = (rows: readonly Row[]) => rows.map((row) => String(row.cells?.['item'])).join(', ')
  const equipment = [
    ...(ended.length > 0 ? [`no more ${names(ended)}`] : []),
    ...(begun.length > 0 ? [`now ${names(begun)}`] : []),
  ]
  if (equipment.length === 0) return changed
  const { id, page } = armyLists[list].equipment
  return [...changed, note(`Equipment from now on: ${equipment.join('; ')}.`, { table: id, page })]
}
