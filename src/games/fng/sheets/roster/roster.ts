import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { billetsInOrder, holderOf, rosterOf, squadName, tourOf } from '../../rules/people.ts'
import { lastHalfMonth } from '../../rules/calendar.ts'
import { buildBillets } from '../../rules/platoon/slots.ts'
import type { FreeWorldList } from '../../rules/terms.ts'
import { forceNames } from '../../rules/words.ts'
import { halfMonthOf } from '../../rules/platoon/weapons.ts'
import type { Equipment, FngState, Tour } from '../../rules/state.ts'
import { rosterSections } from '../../rules/tables/roster.ts'
import { forceWords } from '../shared/forceWords.ts'
import { presentHalfMonth } from '../shared/formCode.ts'
import { billetLine, blankLine } from './rosterLine.ts'
import type { RosterLine, RosterModel, RosterSection, SheetField } from './rosterModel.ts'
import { itemName, sourceOf } from '../shared/sheetWords.ts'
import { capital, listWords } from '../../../../main/sheets/phrases.ts'
import { statusLegend } from '../shared/statusBoxes.ts'
import { carriedBy, weaponLines } from '../shared/weaponLines.ts'
import { listedNameOf } from '../../rules/naming.ts'

const legend = [statusLegend, 'DEROS in months, tick at the tenth']

/** Squads that the printed roster of the book has room for. */
const printedSquads = 3
const source = sourceOf(rosterSections.page, ...rosterSections.alsoOn)

/** @returns the most men that an HQ has with its attachments: more than the printed sheet of the book has lines for. */
const largestHq = (rules: Rules): number =>
  Math.max(
    ...(Object.keys(forceNames) as FreeWorldList[]).map(
      (list) => buildBillets(rules, { list, halfMonth: lastHalfMonth, strengths: [] }).length,
    ),
  )

/** @returns how many numbered lines the printed sheet gives a section. */
function printedLines(rules: Rules, squad: number): number {
  const row = rowOf(rules.table(rosterSections), squad === 0 ? 'hq' : `squad${Math.min(squad, printedSquads)}`)
  return row.cells['last line']
}

/**
 * The Platoon Roster Sheet of a tour (FNG pp. 110-111).
 * @param asOf does the state show an earlier half-month? The head says so.
 * @throws RuleError `not-now` before the platoon has been made.
 */
export function rosterModel(state: FngState, rules: Rules, asOf = false): RosterModel {
  const tour = tourOf(state)
  return {
    title: 'Platoon roster',
    unit: tour.unit,
    force: forceWords(tour, asOf),
    fields: fieldsOf(state, rules, tour),
    sections: squadsOf(state).map((squad) => sectionOf(state, rules, tour, squad)),
    weapons: weaponLines(rules, carriedBy(state)),
    legend,
    source,
  }
}

/** The same page with empty lines. */
export function blankRosterModel(rules: Rules, squads = printedSquads): RosterModel {
  const numbers = Array.from({ length: squads + 1 }, (_, squad) => squad)
  const labels = ['Half-month', 'Men', ...numbers.map(carriesLabel), 'Starlight scope']
  return {
    title: 'Platoon roster',
    unit: '',
    force: '',
    fields: labels.map((label) => ({ label, value: '' })),
    sections: numbers.map((squad) => ({
      squad,
      title: squadName(squad),
      // So the program reads it when it is filled in as a PDF.
      note: squad === 0 ? 'Last name, first name; a star * behind the one of the Star' : '',
      lines: filled([], squad === 0 ? Math.max(printedLines(rules, 0), largestHq(rules)) : printedLines(rules, squad)),
    })),
    weapons: [],
    // Without a man there is no bar, and so no tick.
    legend: [statusLegend, 'DEROS in months'],
    source,
  }
}

/** The parts of the platoon that there are: one squad alone needs no lines for a whole platoon. */
const squadsOf = (state: FngState): number[] =>
  [...new Set(state.billets.map(({ squad }) => squad))].sort((a, b) => a - b)

function sectionOf(state: FngState, rules: Rules, tour: Tour, squad: number): RosterSection {
  const billets = billetsInOrder(state).filter((billet) => billet.squad === squad)
  const lines = billets.map((billet, i) => billetLine(state, rules, tour, billet, i + 1))
  const fit = lines.filter((line) => line.state === 'here').length
  const men = fit + lines.filter((line) => line.state === 'away').length
  const strength = men === 0 ? [] : [`${fit} fit of ${men}`]
  return {
    title: squadName(squad),
    note: [...strength, ...personalItems(state, rules, squad)].join('; '),
    lines: filled(lines, printedLines(rules, squad)),
  }
}

function filled(lines: readonly RosterLine[], least: number): RosterLine[] {
  const missing = Math.max(0, least - lines.length)
  return [...lines, ...Array.from({ length: missing }, (_, i) => blankLine(lines.length + i + 1))]
}

/** Items of single men, who is away marked so: "smoke: Whitcomb, Odom and Vance (away)", "flak jackets: all". */
function personalItems(state: FngState, rules: Rules, squad: number): string[] {
  const men = billetsInOrder(state)
    .filter((billet) => billet.squad === squad)
    .flatMap((billet) => holderOf(state, billet) ?? [])
  const rows = state.equipment.filter((e) => e.soldierId !== null && men.some((man) => man.id === e.soldierId))
  return [...new Set(rows.map((row) => row.item))].map((item) => {
    const holders = men.filter((man) => rows.some((row) => row.item === item && row.soldierId === man.id))
    const names = holders.map((man) => `${listedNameOf(state, man)}${man.status === 'present' ? '' : ' (away)'}`)
    const who = holders.length === men.length ? 'all' : names.length > 4 ? `${names.length} men` : listWords(names)
    return `${itemName(item, rules, holders.length)}: ${who}`
  })
}

function fieldsOf(state: FngState, rules: Rules, tour: Tour): SheetField[] {
  const men = rosterOf(state)
  const fit = men.filter((man) => man.status === 'present').length
  return [
    { label: 'Half-month', value: presentHalfMonth(tour) },
    { label: 'Men', value: `${men.length} of ${state.billets.length}, ${fit} fit` },
    ...squadsOf(state).flatMap((squad) => carriesField(state, rules, squad)),
    ...(tour.halfMonth >= halfMonthOf(rules, 'starlightScopes')
      ? [{ label: 'Starlight scope', value: scopeHolder(state) }]
      : []),
  ]
}

function carriesField(state: FngState, rules: Rules, squad: number): SheetField[] {
  const rows = state.equipment.filter((e) => e.squad === squad && e.soldierId === null && e.item !== 'starlight-scope')
  if (rows.length === 0 && squad === 0) return []
  return [{ label: carriesLabel(squad), value: rows.map((row) => itemWords(rules, row)).join(', ') || 'nothing' }]
}

const carriesLabel = (squad: number): string => `${squad === 0 ? 'HQ' : squadName(squad)} carries`

/** Words that stay on one line. */
const itemWords = (rules: Rules, { item, quantity }: Equipment): string =>
  `${quantity}\u00a0${itemName(item, rules, quantity).replaceAll(' ', '\u00a0')}`

/** One for each platoon (FNG p. 7); until a row names its squad the player gives it to whom he likes. */
function scopeHolder(state: FngState): string {
  const row = state.equipment.find((e) => e.item === 'starlight-scope')
  if (!row) return 'one'
  return row.squad === 0 ? 'HQ' : capital(squadName(row.squad))
}
