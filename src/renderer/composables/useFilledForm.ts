import { watch } from 'vue'
import type { Api } from '../../contract/client.ts'
import { formBytes, formEmpty, formTooLarge, notTakenPdf } from '../../contract/formLength.ts'
import { base64Of } from '../base64.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useShown } from '../stores/shown.ts'
import { useCall } from './useCall.ts'
import { useHoldForm } from './useHoldForm.ts'

/** Reads a form that was filled in as a PDF, and opens the page that takes it. Nothing is written into the campaign. */
export function useFilledForm(api: Api) {
  const tour = useCampaign()
  const shown = useShown()
  const hold = useHoldForm()
  const { busy, failure, run } = useCall()
  watch(failure, (now) => {
    if (now) tour.complain(now)
  })

  async function take(file: File): Promise<void> {
    // What can be no form is not even read.
    if (file.size === 0 || file.size > formBytes) {
      const words = file.size === 0 ? formEmpty : formTooLarge
      tour.complain({ code: 'bad-input', message: notTakenPdf(file.name, words) })
      return
    }
    const { campaign } = tour
    const of = campaign === null ? { game: shown.id } : { campaign }
    const name = file.name.slice(0, 300)
    const read = await run(async () => api('print.readForm', { ...of, name, bytes: await base64Of(file) }), 'wait')
    if (!read) return
    tour.calm()
    await hold({ campaign, file: name, read })
  }
  return { busy, take }
}
