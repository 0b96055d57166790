import { pagesOf } from '../../../../../main/sheets/qrs/qrsTable.ts'
import { formations as formationTable } from '../../../rules/tables/formations.ts'
import { organization, rulesOfEngagement } from '../../../rules/tables/organisation.ts'
import type { Draft } from '../draft.ts'

/** Six armies (p. 6-7). */
export const armies: Draft = (rules) => {
  const { title, rows } = rules.table(organization)
  return {
    number: '1.1',
    tables: [organization.id],
    title,
    pages: pagesOf([organization]),
    heads: ['', 'squad', 'platoon headquarters, support', 'company, armor'],
    rows: rows.map(({ cells }) => [
      cells.nation,
      cells.squad,
      cells['platoon headquarters and support'],
      cells['company and armor'],
    ]),
  }
}

/** What civilians are worth to whom (p. 7). */
export const engagement: Draft = (rules) => ({
  number: '1.4',
  tables: [rulesOfEngagement.id],
  title: rulesOfEngagement.title,
  hint: 'while civilians are there',
  pages: pagesOf([rulesOfEngagement]),
  rows: rules
    .table(rulesOfEngagement)
    .rows.map(({ cells: { rule, name, note }, text }) => [`**${rule}** ${name}`, text, note]),
})

/** How figures stand (p. 8-10). */
export const formations: Draft = (rules) => {
  const { title, rows, notes } = rules.table(formationTable)
  return {
    number: '3.1',
    tables: [formationTable.id],
    title,
    pages: pagesOf([formationTable]),
    rows: rows.map(({ cells, text }) => [cells.formation, text]),
    notes,
  }
}
