import { computed, reactive } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Failure } from '../../contract/rpc.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useBeginTour, type BeginOf } from './useBeginTour.ts'

/** What the page of a new campaign shows besides its fields. */
export interface BeginPage {
  /** ISO time of the entries that were found here; null where there were none. */
  readonly found: string | null
  readonly wouldBeLost: boolean
  readonly startAfresh: () => void
  /** Why it cannot begin yet, each a sentence. */
  readonly problems: readonly string[]
  readonly busy: boolean
  readonly failure: Failure | null
  readonly calm: () => void
  /** Begins the campaign and goes on to its next page; does nothing while a problem is left. */
  readonly send: () => Promise<void>
}

/**
 * The page on which a new campaign of a game begins, or goes on from a file that has been made and not begun.
 * @param next name of the route that follows.
 */
export function useBeginPage<T extends { readonly title: string }>(
  of: BeginOf<T>,
  next: string,
): { readonly form: T; readonly page: BeginPage } {
  const route = useRoute()
  const router = useRouter()
  const tour = useCampaign()
  const given = computed(() => (typeof route.params['campaign'] === 'string' ? route.params['campaign'] : null))
  const { form, draft, problems, busy, failure, begin, calm } = useBeginTour(of, () => given.value)
  const { found, wouldBeLost, startAfresh } = draft
  const send = async () => {
    const campaign = problems.value.length > 0 ? null : await begin()
    if (campaign === null) return
    await router.push({ name: next, params: { campaign } })
    await tour.reload()
  }
  return { form, page: reactive({ found, wouldBeLost, startAfresh, problems, busy, failure, calm, send }) }
}
