import type { RouteLocationRaw } from 'vue-router'
import type { FormPlace } from '../../../../contract/print.ts'
import { reportHash } from '../words.ts'

/** @returns the page where a printed form is typed in. */
export function formPage({ page, mission }: FormPlace, campaign: string | null): RouteLocationRaw {
  if (page === 'paper') return { name: 'paper', params: { game: 'fng' } }
  const params = { campaign: campaign ?? '' }
  if (page === 'mission') return { name: 'fng.mission', params: { ...params, mission: String(mission) } }
  if (page === 'slip') return { name: 'fng.halfMonth', params, hash: '#slip' }
  if (page === 'report') return { name: 'fng.halfMonth', params, hash: reportHash(mission!) }
  return { name: `fng.${page}`, params }
}
