import { diceOf } from '../../../main/sheets/glance/tableWords.ts'
import { attached } from '../rules/tables/mission.ts'
import { unitDevelopment } from '../rules/tables/development.ts'
import { replacement, replacementPool, returnToDuty } from '../rules/tables/replacements.ts'

/** What a roll must show, in words, as its table has it: no page has such a figure of its own. */

/** @returns "4 or more", "4-5", "6": the scores of a row. */
export function scoresOf({ from, to }: { readonly from: number; readonly to: number | 'more' }): string {
  if (to === 'more') return `${from} or more`
  return from === to ? String(from) : `${from}-${to}`
}

const rejoins = scoresOf(returnToDuty.rows.find(({ outcome }) => outcome === 'rejoins')!)
const recovers = scoresOf(replacementPool.rows.find(({ outcome }) => outcome === 'returnToDuty')!)

/** What takes a man out of his pool, on the die of his team. */
export const outOfPool = { returning: rejoins, replacing: recovers } as const

/** The same in a sentence, pool by pool, and what is rolled for a new man. */
export const poolWords = {
  return: `${rejoins}: he rejoins his team`,
  replacement: `${recovers}: to the Return to Duty Pool, else a new man`,
  new: `${diceOf(replacement)} for what they are`,
} as const

/** What a team rolls for its Unit Development. */
export const developmentDice = diceOf(unitDevelopment)

/** Who comes along from the headquarters when the plan is initiated. */
export const attachedWords = attached.rows
  .flatMap((row) => (row.gives.of === 0 ? [] : [`${scoresOf(row)}: ${row.text}`]))
  .join('. ')
