import { inject, ref, type InjectionKey, type Ref } from 'vue'
import type { Bridge, Reply } from '../contract/rpc.ts'

/** Whether main answers at all. */
export interface Answering {
  /** A call waits, and for three seconds nothing has been answered. */
  readonly silent: Readonly<Ref<boolean>>
  /** The page was opened without the key, or with one of an earlier start: it can show nothing. */
  readonly shutOut: Readonly<Ref<boolean>>
}

export const answeringKey: InjectionKey<Answering> = Symbol('answering')

/** @returns whether main answers, as the program watches it; it does where nobody watches. */
export const useAnswering = (): Answering =>
  inject(answeringKey, () => ({ silent: ref(false), shutOut: ref(false) }), true)

/** How long a call may go unanswered before the player is told, in milliseconds. */
const patience = 3000

/** @returns the same bridge, watched. Jobs are not waited for: they show how far they are, and can be cancelled. */
export function watchAnswers(bridge: Bridge): { readonly bridge: Bridge; readonly answering: Answering } {
  const silent = ref(false)
  const shutOut = ref(false)
  let waiting = 0
  let hasAnswered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const listen = () => {
    clearTimeout(timer)
    silent.value = false
    if (waiting > 0) timer = setTimeout(() => (silent.value = true), patience)
  }
  const look = (reply: Reply) => {
    hasAnswered ||= reply.ok || reply.error.code !== 'not-allowed'
    shutOut.value = !hasAnswered
    return reply
  }
  const isJob = (input: unknown) => typeof input === 'object' && input !== null && 'job' in input
  return {
    answering: { silent, shutOut },
    bridge: {
      door: bridge.door,
      async call(procedure, input) {
        if (isJob(input)) return look(await bridge.call(procedure, input))
        if (++waiting === 1) listen()
        try {
          return look(await bridge.call(procedure, input))
        } finally {
          waiting--
          listen()
        }
      },
      on: (listener) => bridge.on(listener),
    },
  }
}
