import { diceOf, rowsInLine, spanText } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words } from '../../../../../main/sheets/glance/words.ts'
import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { gameEnd, lastGameTurn } from '../../../rules/tables/game.ts'
import { attached } from '../../../rules/tables/mission.ts'
import type { Moment } from '../moment.ts'
import { rollOff } from './rollOff.ts'

/** Who goes in, and how long the game lasts (p. 8-9). */

export function initiate({ rules }: Moment): Asked {
  const table = rules.table(attached)
  const short = { none: 'neither', one: 'one of them', both: 'both' } as const
  return {
    about: 'Lieutenant and medic',
    dice: diceOf(table),
    target: words`each platoon: ${rowsInLine(table, ({ outcome }) => short[outcome])}`,
    tables: [table],
  }
}

export const fogCards = ({ now }: Moment): Asked => ({
  about: 'regulars alone',
  target:
    now?.turn.random === false
      ? words`as many as the scenario says`
      : words`${1} for each player of a regular side, ${1} more for each Plan B`,
  tables: [],
  slots: [lineFor('cards')],
})

export function deploy(moment: Moment): Asked {
  const { dice } = rollOff(moment)
  const target = words`the higher die says who deploys first; where, by the mission`
  return { about: 'both sides', dice, target, tables: [], slots: [lineFor('says', 60)] }
}

export function game({ rules }: Moment): Asked {
  const table = rules.table(gameEnd)
  const ends = table.rows.flatMap((row) =>
    'when' in row && row.outcome === 'over' ? [{ ...row.gives, span: spanText(row.from, row.to) }] : [],
  )
  const all = ends.map(({ sides }) => sides)
  const dice = ends.map(({ turn, sides }) => words`turn ${turn} ${bold(`d${sides}`)}`)
  const spans = [...new Set(ends.map(({ span }) => span))]
  const first = Math.min(...ends.map(({ turn }) => turn))
  return {
    about: `${first} to ${lastGameTurn} turns`,
    dice: `d${Math.min(...all)} to d${Math.max(...all)}`,
    target: words`${bold('play')}. At the end of ${joined(dice)}: over on ${bold(spans.join(', '))}; turn ${lastGameTurn} is the last. Momentum buys at the start of each`,
    tables: [table],
    slots: [lineFor('turns')],
  }
}
