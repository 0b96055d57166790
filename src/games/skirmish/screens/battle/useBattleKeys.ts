import { isInLayer, isTyping, isWriting, useKeys } from '../../../../renderer/composables/useKeys.ts'
import type { FigureAction } from '../../contract/table.ts'

/** What the keys of the battle work on. */
export interface BattleKeys {
  /** A form or a slip has the keys. */
  readonly taken: () => boolean
  /** The open form names whose key it is. @returns false where it is nobody's. */
  readonly name: (key: string) => boolean
  /** The figure with that number in the list. */
  readonly choose: (nth: number) => void
  /** @returns false where nobody is chosen who could. */
  readonly act: (actions: readonly FigureAction[]) => boolean
  /** The part or the turn ends. */
  readonly end: () => void
  /** @returns false where nothing lies open. */
  readonly back: () => boolean
}

const letters: Readonly<Record<string, readonly FigureAction[]>> = {
  m: ['move'],
  f: ['fire'],
  t: ['launch', 'throw'],
  l: ['listen'],
}

/** The keys of the battle: numbers choose, letters act, N ends. */
export function useBattleKeys({ taken, name, choose, act, end, back }: BattleKeys): void {
  useKeys((event) => {
    if (isWriting(event) || isInLayer(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return false
    const key = event.key.toLowerCase()
    if (event.key === 'Escape') return back()
    if (name(key)) return true
    if (taken() || isTyping(event)) return false
    if (/^[1-9]$/.test(key)) {
      choose(Number(key))
      return true
    }
    if (key === 'n') {
      end()
      return true
    }
    const actions = letters[key]
    return actions !== undefined && act(actions)
  })
}
