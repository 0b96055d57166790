import { diceOf, rowsInLine } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, words } from '../../../../../main/sheets/glance/words.ts'
import { type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { teamsOut } from '../../../rules/development.ts'
import { isBuilt, mayBuild } from '../../../rules/insurgency.ts'
import {
  combatFatigue,
  leadershipDevelopment,
  specialDevelopment,
  unitDevelopment,
} from '../../../rules/tables/development.ts'
import { insurgency as insurgencyTable, insurgencySpecial } from '../../../rules/tables/insurgency.ts'
import { qualityDice, type Moment } from '../moment.ts'
import { learningWords, shortFatigue } from '../shortWords.ts'

/** What teams and insurgents have learnt (p. 10-21). */

export function development({ rules, now }: Moment): Asked {
  const table = rules.table(unitDevelopment)
  const out = now === null ? 0 : teamsOut(now.state, now.turn.id).length
  return {
    about: out === 0 ? 'teams that fought well' : `${out} teams went out`,
    dice: diceOf(table),
    target: words`hurt them, was engaged, lost nobody killed or taken: ${rowsInLine(table, ({ outcome }) => (outcome === 'none' ? '' : learningWords[outcome]))}`,
    tables: [table],
  }
}

export function fatigue(moment: Moment): Asked {
  const table = moment.rules.table(combatFatigue)
  const tired = moment.now?.state.committed.filter(
    ({ turnId, wasFatigued }) => turnId === moment.now!.turn.id && wasFatigued,
  )
  const again = tired?.length ? `${tired.length} went out tired` : 'told so, or went out tired'
  return {
    about: again,
    dice: qualityDice(moment, 2),
    target: words`${rowsInLine(table, ({ gives }) => shortFatigue(gives.name))}. Who sat out recovers`,
    tables: [table],
  }
}

export function gains({ rules }: Moment): Asked {
  const [special, leading] = [rules.table(specialDevelopment), rules.table(leadershipDevelopment)]
  return {
    about: 'who is told to',
    dice: `${diceOf(special)}, ${diceOf(leading)}`,
    target: words`Special ${bold(diceOf(special))}, Leadership ${bold(diceOf(leading))}; one that it has again`,
    tables: [special, leading],
  }
}

export function insurgency({ rules, now }: Moment): Asked {
  const [table, special] = [rules.table(insurgencyTable), rules.table(insurgencySpecial)]
  const short = {
    disillusionment: 'disillusioned',
    none: '',
    supplies: 'Supplies',
    troops: 'Troops',
    tactics: 'Tactics',
    special: `Special, ${diceOf(special)}`,
    leadership: 'Leadership',
  } as const
  const base = { about: 'after a draw or better', tables: [table, special], pages: [table.page, special.page] }
  if (now !== null && now.turn.margin !== null && !mayBuild(now.state, now.turn) && !isBuilt(now.state, now.turn))
    return { ...base, target: words`not after this game`, slots: [] }
  return { ...base, dice: diceOf(table), target: rowsInLine(table, ({ outcome }) => short[outcome]) }
}
