import { span } from '../../../../main/engine/patchDifferences.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { pageOf, type Modifier, type Row, type Table } from '../../../../main/engine/table.ts'
import type { CallKind } from '../../rules/battle/collections.ts'
import type { CommanderRank } from '../../rules/battle/support/commander.ts'
import { isAreaOpen } from '../../rules/missions.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { areaKeyOf, populationOf } from '../../rules/steps/setup/areas.ts'
import { artilleryRequest } from '../../rules/tables/artillery.ts'
import { airRequest } from '../../rules/tables/airStrikes.ts'
import { heliGunshipRequest, heliMedevacRequest } from '../../rules/tables/helicopters.ts'
import { reinforcementsRequest } from '../../rules/tables/reinforcements.ts'
import { signed } from '../shared/sheetWords.ts'
import type { CardModifier, CardRow, CardTable } from './supportCardModel.ts'

/** On which table each kind is asked for; a transport cannot be asked for On Demand (FNG pp. 75-97). */
export const requestTables: Readonly<Partial<Record<CallKind, Table>>> = {
  mortars: artilleryRequest,
  artillery: artilleryRequest,
  airStrike: airRequest,
  spooky: airRequest,
  gunship: heliGunshipRequest,
  medevac: heliMedevacRequest,
  reinforcements: reinforcementsRequest,
}

/** What of a mission moves the die of a request by itself. */
export interface Standing {
  readonly level: number
  /** Population Value of the area; null while that is to be rolled. */
  readonly population: number | null
  /** The rank of whoever commands those who go, as far as it moves the die (FNG pp. 77, 80, 97). */
  readonly commander: CommanderRank
}

/** @returns the Population Value of a mission's area; null while the area is to be rolled. */
export const populationIn = (state: FngState, rules: Rules, mission: Mission): number | null =>
  isAreaOpen(state, mission) ? null : populationOf(rules, areaKeyOf(mission))

const levelWhen = /^supportLevel(\d)(.*)$/

/** Does a modifier count in this mission, for all of a table's kinds or for one? */
function standsFor({ when }: Modifier, { level, population, commander }: Standing, kind: CallKind | null): boolean {
  if (when === 'lieutenant' || when === 'captain') return when === commander
  if (when === 'populationValue3') return population === 3
  const [, at, only = ''] = levelWhen.exec(when) ?? []
  return Number(at) === level && (only === '' || kind === null || only.toLowerCase() === kind)
}

/** @returns false for a modifier of other Support Levels or of other areas. */
export const canCount = (modifier: Modifier, standing: Omit<Standing, 'commander'>): boolean =>
  !(levelWhen.test(modifier.when) || modifier.when === 'populationValue3') ||
  (modifier.when === 'populationValue3' && standing.population === null) ||
  standsFor(modifier, { ...standing, commander: null }, null)

/** @returns what this mission adds to the die of a request On Demand. */
export const standingModifier = (rules: Rules, table: Table, kind: CallKind, standing: Standing): number =>
  rules
    .table(table)
    .modifiers.filter((modifier) => standsFor(modifier, standing, kind))
    .reduce((sum, { by }) => sum + by, 0)

/** @returns a request table as this mission needs it: other Support Levels and other areas are left out. */
export function requestTable(rules: Rules, table: Table, standing: Standing): CardTable {
  const { title, modifiers, rows } = rules.table(table)
  return {
    title,
    page: pageOf(table),
    modifiers: modifiers
      .filter((modifier) => canCount(modifier, standing))
      .map((modifier) => cardModifier(modifier, standsFor(modifier, standing, null))),
    rows: cardRows(rows),
  }
}

export const cardModifier = ({ by, text }: Modifier, now: boolean): CardModifier => ({ by: signed(by), text, now })

/** Rows of a die, those that say the same joined: "1-3 Arrives, available at once". */
export function cardRows(rows: readonly Row[]): CardRow[] {
  const joined: { from: Row['from']; to: Row['to']; text: string }[] = []
  for (const { from, to, text = '' } of rows) {
    const before = joined.at(-1)
    if (before?.text === text) before.to = to
    else joined.push({ from, to, text })
  }
  return joined.map(({ from, to, text }) => ({ score: span(from, to), text }))
}
