import { capital } from '../../../../../main/sheets/phrases.ts'
import { highestRank } from '../../../rules/development.ts'
import {
  combatFatigue,
  leadershipDevelopment,
  ranks as rankTable,
  specialDevelopment,
  unitDevelopment,
} from '../../../rules/tables/development.ts'
import type { Draft } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { namedLine, pagesOf } from '../saying.ts'

/** What teams have learnt works in the game (p. 10-18). */
export const ranks: Draft = ({ rules }) => {
  const table = rules.table(rankTable)
  const areas = Map.groupBy(table.rows, ({ cells }) => cells.area)
  return {
    number: '2.3',
    tables: [table.id],
    title: table.title,
    hint: 'each rank adds to those before it',
    pages: pagesOf(table),
    heads: ['', ...Array.from({ length: highestRank }, (_, i) => `rank ${i + 1}`)],
    rows: [...areas].map(([area, rows]) => [area, ...rows.map(({ text }) => capital(text))]),
  }
}

export const special: Draft = ({ rules }) => {
  const table = rules.table(specialDevelopment)
  return {
    number: '2.4',
    tables: [table.id],
    title: table.title,
    hint: `1d12 after the game (${tableNumber(unitDevelopment.id)}); one that it has is rolled again`,
    pages: pagesOf(table),
    rows: table.rows.map(namedLine),
  }
}

export const leadership: Draft = ({ rules }) => {
  const table = rules.table(leadershipDevelopment)
  return {
    number: '2.5',
    tables: [table.id],
    title: table.title,
    hint: `1d6 after the game (${tableNumber(unitDevelopment.id)}); one that it has is rolled again`,
    pages: pagesOf(table),
    rows: table.rows.map(namedLine),
  }
}

/** What tires them (p. 10-18). */
export const fatigue: Draft = ({ rules }) => {
  const table = rules.table(combatFatigue)
  return {
    number: '2.6',
    tables: [table.id],
    title: table.title,
    hint: `2 TQ after the game (${tableNumber(unitDevelopment.id)}); results add up`,
    pages: pagesOf(table),
    rows: table.rows.map(namedLine),
    notes: table.notes,
  }
}
