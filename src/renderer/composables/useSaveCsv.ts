import { watch } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { CsvKind } from '../../contract/csv.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useNotices } from '../stores/notices.ts'
import { saveCsv } from '../takeAway.ts'
import { useCall } from './useCall.ts'

/** Saving what the open tour has to tell as a table for spreadsheets. */
export function useSaveCsv(api: Api) {
  const tour = useCampaign()
  const notices = useNotices()
  const { busy, failure, run } = useCall()
  watch(failure, (now) => {
    if (now) tour.complain(now)
  })
  const campaign = () => tour.campaign ?? ''
  return {
    busy,
    /** @returns the tables that the tour has; undefined where that could not be asked. */
    offers: () => run(() => api('csv.offer', { campaign: campaign() }), 'wait'),
    save: async (what: CsvKind): Promise<void> => {
      const file = await run(() => api('csv.make', { campaign: campaign(), what }), 'wait')
      if (!file) return
      saveCsv(file.name, file.text)
      notices.say(`Saved as CSV: ${file.lines === 1 ? 'one line' : `${file.lines} lines`}.`)
    },
  }
}
