import type { StepView } from '../contract/parts.ts'
import { distanceTo, flow } from '../rules/flow.ts'
import { ranksAreSealed } from '../rules/kept.ts'
import type { Part, SnoopinState, Turn } from '../rules/state.ts'
import { momentumView } from './momentumView.ts'
import { nameIn, words } from './outcomeWords.ts'
import { platoonsOf } from '../rules/forces.ts'
import { ofTurn, turnUnderWay } from './who.ts'

/** @returns the ten steps of the turn, as far as it has come; nothing of what is sealed. */
export function stepViews(state: SnoopinState): StepView[] {
  const now = state.tour[0]?.part ?? 'start'
  const turn = turnUnderWay(state)
  return flow.map(({ part, half, title, short, page }) => {
    const distance = turn === null ? 1 : distanceTo(part, now)
    return {
      ...{ part, half, title, short, page },
      state: distance > 0 ? 'later' : distance === 0 ? 'now' : 'done',
      came: turn === null || distance > 0 ? '' : came[part](state, turn, distance < 0),
    }
  })
}

type Came = (state: SnoopinState, turn: Turn, isDone: boolean) => string

const counted = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${count} ${many}`)

const pointsOf = (state: SnoopinState, turn: Turn, field: 'points' | 'campaignPoints'): string => {
  const all = ofTurn(state.sideTurns, turn).map((row) => row[field])
  return all.length === 0 || all.includes(null) ? '' : all.join(' to ')
}

/** What came of each step, in a few words. */
const came: Readonly<Record<Exclude<Part, 'start' | 'over'>, Came>> = {
  mission(state, turn) {
    const drawn = ofTurn(state.missions, turn)
    if (!turn.random) return turn.scenario === '' ? 'by the scenario' : turn.scenario
    const open = drawn.flatMap(({ known }) => (known === null ? [] : [nameIn(words.mission, known)]))
    if (drawn.length > 0 && open.length === drawn.length) return open.join(', ')
    const wanted = state.sides.filter(({ kind }) => kind === 'regulars').length
    return drawn.length === wanted ? 'sealed' : `${drawn.length} of ${wanted} drawn`
  },
  orders(state, turn) {
    const all = platoonsOf(state).map(({ id }) => momentumView(state, turn, id))
    if (all.every(({ rolled }) => rolled === null)) return ''
    const left = all.reduce((sum, one) => sum + one.left, 0)
    return `${left} left`
  },
  reconnoiter: (_, { pieces }) => (pieces === null ? '' : counted(pieces, 'piece', 'pieces')),
  initiate(state, turn, isDone) {
    const along = ofTurn(state.accompanying, turn).length
    return isDone ? (along === 0 ? 'nobody along' : `${along} along`) : ''
  },
  game: (_, { gameTurn, gameOver }) =>
    gameTurn === null ? '' : gameOver ? counted(gameTurn, 'turn', 'turns') : `turn ${gameTurn}`,
  assessment: (state, turn) => pointsOf(state, turn, 'points'),
  casualties(state, turn) {
    const { length } = ofTurn(state.casualties, turn)
    return length === 0 ? 'none' : counted(length, 'man', 'men')
  },
  points: (state, turn) => pointsOf(state, turn, 'campaignPoints'),
  development(state, turn, isDone) {
    if (ranksAreSealed(state)) return isDone ? 'sealed' : ''
    const results = ofTurn(state.conduct, turn).flatMap(({ result }) => (result === null ? [] : [result]))
    const grown = results.filter((result) => result !== 'none' && result !== 'fatigue').length
    return isDone || results.length > 0 ? (grown === 0 ? 'none' : counted(grown, 'team', 'teams')) : ''
  },
  return(state, turn, isDone) {
    const joined = state.men.filter(({ joinedTurnId }) => joinedTurnId === turn.id).length
    return isDone ? counted(joined, 'new man', 'new men') : ''
  },
}
