import type { Api } from '../../contract/client.ts'
import { useBridge } from '../api.ts'
import { useNotices } from '../stores/notices.ts'
import { fileNameOf, saveText } from '../takeAway.ts'
import { useJob } from './useJob.ts'

/** Saves tours as JSON, for other programs. */
export function useExport(api: Api) {
  const notices = useNotices()
  const { run, ...job } = useJob(api, useBridge())
  return {
    ...job,
    save: async (campaign: string): Promise<void> => {
      const tour = await run((name) => api('campaign.export', { campaign, job: name }))
      if (!tour) return
      saveText(`${fileNameOf(tour.name) || 'Campaign'}.tour.json`, 'application/json', tour.text)
      notices.say(`${tour.name} is saved as JSON.`)
    },
  }
}
