import { diceOf, modifierOf, rowsInLine, signedBold } from '../../../../../main/sheets/glance/tableWords.ts'
import { words } from '../../../../../main/sheets/glance/words.ts'
import { type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { poolDice, type PoolKind } from '../../../rules/pools.ts'
import {
  lossOfDevelopments,
  replacement,
  replacementPool as replacementPoolTable,
  returnToDuty,
} from '../../../rules/tables/replacements.ts'
import { qualityDice, type Moment } from '../moment.ts'

/** Who comes back, and who comes in his place (p. 10-18). */

/** Whose dice are rolled: men who were not hit in this very turn. */
function waiting({ now }: Moment, pool: PoolKind): readonly string[] | null {
  return now === null
    ? null
    : poolDice(now.state, now.turn.id)
        .filter((one) => one.pool === pool)
        .map(({ man }) => man.name)
}

const countWords = (names: readonly string[] | null, one: string, none: string): string =>
  names === null ? one : names.length === 0 ? none : names.length === 1 ? names[0]! : `${names.length} men`

export function returned(moment: Moment): Asked {
  const table = moment.rules.table(returnToDuty)
  return {
    about: countWords(waiting(moment, 'return'), 'each in the pool', 'nobody is in the pool'),
    dice: qualityDice(moment, 1),
    target: rowsInLine(table, ({ outcome }) => ({ stays: 'stays in the pool', rejoins: 'rejoins his unit' })[outcome]),
    tables: [table],
  }
}

export function replacementPool(moment: Moment): Asked {
  const table = moment.rules.table(replacementPoolTable)
  const short = { unfit: 'unfit, a new man comes', returnToDuty: 'to the Return to Duty Pool' }
  return {
    about: countWords(waiting(moment, 'replacement'), 'each Serious Injury', 'nobody is in the pool'),
    dice: qualityDice(moment, 1),
    target: rowsInLine(table, ({ outcome }) => short[outcome]),
    tables: [table],
  }
}

export function replacements(moment: Moment): Asked {
  const table = moment.rules.table(replacement)
  return {
    about: countWords(waiting(moment, 'new'), 'for who is gone or unfit', 'for who is unfit'),
    dice: diceOf(table),
    target: rowsInLine(table, ({ gives: { name, quality, morale } }) => `${name} d${quality}, Morale d${morale}`, {
      joint: '; ',
    }),
    tables: [table],
  }
}

export function loss(moment: Moment): Asked {
  const table = moment.rules.table(lossOfDevelopments)
  const by = modifierOf(table, 'replacement')
  return {
    about: 'half a unit or more is new',
    dice: qualityDice(moment, 1),
    target: words`${signedBold(by)} for each new man: ${rowsInLine(table, ({ outcome }) => ({ lost: 'all lost', kept: 'kept' })[outcome])}`,
    tables: [table],
  }
}
