import type { About } from '../../../main/engine/lines.ts'
import { rowIn } from '../../../main/engine/state.ts'
import { rowText } from '../../../main/engine/table.ts'
import type { SnoopinState } from '../rules/state.ts'
import { replacementPool, returnToDuty } from '../rules/tables/replacements.ts'
import { momentumView } from './momentumView.ts'
import { words } from './outcomeWords.ts'
import { scoresOf } from './scores.ts'

/** What a number of a collection means from here on. */
type Outlook = (state: SnoopinState, id: number, field: string) => string | null

const outlooks: Readonly<Record<string, Outlook>> = {
  men(state, id, field) {
    const status = field === 'status' || field === 'category' ? rowIn(state.men, id)?.status : undefined
    if (status === 'returnPool') return `At the end of a turn: ${chancesOf(returnToDuty)}.`
    if (status === 'replacementPool') return `At the end of a turn: ${chancesOf(replacementPool)}.`
    return status === 'unknown' ? 'After the next scenario he is rolled for again, as a straggler.' : null
  },
  teams(state, id, field) {
    const team = rowIn(state.teams, id)
    if (!team || (field !== 'firepower' && field !== 'defence' && field !== 'reaction')) return null
    const does = words.ranks.get(`${field}${team[field]}`)?.does
    return does === undefined ? null : `Its newest rank: ${does}.`
  },
  momentum(state, id) {
    const row = rowIn(state.momentum, id)
    const turn = row && rowIn(state.turns, row.turnId)
    if (!row || !turn || row.sitsOut) return null
    return `${momentumView(state, turn, row.forceId).left} left. What is left at the end of the game counts as victory points.`
  },
  sideTurns(state, id, field) {
    const row = field === 'campaignPoints' ? rowIn(state.sideTurns, id) : undefined
    const total = row && scoresOf(state, row.sideId).at(-1)?.total
    return total === undefined ? null : `All turns so far: ${total}.`
  },
}

/** "1 to 3: Stays in the pool; 4 or more: Rejoins his unit" */
const chancesOf = ({ rows }: typeof returnToDuty | typeof replacementPool): string =>
  rows
    .map((row) => `${row.to === 'more' ? `${row.from} or more` : `${row.from} to ${row.to}`}: ${rowText(row)}`)
    .join('; ')

/** @returns what a number means from here on, in a sentence; null where it says all itself. */
export const outlookOf = (state: SnoopinState, { collection, id, field }: About): string | null =>
  field === undefined || !Object.hasOwn(outlooks, collection) ? null : outlooks[collection]!(state, id, field)
