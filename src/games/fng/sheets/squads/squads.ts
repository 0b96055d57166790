import type { Rules } from '../../../../main/engine/system.ts'
import { billetsInOrder, squadName, tourOf } from '../../rules/people.ts'
import type { FngState, Tour } from '../../rules/state.ts'
import { attributes } from '../../rules/tables/attributes.ts'
import { weaponTables } from '../../rules/tables/index.ts'
import { halfMonthWords } from '../shared/formCode.ts'
import { forceWords } from '../shared/forceWords.ts'
import { kitItem, paperMen } from '../shared/paperMan.ts'
import type { PaperMan } from '../shared/paperManModel.ts'
import type { SheetField } from '../roster/rosterModel.ts'
import { postWord, sourcesOf } from '../shared/sheetWords.ts'
import { listWords } from '../../../../main/sheets/phrases.ts'
import { statusLegend } from '../shared/statusBoxes.ts'
import type { SquadKit, SquadPage, SquadsModel } from './squadsModel.ts'
import { armLines } from '../shared/weaponLines.ts'

/** What of a squad's sheet the state decides, and the player. */
export interface SquadsWish {
  /** Only these men: who goes. Squads without one of them get no page. */
  readonly men?: readonly number[] | undefined
  /** Does the state show an earlier half-month? */
  readonly asOf?: boolean
}

/**
 * A page for the HQ and each squad, to be used at the table (FNG pp. 5-6, 11, 16, 24).
 * @throws RuleError `not-now` before the platoon has been made.
 */
export function squadsModel(state: FngState, rules: Rules, { men, asOf = false }: SquadsWish = {}): SquadsModel {
  const tour = tourOf(state)
  const wanted = men && new Set(men)
  const all = paperMen(state, rules).filter((man) => !wanted || wanted.has(man.id))
  const squads = [...new Set(all.map((man) => man.squad))].sort((a, b) => a - b)
  const pages = squads.map((squad) => {
    const own = all.filter((man) => man.squad === squad)
    return pageOf(state, rules, tour, squad, own, wanted !== undefined)
  })
  return {
    unit: tour.unit,
    force: forceWords(tour, asOf),
    squads: pages,
    legend: [statusLegend],
    source: sourcesOf(
      attributes.page,
      ...attributes.alsoOn,
      ...weaponTables.slice(0, 1).flatMap(({ page }) => page ?? []),
    ),
  }
}

function pageOf(
  state: FngState,
  rules: Rules,
  tour: Tour,
  squad: number,
  men: readonly PaperMan[],
  chosen: boolean,
): SquadPage {
  const open = billetsInOrder(state).filter((billet) => billet.squad === squad && billet.soldierId === null)
  return {
    title: squadName(squad),
    note: chosen || open.length === 0 ? '' : `open: ${listWords(open.map(({ post }) => postWord(post)))}`,
    fields: fieldsOf(tour, squad, men),
    men,
    kit: kitOf(state, rules, squad),
  }
}

function fieldsOf(tour: Tour, squad: number, men: readonly PaperMan[]): SheetField[] {
  const here = men.filter((man) => man.state === 'here')
  const [leader, ...next] = chainOf(squad, here)
  return [
    { label: 'Leader', value: leader?.name ?? 'nobody' },
    { label: 'If he falls', value: next.map((man) => man.name).join(', then ') || 'nobody' },
    { label: 'Fit', value: `${here.length} of ${men.length}` },
    { label: 'Half-month', value: halfMonthWords(tour, tour.halfMonth) },
    { label: 'Mission', value: '' },
  ]
}

/** How many names stand in the chain. */
const chainLength = 3

/**
 * Who leads, and who follows him: Jr NCOs before all others, the highest REP first, then the lower line (FNG p. 16). The
 * HQ has its sergeant; after him the platoon goes to a squad's leader, whose sheet is another.
 */
function chainOf(squad: number, here: readonly PaperMan[]): PaperMan[] {
  const rank = ({ leader }: PaperMan) => (leader === 'Ldr' ? 0 : leader === 'Jr NCO' ? 1 : 2)
  const own = here.filter((man) => !man.attached)
  const able = squad === 0 && own.some((man) => rank(man) === 0) ? own.filter((man) => rank(man) === 0) : own
  const order = (a: PaperMan, b: PaperMan) =>
    rank(a) - rank(b) || (rank(a) === 0 ? 0 : b.rep - a.rep) || a.line - b.line
  return [...able].sort(order).slice(0, chainLength)
}

/** What the squad carries together, and the hand grenades that every man has when he needs one (FNG p. 34). */
function kitOf(state: FngState, rules: Rules, squad: number): SquadKit[] {
  const own = state.equipment.filter((row) => row.squad === squad && row.soldierId === null)
  const [grenade = null] = armLines(rules, ['grenade-fwf'])
  return [
    { name: 'Hand grenades', boxes: 0, arm: grenade },
    ...own.map(({ item, quantity }) => ({
      ...kitItem(item, rules, quantity),
      arm: armLines(rules, [item])[0] ?? null,
    })),
  ]
}
