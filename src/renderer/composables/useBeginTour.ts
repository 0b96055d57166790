import { computed, reactive } from 'vue'
import type { GameId, StepName } from '../../contract/gameProcedures.ts'
import { useApi } from '../api.ts'
import { useCall } from './useCall.ts'
import { useDraft } from './useDraft.ts'
import { useNewTour } from './useNewTour.ts'
import { useStep } from './useStep.ts'

export interface BeginOf<T extends object> {
  /** Id of the game. */
  readonly game: GameId
  /** Name of its first step. */
  readonly step: string
  readonly empty: () => T
  /** @returns why it cannot begin yet, each a sentence. */
  readonly problems: (form: T) => readonly string[]
  /** @returns what the first step takes. */
  readonly input: (form: T) => unknown
}

/**
 * A new tour of a game: a file in the library, then its first step. What is typed is kept until it has begun.
 * @param given the file that has been made and not begun; null for a new one.
 */
export function useBeginTour<T extends { readonly title: string }>(of: BeginOf<T>, given: () => string | null) {
  const api = useApi()
  const form = reactive(of.empty()) as T
  const { campaign, make } = useNewTour(api, of.game, given)
  const create = useCall()
  const step = useStep(api, { campaign: () => campaign.value ?? '', dice: () => 'program', head: () => null })
  const draft = useDraft({
    keys: () => [given() === null ? `draft ${of.game}` : `draft ${of.game} ${given()}`],
    form,
    empty: of.empty,
    isUntouched: (now) => JSON.stringify(now) === JSON.stringify(of.empty()),
  })
  /** @returns its file; null where it was refused. */
  const begin = async (): Promise<string | null> => {
    if (campaign.value === null && (await create.run(() => make(form.title))) === undefined) return null
    const reply = await step.run(`${of.game}.${of.step}` as StepName, of.input(form))
    if (reply?.status !== 'done') return null
    draft.forget()
    return campaign.value
  }
  return {
    form,
    draft,
    problems: computed(() => of.problems(form)),
    busy: computed(() => create.busy.value || step.busy.value),
    failure: computed(() => create.failure.value ?? step.failure.value),
    begin,
    calm: () => {
      create.failure.value = null
      step.failure.value = null
    },
  }
}
