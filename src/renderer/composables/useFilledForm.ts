import { watch } from 'vue'
import { useRouter } from 'vue-router'
import type { Api } from '../../contract/client.ts'
import { formBytes, formTooLarge, notTakenPdf } from '../../contract/formLength.ts'
import { base64Of } from '../base64.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useFilledForms } from '../stores/filledForms.ts'
import { useNotices } from '../stores/notices.ts'
import { useShown } from '../stores/shown.ts'
import { useCall } from './useCall.ts'

/** Reads a form that was filled in as a PDF, and opens the page that takes it. Nothing is written into the campaign. */
export function useFilledForm(api: Api) {
  const router = useRouter()
  const tour = useCampaign()
  const shown = useShown()
  const forms = useFilledForms()
  const notices = useNotices()
  const { busy, failure, run } = useCall()
  watch(failure, (now) => {
    if (now) tour.complain(now)
  })

  async function take(file: File): Promise<void> {
    // What is too large for any form is not even read.
    if (file.size > formBytes) {
      tour.complain({ code: 'bad-input', message: notTakenPdf(file.name, formTooLarge) })
      return
    }
    const { campaign } = tour
    const of = campaign === null ? { game: shown.id } : { campaign }
    const name = file.name.slice(0, 300)
    const read = await run(async () => api('print.readForm', { ...of, name, bytes: await base64Of(file) }), 'wait')
    if (!read) return
    tour.calm()
    forms.held = { campaign, file: name, read }
    const { route, params, hash } = read.place.page
    await router.push({ name: route, params: { ...(campaign === null ? {} : { campaign }), ...params }, hash })
    notices.murmur(`${read.place.title}, filled in from ${name}.`)
  }
  return { busy, take }
}
