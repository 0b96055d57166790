import { note, type Line } from '../../engine/lines.ts'
import { patchRow } from '../../engine/state.ts'
import type { Rules } from '../../engine/system.ts'
import type { Row } from '../../engine/table.ts'
import { dateName, yearOf } from './calendar.ts'
import { billetsInOrder, tourOf } from './people.ts'
import { armyLists, numberOf, textOf } from './platoon/lists.ts'
import { buildBillets, strengthOf, type Slot } from './platoon/slots.ts'
import { halfMonthOf, hasAssistant, laterDate, laterWeapons, weaponName } from './platoon/weapons.ts'
import type { Billet, FngState, FreeWorldList } from './state.ts'
import { dateChanges } from './tables/armyLists.ts'
import { fwfSmgLarge } from './tables/weaponsFwf.ts'

/**
 * The dated changes of the army lists for a platoon that is older than the date (FNG pp. 6, 9-10): it changes its
 * weapons at the start of its first mission on or after it; an ARVN platoon that still goes by its first list, all of it.
 * Doing it again changes nothing more.
 *
 * @returns the state and the lines that tell of it; no lines when nothing changed.
 */
export function rearm(state: FngState, rules: Rules): { state: FngState; lines: Line[] } {
  const tour = tourOf(state)
  if (tour.list === 'arvn-pre-1968') return takeLaterList(state, rules)
  const date = laterDate(rules, tour.list)
  // A platoon raised on or after the date was given its weapons then, by the list or by the player.
  if (date === null || tour.halfMonth < date || tour.startHalfMonth >= date) return { state, lines: [] }
  const later = laterWeapons(rules, tour.list)
  const swaps = billetsInOrder(state).flatMap((billet) => swap(billet, later.get(billet.weapon)))
  if (swaps.length === 0) return { state, lines: [] }
  const rows = rules.table(armyLists[tour.list].equipment).rows
  const [before, after] = [rows.filter((row) => holdsAt(row, date - 1)), rows.filter((row) => holdsAt(row, date))]
  return { state: hand(state, swaps), lines: tell(rules, swaps, tour.list, dateName(date), before, after) }
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
export function takeLaterList(state: FngState, rules: Rules): { state: FngState; lines: Line[] } {
  const tour = tourOf(state)
  const date = halfMonthOf(rules, 'arvnPost1968')
  if (tour.list !== 'arvn-pre-1968' || tour.halfMonth < date) return { state, lines: [] }
  const [from, to] = [tour.list, 'arvn-post-1968'] as const
  const issued = weaponsOf(rules, from)
  const slots = slotsOf(rules, to, date)
  const swaps = billetsInOrder(state).flatMap((billet) => {
    const slot = slots.find((each) => each.post === billet.post && each.squad > 0 === billet.squad > 0)
    const keeps = !slot || !issued.has(billet.weapon) || [slot.weapon, slot.alternative].includes(billet.weapon)
    return keeps ? [] : swap(billet, slot.weapon ?? undefined)
  })
  const armed = crewGuns(hand(state, swaps), swaps)
  const [before, after] = [from, to].map((list) => rules.table(armyLists[list].equipment).rows)
  const changes = note(`${dateName(date)}: from now on the ARVN list of ${yearOf(date)} holds, for new men too.`, {
    table: armyLists[to].list.id,
    page: armyLists[to].list.page,
  })
  return {
    state: patchRow(armed, 'tour', tour.id, { list: to }),
    lines: [changes, ...tell(rules, swaps, to, dateName(date), before!, after!)],
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
  before: readonly Row[],
  after: readonly Row[],
): Line[] {
  const from = { table: dateChanges.id, page: dateChanges.page }
  const pairs = new Map<string, number>()
  for (const { billet, weapon } of swaps) {
    const pair = `${weaponName(billet.weapon, rules)} is handed in for ${weaponName(weapon, rules)}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const changed = [...pairs].map(([pair, n]) => note(`${since}: ${pair}, ${n} ${n === 1 ? 'place' : 'places'}.`, from))
  const only = (a: readonly Row[], b: readonly Row[]) =>
    a.filter((row) => !b.some((other) => other.key === row.key)).map((row) => String(row.cells?.['item']))
  const [ended, begun] = [only(before, after), only(after, before)]
  const equipment = [
    ...(ended.length > 0 ? [`no more ${ended.join(', ')}`] : []),
    ...(begun.length > 0 ? [`now ${begun.join(', ')}`] : []),
  ]
  if (equipment.length === 0) return changed
  const text = `Equipment of new platoons: ${equipment.join('; ')}. This platoon keeps what it has.`
  return [...changed, note(text, { table: armyLists[list].equipment.id, page: armyLists[list].equipment.page })]
}
