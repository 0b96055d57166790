import { capital } from '../../../../../main/sheets/phrases.ts'
import { highestRank } from '../../../rules/development.ts'
import { insurgencyRanks, insurgencySpecial } from '../../../rules/tables/insurgency.ts'
import type { Draft } from '../campaign.ts'
import { namedLine, pagesOf } from '../saying.ts'

/** What the VC gain (p. 20-21). */
export const ranks: Draft = ({ rules }) => {
  const table = rules.table(insurgencyRanks)
  const areas = Map.groupBy(table.rows, ({ cells }) => cells.improvement)
  return {
    number: '4.3',
    tables: [table.id],
    title: table.title,
    pages: pagesOf(table),
    heads: ['', ...Array.from({ length: highestRank }, (_, i) => `rank ${i + 1}`)],
    rows: [...areas].map(([area, rows]) => [area, ...rows.map(({ text }) => capital(text))]),
  }
}

export const special: Draft = ({ rules }) => {
  const table = rules.table(insurgencySpecial)
  return {
    number: '4.4',
    tables: [table.id],
    title: 'Special development of the VC',
    hint: '1d6; one that they have brings nothing',
    pages: pagesOf(table),
    rows: table.rows.map(namedLine),
  }
}
