import { readonly, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Failure } from '../../contract/rpc.ts'
import { base64Of } from '../base64.ts'
import { useCall } from './useCall.ts'
import type { JobState } from './useJob.ts'

export interface Import {
  readonly busy: Readonly<Ref<boolean>>
  readonly failure: ShallowRef<Failure | null>
  readonly progress: Readonly<ShallowRef<JobState | null>>
  /** Copies tours into the library, one after another. @returns their names there, as far as they got. */
  readonly take: (files: readonly File[]) => Promise<readonly string[]>
  /** Ends after the file under way. */
  readonly cancel: () => void
}

const suffix = /\.tour$/i

/** @returns a file's name without the ending of campaign files. */
export const nameOfFile = (file: string): string => file.replace(suffix, '').slice(0, 80)

/** Brings tours into the library that lie elsewhere. */
export function useImport(api: Api): Import {
  const busy = ref(false)
  const { failure, run } = useCall()
  const progress = shallowRef<JobState | null>(null)
  let ending = new AbortController()

  const one = (file: File) =>
    run(async () => api('library.import', { name: nameOfFile(file.name), bytes: await base64Of(file) }))

  return {
    busy,
    failure,
    progress: readonly(progress),
    cancel: () => {
      ending.abort()
    },
    async take(files) {
      if (busy.value) return []
      const stranger = files.find((file) => !suffix.test(file.name))
      if (stranger) {
        failure.value = notOurs(stranger.name)
        return []
      }
      busy.value = true
      ending = new AbortController()
      const taken: string[] = []
      for (const [index, file] of files.entries()) {
        progress.value = { done: index, of: files.length, what: file.name }
        const reply = await one(file)
        if (!reply) break
        taken.push(reply.campaign)
        if (ending.signal.aborted) break
      }
      progress.value = null
      busy.value = false
      return taken
    },
  }
}

const notOurs = (name: string): Failure => ({
  code: 'not-a-tour',
  message: `Short-Timer opens files that end in .tour. ${name} was left as it is.`,
})
