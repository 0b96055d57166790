import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { useRouter } from 'vue-router'
import type { Failure } from '../../../contract/rpc.ts'
import type { ProofView, SnapshotView } from '../../../contract/library.ts'
import { useApi, useBridge } from '../../api.ts'
import { useJob, type JobCall } from '../../composables/useJob.ts'
import { useView } from '../../composables/useView.ts'
import { useNotices } from '../../stores/notices.ts'
import { verdictOfDrill, verdictOfProof, verdictOf, type Verdict } from '../library/kept/verdict.ts'

/** What the program can be asked about a file. */
type Asked = 'prove' | 'drill' | 'restore' | null

export interface TourFileActs {
  readonly job: Pick<JobCall, 'busy' | 'progress' | 'cancel'>
  readonly busy: JobCall['busy']
  readonly failure: ShallowRef<Failure | null>
  readonly verdict: Readonly<ShallowRef<Verdict | null>>
  /** What was asked last: its answer stands beneath it. */
  readonly asked: Readonly<ShallowRef<Asked>>
  readonly snapshots: ComputedRef<readonly SnapshotView[] | null>
  readonly prove: () => Promise<void>
  /** Of the last fire drill; null where there was none. */
  readonly proof: ComputedRef<ProofView | null>
  /** Restores the latest snapshot for trial. */
  readonly drill: () => Promise<void>
  /** Makes a tour of its own from a snapshot and opens it; what the check found stays here where it is not in order. */
  readonly restore: (copy: string, name: string) => Promise<void>
  /** Makes a tour that ends with an entry and opens it. */
  readonly branch: (entry: number, name: string) => Promise<void>
}

/** What can be done with the file of a tour, beside playing it. */
export function useTourFile(campaign: string): TourFileActs {
  const api = useApi()
  const router = useRouter()
  const notices = useNotices()
  const { run, ...job } = useJob(api, useBridge())
  const verdict = shallowRef<Verdict | null>(null)
  const asked = shallowRef<Asked>(null)
  const kept = useView(() => api('library.snapshots', { campaign }))
  void kept.reload()
  const proofs = useView(() => api('library.proofs', {}))
  void proofs.reload()

  const open = async (ask: () => Promise<{ readonly campaign: string }>) => {
    const made = await run(ask)
    if (made) await router.push({ name: 'tour', params: { campaign: made.campaign } })
  }
  return {
    job,
    busy: job.busy,
    failure: job.failure,
    verdict,
    asked,
    snapshots: computed(() => kept.data.value),
    prove: async () => {
      verdict.value = null
      asked.value = 'prove'
      const played = await run((job) => api('campaign.replay', { campaign, job }))
      if (played) verdict.value = verdictOfProof(played)
    },
    proof: computed(() => proofs.data.value?.[campaign] ?? null),
    drill: async () => {
      verdict.value = null
      asked.value = 'drill'
      const proof = await run((job) => api('library.drill', { campaign, job }))
      if (proof) verdict.value = verdictOfDrill(proof)
      await proofs.reload()
    },
    restore: async (copy, name) => {
      verdict.value = null
      asked.value = 'restore'
      const restored = await run((job) => api('library.restore', { copy, name, job }))
      if (!restored) return
      verdict.value = verdictOf(restored)
      if (!verdict.value.good) return
      notices.say(verdict.value.text)
      await router.push({ name: 'tour', params: { campaign: restored.campaign } })
    },
    branch: (entry, name) => open(() => api('library.branch', { campaign, entry, name })),
  }
}
