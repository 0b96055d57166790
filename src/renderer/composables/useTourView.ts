import type { Api } from '../../contract/client.ts'
import { useApi } from '../api.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useView, type View } from './useView.ts'

/** A view of the open campaign, fetched again whenever it has moved. */
export function useTourView<T>(ask: (api: Api, campaign: string) => Promise<T>): View<T> {
  const api = useApi()
  const tour = useCampaign()
  return useView(
    () => ask(api, tour.campaign ?? ''),
    () => tour.overview,
  )
}
