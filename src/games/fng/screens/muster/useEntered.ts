import type { Api } from '../../../../contract/client.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import type { MusterEntered } from '../../contract/muster.ts'

/** @returns a function that asks what the undone first entry of a given tour was entered with; null where there is none. */
export function useEntered(api: Api, given: () => string | null): () => Promise<MusterEntered | null> {
  const entered = useView(async () => {
    const campaign = given()
    return campaign === null ? null : api('fng.musterEntered', { campaign })
  })
  return async () => {
    await entered.reload()
    return entered.data.value
  }
}
