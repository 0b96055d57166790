import type { Rules } from '../../../../main/engine/system.ts'
import { hasHouse } from '../../../../main/sheets/aid/block.ts'
import { billetOf, billetsInOrder, squadName, tourOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { attributes } from '../../rules/tables/attributes.ts'
import { rangedCombat, weaponTables } from '../../rules/tables/index.ts'
import { facesToHit, hitGroups } from '../playerAid/blocks/toHit.ts'
import { campaignOf } from '../playerAid/campaign.ts'
import { tableNumber } from '../playerAid/cited.ts'
import { billetWeapon } from '../roster/rosterLine.ts'
import { presentHalfMonth } from '../shared/formCode.ts'
import { forceWords } from '../shared/forceWords.ts'
import { missionUnderWay } from '../shared/missionHead.ts'
import { kitItem, paperMen } from '../shared/paperMan.ts'
import type { KitItem, PaperMan } from '../shared/paperManModel.ts'
import type { SheetField } from '../roster/rosterModel.ts'
import { postWord, sourcesOf } from '../shared/sheetWords.ts'
import { listWords } from '../../../../main/sheets/phrases.ts'
import { statusLegend } from '../shared/statusBoxes.ts'
import { testDice } from '../shared/testDice.ts'
import { carriedBy } from '../shared/weaponLines.ts'
import { squadAid } from './squadAid.ts'
import type { SquadMan, SquadPage, SquadsModel } from './squadsModel.ts'

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
    return pageOf(state, rules, squad, own, wanted !== undefined)
  })
  return {
    unit: tour.unit,
    force: forceWords(tour, asOf),
    squads: pages,
    legend: legendOf(pages),
    source,
  }
}

const legendOf = (pages: readonly SquadPage[]): string[] => [
  statusLegend,
  'Rcvd Received Fire, Knock knocked down',
  `to hit by line of ${tableNumber(rangedCombat.id)}`,
  ...(pages.some(({ aid }) => Object.values(aid).some(hasHouse)) ? ['wedge: a house rule'] : []),
]
const source = sourcesOf(
  attributes.page,
  ...attributes.alsoOn,
  ...weaponTables.slice(0, 1).flatMap(({ page }) => page ?? []),
)

/** Rows for the largest squad that the lists have. */
const blankRows = 14

/** @param state of the campaign whose house rules hold; null for the book's. @returns the same page to be written in. */
export function blankSquadModel(state: FngState | null): SquadsModel {
  const page: SquadPage = {
    title: 'Squad sheet',
    note: '',
    fields: fieldLabels.map((label) => ({ label, value: '' })),
    men: Array.from({ length: blankRows }, () => null),
    kit: null,
    aid: squadAid({ ...campaignOf(state), tour: null }, null),
  }
  return { unit: '', force: '', squads: [page], legend: legendOf([page]), source }
}

function pageOf(state: FngState, rules: Rules, squad: number, men: readonly PaperMan[], chosen: boolean): SquadPage {
  const open = billetsInOrder(state).filter((billet) => billet.squad === squad && billet.soldierId === null)
  return {
    title: squadName(squad),
    note: chosen || open.length === 0 ? '' : `open: ${listWords(open.map(({ post }) => postWord(post)))}`,
    fields: fieldsOf(state, squad, men),
    men: men.map((man) => squadMan(state, rules, man)),
    kit: kitOf(state, rules, squad),
    aid: squadAid(campaignOf(state), armsOf(state, squad, men)),
  }
}

function squadMan(state: FngState, rules: Rules, man: PaperMan): SquadMan {
  const billet = billetOf(state, man.id)
  return {
    ...man,
    weapons: billet === null ? '' : billetWeapon(billet, rules),
    tests: testDice(state, rules, man.id),
    toHit: hitGroups(rules).map(({ circumstances: [worst = null] }) => facesToHit(rules, worst, man.rep)),
  }
}

/** @returns the weapons of these men, and what their squad carries. */
function armsOf(state: FngState, squad: number, men: readonly PaperMan[]): string[] {
  const ids = new Set(men.map(({ id }) => id))
  return carriedBy({
    billets: state.billets.filter(({ soldierId }) => soldierId !== null && ids.has(soldierId)),
    equipment: state.equipment.filter((row) => (row.soldierId === null ? row.squad === squad : ids.has(row.soldierId))),
  })
}

const fieldLabels = ['Leader', 'If he falls', 'Fit', 'Half-month', 'Mission'] as const

function fieldsOf(state: FngState, squad: number, men: readonly PaperMan[]): SheetField[] {
  const here = men.filter((man) => man.state === 'here')
  const [leader, ...next] = chainOf(squad, here)
  const values: Readonly<Record<(typeof fieldLabels)[number], string>> = {
    Leader: leader?.name ?? 'nobody',
    'If he falls': next.map((man) => man.name).join(', then ') || 'nobody',
    Fit: `${here.length} of ${men.length}`,
    'Half-month': presentHalfMonth(tourOf(state)),
    Mission: missionUnderWay(state),
  }
  return fieldLabels.map((label) => ({ label, value: values[label] }))
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

/** What the squad carries together; every man has hand grenades when he needs one (FNG p. 34). */
const kitOf = (state: FngState, rules: Rules, squad: number): KitItem[] => [
  { name: 'hand grenades', boxes: 0 },
  ...state.equipment
    .filter((row) => row.squad === squad && row.soldierId === null)
    .map(({ item, quantity }) => kitItem(item, rules, quantity)),
]
