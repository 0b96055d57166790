import type { Table } from '../../../../../main/engine/table.ts'
import { rowsInLine, signedBold } from '../../../../../main/sheets/glance/tableWords.ts'
import { joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { unrecovered } from '../../../rules/casualties.ts'
import {
  casualtyAccompanied,
  casualtyEvacuated,
  casualtyStatus,
  casualtyStraggler,
} from '../../../rules/tables/casualties.ts'
import { qualityDice, type Moment } from '../moment.ts'
import { shortCategory } from '../shortWords.ts'

/** Who was hit, and what that takes off (p. 10-18). */

export function casualties(moment: Moment): Asked {
  const { now } = moment
  const hurt = now === null ? null : unrecovered(now.state, now.turn.id)
  const counted = (left: string) => hurt?.filter((one) => one.left === left).length ?? 0
  const told = (['straggler', 'accompanied', 'evacuated'] as const).map((left) => words`${left} ${counted(left)}`)
  return {
    about: 'each Serious Wound',
    dice: qualityDice(moment, 2),
    target: words`added, by how he left the table${hurt === null || hurt.length === 0 ? '' : words`. Today: ${joined(told)}`}`,
    tables: [moment.rules.table(casualtyStatus)],
    slots: [],
  }
}

/** What becomes of him, in the words of the categories. */
function categories(table: Table, moment: Moment): Words {
  const status = moment.rules.table(casualtyStatus)
  const named = (outcome: unknown): string => {
    if (outcome === 'accompanied' || outcome === 'evacuated') return `back, roll as ${outcome}`
    const name = status.rows.find(({ key }) => key === outcome)?.cells.category ?? ''
    return shortCategory(name)
  }
  return rowsInLine(table, ({ outcome }) => named(outcome))
}

const fromTable =
  (table: Table, about: string) =>
  (moment: Moment): Asked => {
    const live = moment.rules.table(table)
    return { about, dice: qualityDice(moment, 2), target: categories(live, moment), tables: [live] }
  }

export const stragglers = fromTable(casualtyStraggler, 'on the table, alone')
export const accompanied = fromTable(casualtyAccompanied, 'on the table, friends in 2"')
export const evacuated = fromTable(casualtyEvacuated, 'left it before the end')

export function points({ rules, now }: Moment): Asked {
  const table = rules.table(casualtyStatus)
  const off = table.rows.find((row) => row.key === 'captured')!.gives.campaignPoints
  const names = now?.state.sides.map(({ name }) => name) ?? []
  const short = names.length > 0 && names.every((name) => name.length <= 12)
  return {
    about: 'each side',
    target: words`the points of the game, ${signedBold(off)} for each POW lost`,
    tables: [table],
    slots: short ? names.map((name) => lineFor(name, 26)) : free,
  }
}
