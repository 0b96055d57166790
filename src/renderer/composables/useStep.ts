import { computed, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Answer } from '../../contract/answers.ts'
import type { StepName } from '../../contract/gameProcedures.ts'
import type { InputOf } from '../../contract/procedures.ts'
import type { Failure } from '../../contract/rpc.ts'
import type { EntryView } from '../../contract/journal.ts'
import type { StepReply, QuestionPlace } from '../../contract/question.ts'
import { useCall } from './useCall.ts'

export type Wanted = Extract<StepReply, { status: 'wanted' }>
export type DiceMode = 'program' | 'player'

export interface StepTelling {
  readonly campaign: () => string
  readonly dice: () => DiceMode
  /** Name of the player at the dice, where several play. */
  readonly who?: () => string | undefined
  /** The head the player has seen. */
  readonly head: () => number | null
  /** Steps that come next and neither roll nor ask are taken with each step. */
  readonly passOn?: boolean
}

export interface Step {
  readonly entry: Readonly<ShallowRef<EntryView | null>>
  readonly busy: Readonly<Ref<boolean>>
  readonly failure: ShallowRef<Failure | null>
  readonly moved: ComputedRef<boolean>
  /**
   * @param dice who rolls, where that is not the player's setting.
   * @param press the head at which a press came that takes several steps: they are undone as one.
   */
  readonly run: (procedure: StepName, input: unknown, dice?: DiceMode, press?: number) => Promise<StepReply | undefined>
  readonly answer: (answers: readonly Answer[]) => Promise<StepReply | undefined>
  /** @param answers what the player has written so far; the program rolls what is left. */
  readonly rollTheRest: (answers?: readonly Answer[]) => Promise<StepReply | undefined>
  /** The program rolls this one throw, or these; those that are written are handed in with it. */
  readonly rollThrow: (
    wanted: QuestionPlace | readonly QuestionPlace[],
    answers?: readonly Answer[],
  ) => Promise<StepReply | undefined>
  readonly takeBack: () => Promise<StepReply | undefined>
  readonly cancel: () => Promise<boolean>
}

/** How the player goes on with a step that waits for him. */
export type Answering = Pick<Step, 'busy' | 'failure' | 'answer' | 'rollTheRest' | 'rollThrow' | 'takeBack' | 'cancel'>

/**
 * @param then what the page does besides with each reply that is under way.
 * @returns the answers to a step, each followed by that.
 */
export const followed = (
  step: Answering,
  then: (taken: Promise<StepReply | undefined>) => Promise<StepReply | undefined>,
): Pick<Answering, 'answer' | 'rollTheRest' | 'rollThrow' | 'takeBack'> => ({
  answer: (answers) => then(step.answer(answers)),
  rollTheRest: (answers) => then(step.rollTheRest(answers)),
  rollThrow: (wanted, answers) => then(step.rollThrow(wanted, answers)),
  takeBack: () => then(step.takeBack()),
})

/** Takes a step of a tour, and goes on with it. What it waits for, the view of the turn says (`tour.pending`). */
export function useStep(api: Api, telling: StepTelling): Step {
  const entry = shallowRef<EntryView | null>(null)
  const { busy, failure, run: call } = useCall()

  const byName = () => {
    const who = telling.who?.()
    return who === undefined ? {} : { who }
  }
  const on = telling.passOn ? { passOn: true } : {}
  // The entry is known before the call is over: the tour may show it already.
  const take = (ask: () => Promise<StepReply>) =>
    call(async () => {
      const reply = await ask()
      if (reply.status === 'done') entry.value = reply.entry
      return reply
    })
  const run = (procedure: StepName, input: unknown, dice = telling.dice(), press?: number) =>
    take(() => {
      const marked = press === undefined ? {} : { run: press }
      const said = { campaign: telling.campaign(), head: telling.head(), dice, input, ...marked }
      return api(procedure, { ...said, ...byName(), ...on } as InputOf<StepName>)
    })
  const goOn = (rest: Omit<InputOf<'pending.answer'>, 'campaign' | 'who'>) =>
    take(() => api('pending.answer', { campaign: telling.campaign(), ...rest, ...byName(), ...on }))
  const cancel = async () => {
    const done = await call(async () => {
      await api('pending.cancel', { campaign: telling.campaign() })
      return true
    })
    return done ?? false
  }
  return {
    entry,
    busy,
    failure,
    moved: computed(() => failure.value?.code === 'head-moved'),
    run,
    answer: (answers) => goOn({ answers: [...answers] }),
    rollTheRest: (answers = []) => goOn({ answers: [...answers], rollTheRest: true }),
    rollThrow: (wanted, answers = []) =>
      goOn({
        answers: [...answers],
        roll: [wanted].flat().map(({ key, subject, occurrence }) => ({ key, subject, occurrence })),
      }),
    takeBack: () => take(() => api('pending.takeBack', { campaign: telling.campaign() })),
    cancel,
  }
}
