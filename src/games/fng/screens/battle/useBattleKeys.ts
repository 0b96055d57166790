import type { BattleActionView } from '../../contract/battle.ts'
import { useCommands } from '../../../../renderer/composables/useCommands.ts'
import { isTyping, useKeys } from '../../../../renderer/composables/useKeys.ts'
import { boardActions, standsFor } from './boardActions.ts'
import { sectionWords } from './battleWords.ts'
import type { Fought, Stage } from './battleTypes.ts'

/** What the keys of the battle work on. */
export interface BattleKeys {
  readonly battle: () => Fought | null
  readonly stage: () => Stage
  /** Presses the button that 1, 2 or 3 stands for. */
  readonly press: (nth: number) => void
  /** What N stands for. */
  readonly goOn: () => BattleActionView | null
  /** What is being asked about: only N counts then, and goes on. */
  readonly asked: () => BattleActionView | null
  readonly open: (action: string) => void
  /** / leads to all that can be done. */
  readonly browse: () => void
  /** P goes on to the next posture, with Shift down or up again. @returns false where nobody is meant. */
  readonly posture: (prone: boolean) => boolean
  /** Takes back the newest thing that lies open. @returns false where there is none. */
  readonly goBack: () => boolean
}

/** The keys of the battle, and its actions in the palette. */
export function useBattleKeys({ battle, stage, press, goOn, asked, open, browse, posture, goBack }: BattleKeys): void {
  const keyed = (letter: string) => {
    const key = boardActions.find((one) => one.key === letter.toUpperCase())
    return key && standsFor(key, battle()?.actions ?? [])
  }
  useKeys((event) => {
    if (isTyping(event) || isInLayer(event) || event.ctrlKey || event.metaKey || event.altKey) return false
    if (battle() === null || stage() === 'slip') return false
    const isGoOn = event.key.toLowerCase() === 'n' && !event.shiftKey
    const question = asked()
    if (question) {
      if (isGoOn) open(question.name)
      return isGoOn
    }
    if (event.key === 'Escape') return goBack()
    if (event.key.toLowerCase() === 'p') return posture(event.shiftKey)
    if (stage() === 'form') return false
    // In what follows they name whom it is about.
    if (/^[1-3]$/.test(event.key) && stage() === 'map') {
      press(Number(event.key) - 1)
      return true
    }
    if (event.key === '/') {
      browse()
      return true
    }
    const action = isGoOn ? goOn() : keyed(event.key)
    if (action) open(action.name)
    return Boolean(action)
  })
  useCommands(() =>
    (battle()?.actions ?? [])
      .filter(({ refused }) => refused === null)
      .map(({ name, title, words, page, section }) => ({
        id: `battle.${name}`,
        title,
        group: 'Do',
        hint: `Battle, p. ${page}`,
        words: [...words, sectionWords[section]].join(' '),
        run: () => {
          open(name)
        },
      })),
  )
}

/** Keys in a sheet over the page belong to it. */
const isInLayer = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role="dialog"]') !== null
