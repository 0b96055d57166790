import type { Row } from '../../../../../main/engine/table.ts'
import { lossOfDevelopments, replacement, replacementPool, returnToDuty } from '../../../rules/tables/replacements.ts'
import type { Draft } from '../campaign.ts'
import { pagesOf, scores, sideBySide, signed } from '../saying.ts'

/** Who comes back, and who comes in his place (p. 10-18). */
export const pools: Draft = ({ rules }) => {
  const [back, gone] = [rules.table(returnToDuty), rules.table(replacementPool)] as const
  return {
    number: '4.5',
    tables: [back.id, gone.id],
    title: 'The pools',
    hint: '1 TQ of his unit for each man',
    pages: pagesOf(back),
    heads: ['', back.title, gone.title],
    rows: sideBySide([back, gone], ({ text }: Row) => text!),
    notes: gone.notes,
  }
}

export const newMen: Draft = ({ rules }) => {
  const table = rules.table(replacement)
  return {
    number: '4.6',
    tables: [table.id],
    title: 'New men',
    hint: '1d6',
    pages: pagesOf(table),
    rows: table.rows.map((row) => {
      const { name, quality, morale } = row.gives
      return [scores(row), `**${name}** TQ D${quality}, Morale D${morale}`]
    }),
  }
}

export const loss: Draft = ({ rules }) => {
  const table = rules.table(lossOfDevelopments)
  const [each] = table.modifiers
  return {
    number: '4.7',
    tables: [table.id],
    title: table.title,
    pages: pagesOf(table),
    rows: table.rows.map((row) => [scores(row), row.text]),
    notes: [`1 TQ where half of a unit or more is new at once; **${signed(each.by)}** for each new man of this turn.`],
  }
}
