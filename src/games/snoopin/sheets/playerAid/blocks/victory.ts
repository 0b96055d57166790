import { capital } from '../../../../../main/sheets/phrases.ts'
import { margin as marginTable, vpFreeWorld, vpVc } from '../../../rules/tables/victory.ts'
import type { Draft } from '../campaign.ts'
import { pagesOf, scores, signed } from '../saying.ts'

/** What the game was worth (p. 10-18). */

const eventWords = (event: string): string => capital(event.replace(/^each /, ''))

export const freeWorld: Draft = ({ rules }) => {
  const table = rules.table(vpFreeWorld)
  return {
    number: '3.1',
    tables: [table.id],
    title: 'Points, Free World',
    hint: 'each',
    pages: pagesOf(table),
    heads: ['', 'VP', 'officer'],
    rows: table.rows.map(({ cells: { event }, gives }) => [
      eventWords(event),
      signed(gives.points),
      'officer' in gives ? signed(gives.officer) : '',
    ]),
    notes: table.notes,
  }
}

export const vc: Draft = ({ rules }) => {
  const table = rules.table(vpVc)
  return {
    number: '3.2',
    tables: [table.id],
    title: 'Points, VC',
    hint: 'each',
    pages: pagesOf(table),
    heads: ['', 'VP'],
    rows: table.rows.map(({ cells: { event }, gives }) => [eventWords(event), signed(gives.points)]),
  }
}

export const margin: Draft = ({ rules }) => {
  const table = rules.table(marginTable)
  return {
    number: '3.3',
    tables: [table.id],
    title: table.title,
    hint: 'whole times that the higher total holds the lower',
    pages: pagesOf(table),
    rows: table.rows.map((row) => [scores(row), `**${row.text}**`, capital(row.cells.totals)]),
    notes: table.notes,
  }
}
