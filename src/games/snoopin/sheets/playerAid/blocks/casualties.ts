import { capital } from '../../../../../main/sheets/phrases.ts'
import type { Row } from '../../../../../main/engine/table.ts'
import {
  casualtyAccompanied,
  casualtyEvacuated,
  casualtyStatus,
  casualtyStraggler,
} from '../../../rules/tables/casualties.ts'
import { margin } from '../../../rules/tables/victory.ts'
import { shortCategory } from '../../campaignTurn/shortWords.ts'
import { nameIn } from '../../shared/words.ts'
import type { Draft } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { pagesOf, sideBySide } from '../saying.ts'

/** What becomes of the wounded (p. 10-18). */
export const recovery: Draft = ({ rules }) => {
  const tables = [casualtyEvacuated, casualtyAccompanied, casualtyStraggler].map((table) => rules.table(table))
  const again = { accompanied: 'Recovered: roll as accompanied', evacuated: 'Recovered: roll as evacuated' }
  const word = ({ outcome }: Row): string =>
    outcome === 'accompanied' || outcome === 'evacuated'
      ? again[outcome]
      : shortCategory(nameIn(casualtyStatus, String(outcome)))
  return {
    number: '3.4',
    tables: tables.map(({ id }) => id),
    title: 'Casualty recovery',
    hint: '2 TQ for each Serious Wound, by how he left the table',
    pages: pagesOf(...tables),
    heads: ['2 TQ', 'Evacuated', 'Accompanied', 'Straggler'],
    rows: sideBySide(tables, word),
    notes: [
      '**Evacuated:** left the table before the end. **Accompanied:** on it at the end, friendly combat troops within 2". **Straggler:** on it without any.',
    ],
  }
}

/** Where he is then (p. 10-18). */
export const categories: Draft = ({ rules }) => {
  const table = rules.table(casualtyStatus)
  return {
    number: '3.5',
    tables: [table.id],
    title: table.title,
    hint: 'not for VC; whoever is hit now is rolled for at the end of the next turn',
    pages: pagesOf(table),
    rows: table.rows.map(({ cells: { category }, text }) => [category, capital(text)]),
  }
}

export const campaignPoints: Draft = ({ rules }) => {
  const table = rules.table(casualtyStatus)
  const off = table.rows.find((row) => row.key === 'captured')!.gives.campaignPoints
  return {
    number: '3.6',
    tables: [],
    title: 'Campaign Victory Points',
    pages: pagesOf(table),
    rows: [
      `Each side writes down its points of the game, **${off}** for each POW that it lost.`,
      `The higher sum of all turns wins the campaign, by the margins of ${tableNumber(margin.id)}.`,
    ].map((text) => [text]),
  }
}
