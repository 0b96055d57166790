import type { Ref, ShallowRef } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Bridge, Failure } from '../../contract/rpc.ts'
import { useBridge } from '../api.ts'
import { base64Of } from '../base64.ts'
import { useNotices } from '../stores/notices.ts'
import { notTaken } from './notTaken.ts'
import { useJob } from './useJob.ts'
import type { JobState } from './useProgress.ts'

export interface Import {
  readonly busy: Readonly<Ref<boolean>>
  readonly failure: ShallowRef<Failure | null>
  readonly progress: Readonly<ShallowRef<JobState | null>>
  /** Copies tours into the library, one after another. @returns their names there, as far as they got. */
  readonly take: (files: readonly File[]) => Promise<readonly string[]>
  /** Ends in the middle of a file, too: nothing is left of that one. */
  readonly cancel: () => void
}

/** Of a tour's file, which browsers number where it is a second of one name, and of JSON by whatever name it was saved. */
const suffix = /\.(tour( ?\(\d+\))?|json)$/i
/** How much goes at a time, in bytes. */
const piece = 1_000_000

/** Brings tours into the library that lie elsewhere. */
export function useImport(api: Api, bridge: Bridge = useBridge()): Import {
  const { run, cancel, ...job } = useJob(api, bridge)
  const notices = useNotices()
  let ended = false
  let doubts: string[] = []
  let words: string[] = []

  const bring = async (name: string, file: File): Promise<string> => {
    await api('library.importBegin', { job: name, name: file.name, size: file.size })
    // Cancelled before main knew of it: now it does.
    if (ended) cancel()
    for (let at = 0; at < file.size; at += piece)
      await api('library.importPiece', { job: name, bytes: await base64Of(file.slice(at, at + piece)) })
    const { campaign, sound, told } = await api('library.importEnd', { job: name })
    // It is there all the same: what was found stands where a refusal would.
    if (!sound) doubts.push(told ?? '')
    else if (told !== null) words.push(told)
    return campaign
  }
  return {
    ...job,
    cancel() {
      ended = true
      cancel()
    },
    async take(files) {
      if (job.busy.value) {
        notTaken()
        return []
      }
      const stranger = files.find((file) => !suffix.test(file.name))
      if (stranger) {
        job.failure.value = notOurs(stranger.name)
        return []
      }
      ended = false
      doubts = []
      words = []
      const taken: string[] = []
      await run(async (name) => {
        for (const file of files) if (!ended) taken.push(await bring(name, file))
      })
      if (taken.length > 0) {
        const come = `${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} in the library now.`
        notices.say([come, ...words].join(' '))
      }
      const refused = job.failure.value
      const said = [...(refused ? [refused.message] : []), ...doubts]
      if (doubts.length > 0) job.failure.value = { code: refused?.code ?? 'bad-input', message: said.join(' ') }
      return taken
    },
  }
}

const notOurs = (name: string): Failure => ({
  code: 'not-a-tour',
  message: `Short-Timer opens files that end in .tour, or .json. ${name} was left as it is.`,
})
