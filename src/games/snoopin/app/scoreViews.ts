import type { SideScore } from '../contract/turn.ts'
import { byTheBook } from '../rules/scene.ts'
import { offFor, scoreLines, sumOf } from '../rules/score.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { ofTurn, sideNames } from './who.ts'

/** @returns both victory lists as a turn stands. A mission that is not opened counts for nobody yet. */
export const scoreViews = (state: SnoopinState, turn: Turn): SideScore[] =>
  sideNames(state).map((side) => {
    const seen = byTheBook(state)
    const list = scoreLines(seen, turn, side.id)
    const row = ofTurn(state.sideTurns, turn).find(({ sideId }) => sideId === side.id)
    const points = row?.points ?? sumOf(list)
    const pows = row?.pows ?? 0
    const off = offFor(seen, pows)
    return {
      ...side,
      list: list.map(({ key, ...line }) => ({ ...line, event: key })),
      ...{ points, pows, off, campaignPoints: points - off },
    }
  })
