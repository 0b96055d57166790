import { isInLayer, isTyping, isWriting, useKeys } from '../../../../renderer/composables/useKeys.ts'
import { takesEnter } from './takesEnter.ts'
import type { Turn } from './useTurn.ts'

/** The keys of the turn. @param end ends the phase. */
export function useTurnKeys(turn: Turn, end: () => void): void {
  useKeys((event) => {
    if (isWriting(event) || isInLayer(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return false
    const key = event.key.toLowerCase()
    if (turn.wanted.value) return false
    if (event.key === 'Escape') {
      if (turn.opened.value === null) return false
      turn.leave()
      return true
    }
    if (isTyping(event) || turn.opened.value !== null) return false
    if (/^[1-9]$/.test(key)) {
      const one = turn.mayAct.value[Number(key) - 1]
      if (!one) return false
      turn.choose(one.troop)
      return true
    }
    const does = {
      d: () => turn.draw(),
      m: () => turn.act('move'),
      f: () => turn.act('fire'),
      p: () => turn.pass(),
      l: () => {
        turn.open({ kind: 'look', troop: turn.chosenId.value })
      },
      n: end,
      enter: () => turn.actFirst(),
    }[key]
    if (does === undefined || (key === 'enter' && takesEnter(event.target))) return false
    if (event.repeat) return true
    void does()
    return true
  })
}
