import type { Row } from '../../../../../main/engine/table.ts'
import { highestRank } from '../../../rules/development.ts'
import { casualtyAccompanied, casualtyEvacuated, casualtyStraggler } from '../../../rules/tables/casualties.ts'
import {
  combatFatigue,
  leadershipDevelopment,
  specialDevelopment,
  unitDevelopment,
} from '../../../rules/tables/development.ts'
import { insurgency, insurgencySpecial } from '../../../rules/tables/insurgency.ts'
import type { Draft } from '../campaign.ts'
import { tableNumber, tableNumbers } from '../cited.ts'
import { pagesOf, sideBySide } from '../saying.ts'

const recoveryTables = [casualtyEvacuated, casualtyAccompanied, casualtyStraggler].map(({ id }) => id)

/** Who has learnt something (p. 10-19). */
export const whoRolls: Draft = ({ rules }) => ({
  number: '4.1',
  tables: [],
  title: 'Who rolls',
  pages: pagesOf(rules.table(unitDevelopment)),
  rows: [
    `**A team of the platoon** that caused hostile casualties, was engaged itself, lost nobody killed or captured, and abandoned nobody. Who dies of his wounds (${tableNumbers(recoveryTables)}) does not count.`,
    `**A tired team** that went out rolls on Combat Fatigue (${tableNumber(combatFatigue.id)}), whatever else it rolls.`,
    '**The VC,** after a draw or better: once.',
    `A result again is the next rank; beyond rank ${highestRank} it brings nothing.`,
  ].map((text) => [text]),
})

const said: Readonly<Record<string, string>> = {
  special: `, 1d12: ${tableNumber(specialDevelopment.id)}`,
  leadership: `, 1d6: ${tableNumber(leadershipDevelopment.id)}`,
  fatigue: `: ${tableNumber(combatFatigue.id)}`,
}
const saidOfVc: Readonly<Record<string, string>> = { special: `, 1d6: ${tableNumber(insurgencySpecial.id)}` }

export const development: Draft = ({ rules }) => {
  const [teams, vc] = [rules.table(unitDevelopment), rules.table(insurgency)] as const
  const words = (of: Readonly<Record<string, string>>, { outcome, text }: Row): string =>
    `${text!.replace(/ [dD]evelopment$/, '').replace(/^No$/, 'Nothing')}${of[String(outcome)] ?? ''}`
  const own = new Set<Row>(teams.rows)
  return {
    number: '4.2',
    tables: [teams.id, vc.id],
    title: teams.title,
    hint: '1d10',
    pages: pagesOf(teams, vc),
    heads: ['1d10', 'A team', 'The VC'],
    rows: sideBySide([teams, vc], (row) => words(own.has(row) ? said : saidOfVc, row)),
  }
}
