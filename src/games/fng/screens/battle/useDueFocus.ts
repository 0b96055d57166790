import { useTemplateRef, watch } from 'vue'
import type { Fought, Stage } from './battleTypes.ts'
import type { Offer } from './findActions.ts'

interface Focusable {
  readonly focus: () => void
}

/**
 * After an action nothing has the focus: whoever plays by keyboard goes on with Enter, with what is due. The screen marks
 * `goOnButton`, `likelyOnes`, `report` and `latest`.
 */
export function useDueFocus(of: {
  readonly battle: () => Fought | null
  readonly stage: () => Stage
  /** Nothing is under way or asked. */
  readonly free: () => boolean
  /** The battle on the screen is not the newest. */
  readonly isStale: () => boolean
  readonly likely: () => readonly Offer[]
}) {
  const goOnButton = useTemplateRef<Focusable & { readonly blur: () => void }>('goOnButton')
  const likelyOnes = useTemplateRef<{ focus: (action?: string) => void; press: (nth: number) => void }>('likelyOnes')
  const report = useTemplateRef<{ readonly $el: HTMLElement }>('report')
  const latest = useTemplateRef<Focusable>('latest')
  const goOnWithDue = () => {
    const battle = of.battle()
    if (!of.free() || of.isStale() || of.stage() !== 'map' || document.activeElement !== document.body || !battle)
      return
    const { due, goOn } = battle.turn
    // What follows takes the keys itself.
    if (battle.follows.length > 0) return
    if (battle.status === 'ended') report.value?.$el.focus({ preventScroll: true })
    // Only what is due may end a side's turn: Enter pressed twice would.
    else if (goOn !== null && due === goOn) goOnButton.value?.focus()
    else if (due !== null || goOn !== null) likelyOnes.value?.focus()
    else latest.value?.focus()
  }
  // Once it has gone on the button says something else: it keeps the keys only where that is due.
  watch(
    () => `${of.battle()?.turn.number} ${of.battle()?.turn.side}`,
    () => goOnButton.value?.blur(),
    { flush: 'post' },
  )
  // The page stands in slots, whose updates are no updates of this component.
  watch([of.free, of.isStale, of.stage, of.battle], goOnWithDue, { flush: 'post' })
  return {
    press: (nth: number) => {
      likelyOnes.value?.press(nth)
    },
    /**
     * Who leaves a form is back on the button that opened it. One found by its words has none: he goes on with what is due,
     * for in the search field the keys of the screen would only be letters.
     */
    backTo: (action: string | undefined) => {
      if (of.likely().some(({ name }) => name === action)) likelyOnes.value?.focus(action)
      else goOnWithDue()
    },
  }
}
