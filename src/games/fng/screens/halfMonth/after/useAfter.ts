import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { AfterActionView } from '../../../contract/after.ts'
import type { TurnView } from '../../../contract/turn.ts'

/** What else the page of the half-month shows just now. */
interface Beside {
  /** A done step that is looked back at. */
  readonly shown: Ref<string | null>
  readonly onSlip: ComputedRef<boolean>
  /** A form, or the end of the campaign, takes the place of the roll call. */
  readonly isTaken: ComputedRef<boolean>
  readonly isAsked: ComputedRef<boolean>
}

/** What the half-month has come to, as far as its page has room for it. */
export function useAfter(turn: ComputedRef<TurnView | null>, { shown, onSlip, isTaken, isAsked }: Beside) {
  const after = computed(() => (shown.value !== null || onSlip.value ? null : (turn.value?.after ?? null)))
  /** As the open report has it. */
  const written = shallowRef<AfterActionView | null>(null)
  watch(isTaken, (now) => !now && (written.value = null))
  const rollCall = computed(() => (isTaken.value ? null : (after.value?.rollCall ?? null)))
  return {
    /** Once the battle is over its outcome stands at the left. */
    action: computed(() => after.value && (written.value ?? after.value.action)),
    written,
    /** From the report on the platoon is told man by man. */
    rollCall,
    /** Nothing is left but to end the half-month: that stands below the roll call. */
    ended: computed(() => rollCall.value !== null && turn.value?.now === 'turnEnd' && !isAsked.value),
    /** Leads to the steps that are done, the last one first. */
    lookBack: () => {
      shown.value = turn.value?.phases.findLast((one) => one.state === 'done' && one.entries.length > 0)?.phase ?? null
    },
  }
}
