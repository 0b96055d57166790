import { shallowRef } from 'vue'
import type { BranchReply, LaidView, TogetherView } from '../../../../contract/together.ts'
import type { Api } from '../../../../contract/client.ts'
import type { Bridge } from '../../../../contract/rpc.ts'
import { useJob } from '../../../composables/useJob.ts'

/** Laying two copies of one campaign together, question by question. @param campaign the one that takes the other in. */
export function useTogether(api: Api, bridge: Bridge, campaign: string) {
  const { run, ...job } = useJob(api, bridge)
  const compared = shallowRef<TogetherView | null>(null)
  const laid = shallowRef<LaidView | null>(null)
  const preview = shallowRef<BranchReply | null>(null)
  const taken = shallowRef<BranchReply | null>(null)
  const branch = () => ({ campaign, entry: laid.value!.end!.entry })
  return {
    job,
    compared,
    laid,
    preview,
    taken,
    compare: async (other: string) => {
      compared.value = null
      compared.value = (await run((job) => api('library.compareTours', { campaign, other, job }))) ?? null
    },
    keep: async (other: string) => {
      laid.value = (await run((job) => api('library.layTogether', { campaign, other, job }))) ?? null
    },
    look: async () => {
      preview.value = (await run((job) => api('journal.previewBranch', { ...branch(), job }))) ?? null
    },
    take: async () => {
      taken.value = (await run((job) => api('journal.playBranch', { ...branch(), job }))) ?? null
    },
  }
}
