import { computed, watch, type ComputedRef } from 'vue'
import type { BattleForm, FormValues } from '../../contract/battle.ts'
import { actionPages } from './actionPages.ts'

/**
 * An action under way that has a page of its own stands on it, also for whoever comes back in the middle of it: its form is
 * opened again as it was filled.
 *
 * @returns is its page still on its way? Then nothing else asks its question.
 */
export function usePageUnderWay(of: {
  readonly underWay: () => { readonly action: string; readonly values?: FormValues | undefined } | null
  readonly form: {
    readonly form: { readonly value: BattleForm | null }
    readonly formFailure: { readonly value: unknown }
    readonly open: (action: string, shown: boolean, values?: FormValues) => Promise<void>
  }
}): ComputedRef<boolean> {
  const lost = computed(() => {
    const now = of.underWay()
    return now !== null && now.action in actionPages && of.form.form.value?.action !== now.action ? now : null
  })
  watch(lost, (now) => now && void of.form.open(now.action, true, now.values), { immediate: true })
  return computed(() => lost.value !== null && of.form.formFailure.value === null)
}
