import type { SideScore } from '../contract/turn.ts'
import { scoreLines, sumOf } from '../rules/score.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { ofTurn, sideNames } from './who.ts'

/** @returns both victory lists as a turn stands. A mission that is not opened counts for nobody yet. */
export const scoreViews = (state: SnoopinState, turn: Turn): SideScore[] =>
  sideNames(state).map((side) => {
    const list = scoreLines(state, turn, side.id)
    const row = ofTurn(state.sideTurns, turn).find(({ sideId }) => sideId === side.id)
    return {
      ...side,
      list: list.map(({ key, ...line }) => ({ ...line, event: key })),
      points: row?.points ?? sumOf(list),
      pows: row?.pows ?? 0,
      campaignPoints: row?.campaignPoints ?? null,
    }
  })
