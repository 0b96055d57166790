import type { SideScore } from '../contract/turn.ts'
import { byTheBook } from '../rules/scene.ts'
import { offFor, powsKnown, scoreLines, sumOf } from '../rules/score.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { ofTurn, sideNames } from './who.ts'

/** @returns both victory lists as a turn stands. A mission that is not opened counts for nobody yet. */
export const scoreViews = (state: SnoopinState, turn: Turn): SideScore[] =>
  sideNames(state).map((side) => {
    const seen = byTheBook(state)
    const list = scoreLines(seen, turn, side.id)
    const row = ofTurn(state.sideTurns, turn).find(({ sideId }) => sideId === side.id)
    const points = row?.points ?? sumOf(list)
    // Until they are recorded they are those that are known by now, who was found captured after the game among them.
    const isRecorded = typeof row?.campaignPoints === 'number'
    const pows = isRecorded ? row.pows : powsKnown(state, turn.id, side.id)
    const off = offFor(seen, pows)
    return {
      ...side,
      list: list.map(({ key, ...line }) => ({ ...line, event: key })),
      ...{ points, pows, off, campaignPoints: points - off },
    }
  })
