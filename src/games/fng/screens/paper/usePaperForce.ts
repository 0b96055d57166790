import { watch, type ShallowRef } from 'vue'
import type { Api } from '../../../../contract/client.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import type { MusterView } from '../../contract/muster.ts'
import { forceOf, type Corps, type ForceId } from '../muster/forces.ts'
import { isBlank, newLine, type PaperForm } from './paperForm.ts'

export interface PaperForce {
  /** Lays out the lines of the list, as long as nobody is written down. */
  readonly layOut: () => Promise<void>
  readonly layFailure: ShallowRef<Failure | null>
  readonly chooseForce: (list: ForceId) => void
}

/** The force that is copied from paper: its list at a date, and what follows from it for the lines and the Corps. */
export function usePaperForce(
  api: Api,
  form: PaperForm,
  { facts, given }: { readonly facts: () => MusterView | null; readonly given: () => string | null },
): PaperForce {
  const laying = useView(() => {
    const now = given()
    return api('fng.musterLines', { ...(now && { campaign: now }), list: form.list, halfMonth: form.halfMonth })
  })
  const layOut = async () => {
    if (!isBlank(form)) return
    await laying.reload()
    const lines = laying.data.value
    if (!lines || laying.failure.value || !isBlank(form)) return
    form.lines = lines.map(newLine)
    form.star = null
  }
  watch(() => [form.list, form.halfMonth], layOut)
  watch(
    () => form.corps,
    (corps) => {
      const areas = facts()?.corps.find((one) => one.corps === corps)?.areas ?? []
      if (!areas.some(({ area }) => area === form.lastArea)) form.lastArea = ''
    },
  )
  return {
    layOut,
    layFailure: laying.failure,
    chooseForce: (list) => {
      const known = facts()
      if (!known) return
      const { usualCorps } = forceOf(known, list)
      form.list = list
      if (!usualCorps.includes(form.corps)) form.corps = usualCorps[0] as Corps
    },
  }
}
