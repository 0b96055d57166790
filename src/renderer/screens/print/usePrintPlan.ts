import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { SheetOffer, SheetWish } from '../../../contract/sheets.ts'
import { remember, remembered } from '../../composables/storage.ts'
import { emptyPlan, firstPlan, forNobody, wishesOf, type OwnChoices, type PrintPlan } from './printPlan.ts'

export interface UsedPlan {
  readonly plan: ShallowRef<PrintPlan>
  /** What is to be printed, in the order of the page. */
  readonly wishes: ComputedRef<readonly SheetWish[]>
  readonly change: (part: Partial<PrintPlan>) => void
  /** Ticks sheets, or takes their ticks away. */
  readonly tick: (sheets: readonly string[], on: boolean) => void
  readonly choose: (sheet: string, own: OwnChoices) => void
  /** Nobody is named any more for whose eyes a sealed sheet is: it is looked at no longer. */
  readonly cover: () => void
}

/**
 * What the player wants to print; the last choice of each campaign, and of each game without one, is remembered by this
 * window.
 * @param subject name of the campaign, or id of the game.
 * @param offers null until they are known.
 * @param asked the one sheet that the page was opened for: it alone is ticked; null where it was opened for none.
 */
export function usePrintPlan(
  subject: () => string,
  offers: () => readonly SheetOffer[] | null,
  asked: () => string | null = () => null,
): UsedPlan {
  const plan = shallowRef<PrintPlan>(emptyPlan)
  const key = () => `print ${subject()}`
  /** What it is the plan of. */
  let of: string | null = null
  watch(
    [key, offers, asked],
    ([name, known, sheet]) => {
      const now = `${name} ${sheet ?? ''}`
      if (known === null || of === now) return
      of = now
      // Which mission and turn was a matter of that evening.
      const last = { ...(kept(name) ?? firstPlan(known)), mission: null, turn: null }
      plan.value = known.some((one) => one.sheet === sheet) ? { ...last, ticked: [sheet!] } : last
    },
    { immediate: true },
  )
  const change = (part: Partial<PrintPlan>) => {
    plan.value = { ...plan.value, ...part }
    remember(key(), JSON.stringify(forNobody(plan.value)))
  }
  return {
    plan,
    wishes: computed(() => wishesOf(plan.value, offers() ?? [])),
    change,
    tick(sheets, on) {
      const others = plan.value.ticked.filter((sheet) => !sheets.includes(sheet))
      change({ ticked: on ? [...others, ...sheets] : others })
    },
    choose(sheet, own) {
      change({ own: { ...plan.value.own, [sheet]: own } })
    },
    cover() {
      if (Object.values(plan.value.own).some(({ holder }) => holder !== undefined)) plan.value = forNobody(plan.value)
    },
  }
}

function kept(name: string): PrintPlan | null {
  const text = remembered(name)
  return text === null ? null : { ...emptyPlan, ...(JSON.parse(text) as Partial<PrintPlan>) }
}
