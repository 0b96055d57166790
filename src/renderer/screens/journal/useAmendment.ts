import { computed, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { AmendReply } from '../../../contract/amend.ts'
import type { Answer } from '../../../contract/answers.ts'
import type { Bridge } from '../../../contract/rpc.ts'
import { useJob, type JobCall } from '../../composables/useJob.ts'
import type { DepthAnswer } from './amendment.ts'
import { useRetold, type Retold } from './useRetold.ts'

/** Whose correction it is, and of what. */
export interface Amending {
  readonly campaign: () => string
  readonly entry: () => number
  /** Who rolls what is newly needed. */
  readonly dice: () => 'program' | 'player'
  /** Name of the player at the machine, where several play. */
  readonly who: () => string | undefined
}

export interface Amendment extends Omit<Retold, 'begin' | 'changes'> {
  readonly job: JobCall
  /** What would come of it, or what it asks; null before it has been looked at. */
  readonly preview: ShallowRef<AmendReply | null>
  readonly load: () => Promise<void>
  readonly look: () => Promise<void>
  /** What would come of it if the entry itself were left out. */
  readonly lookWithout: () => Promise<void>
  /** Answers what a later entry newly asks, and looks again. */
  readonly answer: (answers: readonly Answer[]) => Promise<void>
  /** Takes the last answers to later entries back. */
  readonly takeBack: () => Promise<void>
  readonly further: ComputedRef<number>
  /** Goes back to what is to be corrected. */
  readonly back: () => void
  /** @returns how many entries were worked through again; undefined when it was refused. */
  readonly amend: () => Promise<number | undefined>
}

/** The correction of one past entry, from its form to the preview. Nothing is written before `amend`. */
export function useAmendment(api: Api, bridge: Bridge, of: Amending): Amendment {
  const job = useJob(api, bridge)
  const { changes, begin, ...retold } = useRetold(of.who)
  const preview = shallowRef<AmendReply | null>(null)
  const leaveOut = ref(false)
  /** Answers to later entries, each set as it was given. */
  const further = shallowRef<readonly (readonly DepthAnswer[])[]>([])

  const wish = () => ({
    campaign: of.campaign(),
    entry: of.entry(),
    ...(changes.value.input === undefined ? {} : { input: changes.value.input }),
    answers: [...changes.value.answers, ...further.value.flat()],
    dice: of.dice(),
    leaveOut: leaveOut.value,
  })
  const look = async () => {
    preview.value = (await job.run((name) => api('journal.preview', { ...wish(), job: name }))) ?? preview.value
  }
  return {
    ...retold,
    job,
    preview,
    load: async () => {
      const found = await job.run(() => api('journal.amendForm', { campaign: of.campaign(), entry: of.entry() }))
      if (found) begin(found)
    },
    look,
    lookWithout: async () => {
      leaveOut.value = true
      await look()
      leaveOut.value = preview.value !== null
    },
    answer: async (answers) => {
      const reply = preview.value
      if (reply?.status !== 'wanted') return
      further.value = [...further.value, answers.map((answer) => ({ depth: reply.depth, answer }))]
      await look()
    },
    takeBack: async () => {
      further.value = further.value.slice(0, -1)
      await look()
    },
    further: computed(() => further.value.length),
    back: () => {
      preview.value = null
      leaveOut.value = false
      further.value = []
    },
    amend: async () => {
      const reply = await job.run((name) => api('journal.amend', { ...wish(), job: name }))
      if (reply?.status === 'wanted') preview.value = reply
      return reply?.status === 'ready' ? reply.replayed : undefined
    },
  }
}
