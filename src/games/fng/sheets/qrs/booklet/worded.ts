import { diceOf } from '../../playerAid/saying.ts'
import { moves as aidMoves } from '../../playerAid/blocks/moves.ts'
import { results } from '../../playerAid/blocks/results.ts'
import { campaignOf } from '../../playerAid/campaign.ts'
import { plainText, type AidDraft } from '../../../../../main/sheets/aid/block.ts'
import type { AnyState } from '../../../../../main/engine/state.ts'
import type { WordedTable } from '../../../../../main/sheets/qrs/book.ts'
import { dieToAct } from '../../../rules/battle/civilians/civiliansAct.ts'
import { dueOnTotal } from '../../../rules/battle/support/check.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { empty, type FngState } from '../../../rules/state.ts'
import { randomEvents } from '../../../rules/tables/index.ts'

const stateOf = (state: AnyState | null): FngState => (state ?? empty) as FngState

/** The rows of a block of the Player Aid. */
const sayingAs = (draft: AidDraft): readonly (readonly string[])[] => draft.rows!.map((cells) => cells.map(plainText))

/** The dice that begin a turn (FNG pp. 16, 55, 59, 70, 93). */
export const activation: WordedTable = {
  id: 'turn.activation',
  title: 'activation dice',
  pages: [16, 69],
  note: 'one for each side',
  worded: (_, state) => [
    ['Higher die', 'goes first'],
    ['Own die', "a group may act if its REP is that or more: its Leader's REP, without one the highest"],
    ['Doubles', `no turn: variable weather settles, ${eventWords(stateOf(state))}roll again`],
    [`Total ${dueOnTotal}`, 'a test for reinforcements, for the side with the higher die'],
    [`${dieToAct} or more, either`, 'civilians move at the end of the turn'],
  ],
}

const eventWords = (state: FngState): string =>
  switchOf(state, 'randomEvents') === 'off' ? '' : `a random event on the total + ${diceOf(randomEvents)}, `

/** How far one goes (FNG pp. 17-18, 38, 41). */
export const moves: WordedTable = {
  id: 'turn.moves',
  title: 'moves',
  pages: [17, 18],
  worded: (rules, state) => sayingAs(aidMoves({ ...campaignOf(stateOf(state)), rules })),
}

/** In which order fire is told off (FNG pp. 20-21). */
export const targets: WordedTable = {
  id: 'turn.targets',
  title: 'who targets whom',
  pages: [20, 21],
  note: 'before any shot, most successes first',
  worded: () => [
    ['Not active', 'the closest enemy whom nobody has taken yet; all taken: from the closest again'],
    ['Active', 'whoever has taken him; if nobody has, the closest enemy not taken'],
    ['Star', 'chooses'],
    ['Target fell before', 'he stays the target'],
    ['Hit, ducked back or charged before', 'his own action is lost; saved by cover it is kept'],
  ],
}

/** What a result does to a man (FNG pp. 18, 23-24, 38). */
export const meanings: WordedTable = {
  id: 'turn.meanings',
  title: 'what each result means',
  pages: [3, 4, 18, 23, 24],
  worded: (rules, state) => sayingAs(results({ ...campaignOf(stateOf(state)), rules })),
}
