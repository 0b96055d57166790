import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { AmendForm } from '../../../contract/amend.ts'
import { changedAnswers, changedInput, isTold, toldBy, type DepthAnswer, type Told } from './amendment.ts'

export interface Retold {
  readonly form: ShallowRef<AmendForm | null>
  readonly told: Ref<Told[]>
  readonly input: Ref<unknown>
  /** What is told otherwise than it was: as it is sent. */
  readonly changes: ComputedRef<{ readonly answers: readonly DepthAnswer[]; readonly input: unknown }>
  /** Has anything been changed of what was entered, rolled or chosen? */
  readonly changed: ComputedRef<boolean>
  /** Has anything been changed, or have the rules meanwhile, and is nothing half written? */
  readonly ready: ComputedRef<boolean>
  /** Begins with what the entry was told. */
  readonly begin: (form: AmendForm) => void
}

/** What a past entry is to have been told, in the place of what it was. @param who the player's name, where several play. */
export function useRetold(who: () => string | undefined): Retold {
  const form = shallowRef<AmendForm | null>(null)
  const told = ref<Told[]>([]) as Ref<Told[]>
  const input = shallowRef<unknown>(null)
  const changes = computed(() => {
    if (!form.value) return { answers: [], input: undefined }
    return { answers: changedAnswers(form.value, told.value, who()), input: changedInput(form.value, input.value) }
  })
  const changed = computed(() => changes.value.answers.length > 0 || changes.value.input !== undefined)
  return {
    form,
    told,
    input,
    changes,
    changed,
    ready: computed(
      () => (changed.value || form.value?.older?.refused === null) && told.value.every((one) => isTold(one)),
    ),
    begin: (found) => {
      form.value = found
      told.value = found.asked.map((one) => toldBy(one))
      input.value = found.input
    },
  }
}
