import { computed, ref, shallowRef, watch } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { InputOf } from '../../../contract/procedures.ts'
import type { TableLive } from '../../../contract/tables.ts'
import { failureOf } from '../../api.ts'

/**
 * What a table alone wants thrown, and what the dice that lie bring, asked anew with each die.
 * @param asked null while there is nothing to throw, or what is typed are no dice.
 */
export function useLiveTable(api: Api, asked: () => InputOf<'tables.live'> | null) {
  const live = shallowRef<TableLive | null>(null)
  /** Why the rules would not have it thrown. */
  const refused = ref<string | null>(null)
  const question = computed(asked)
  watch(question, async (input) => {
    if (input === null) return
    try {
      const found = await api('tables.live', input)
      if (question.value !== input) return
      live.value = found
      refused.value = null
    } catch (error) {
      if (question.value !== input) return
      live.value = null
      refused.value = failureOf(error).message
    }
  })
  return { live, refused }
}
