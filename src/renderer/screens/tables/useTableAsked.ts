import { reactive, shallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { TourOrGame } from '../../../contract/gameProcedures.ts'
import type { TableAsks } from '../../../contract/tables.ts'
import type { Call } from '../../composables/useCall.ts'
import type { Subject } from '../../gameScreens.ts'

/** What a table that is rolled on alone asks, and what has been said of it so far. */
export function useTableAsked(api: Api, { run }: Call, table: string, of: () => TourOrGame) {
  const asks = shallowRef<TableAsks | null>(null)
  const numbers = reactive<Record<string, number>>({})
  const held = reactive<Record<string, boolean>>({})
  /** Whom or what it is for; null for nobody in particular. */
  const subject = shallowRef<Subject | null>(null)
  void run(() => api('tables.asks', { ...of(), table })).then((found) => {
    if (!found) return
    asks.value = found
    for (const name of found.numbers) numbers[name] = 4
  })
  const said = () => ({
    table,
    numbers: { ...numbers },
    when: Object.fromEntries(Object.entries(held).filter(([, on]) => on)),
  })
  return {
    asks,
    numbers,
    held,
    subject,
    said,
    /** The same, with whom it is for and in which tour. */
    saidOf: () => ({ ...said(), subject: subject.value?.id ?? null, ...of() }),
  }
}
