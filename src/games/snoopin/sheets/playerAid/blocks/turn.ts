import { flow } from '../../../rules/flow.ts'
import { mission as missions } from '../../../rules/tables/mission.ts'
import { capital } from '../../../../../main/sheets/phrases.ts'
import type { Draft } from '../campaign.ts'
import { pagesOf, scores } from '../saying.ts'

/** The ten steps of a campaign turn (p. 6). */
export const campaignTurn: Draft = () => ({
  number: '1.1',
  tables: [],
  title: 'The campaign turn',
  hint: 'five steps up to the game, five after it',
  pages: 'p. 6',
  rows: flow.map(({ title, explanation }, i) => [String(i + 1), `**${title}.** ${explanation}`]),
})

/** What a regular side has to do, and where its troops begin (p. 6-8). */
export const mission: Draft = ({ rules, state: { tour } }) => {
  const table = rules.table(missions)
  const wide = tour[0]?.blockingInches
  return {
    number: '1.2',
    tables: [table.id],
    title: table.title,
    hint: '1d6 for each regular side, in secret',
    pages: pagesOf(table),
    heads: ['', 'mission', 'deployment', 'achieved by'],
    rows: table.rows.map((row) => {
      const { deployment, 'achieved by': achieved } = row.cells
      return [scores(row), `**${row.text}**`, inScale(row, deployment, wide), capital(achieved)]
    }),
    notes: table.notes,
  }
}

/** The campaign plays one of the two scales; without one the book gives both. */
function inScale({ gives }: (typeof missions)['rows'][number], words: string, inches: number | undefined): string {
  if (gives.wideInches === null || inches === undefined) return capital(words)
  return capital(words.replace(/ \(.*\)$/, '').replace(`${gives.inches}"`, `${inches}"`))
}
