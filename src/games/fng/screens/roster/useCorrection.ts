import { computed, nextTick, ref, shallowRef } from 'vue'
import { useApi } from '../../../../renderer/api.ts'
import type { Step } from '../../../../renderer/composables/useStep.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { doneBy } from '../../../../renderer/entryWords.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import type { BilletView, SoldierView } from '../../contract/roster.ts'
import { correctionOf, isEditable, type Draft, type FieldName } from './corrections.ts'
import { keepReason } from './reasons.ts'

/** The field that is being corrected, and where its editor lies on the page. */
export interface EditTarget {
  readonly field: FieldName
  readonly man: SoldierView | null
  readonly billet: BilletView | null
  readonly anchor: HTMLElement
}

/** Correcting the roster in place: which field is open, what may stand in it, and writing it as a step. */
export function useCorrection(step: Step) {
  const tour = useCampaign()
  const notices = useNotices()
  const api = useApi()
  const target = shallowRef<EditTarget | null>(null)
  const choices = useView(() => api('fng.rosterChoices', { campaign: tour.campaign ?? '' }))
  /** The head that the choices belong to: posts change with the roster. */
  const choicesFor = ref<number | null>(null)
  let cameFrom: HTMLElement | null = null

  /** Opens the editor of a field over the place where it stands. */
  async function open(wanted: EditTarget): Promise<void> {
    if (tour.pending) {
      notices.say('A step of the half-month waits for an answer: finish it first, or its dice would be lost.')
      return
    }
    if (wanted.billet && wanted.field !== 'back' && !isEditable(wanted.field, wanted.billet)) {
      notices.say('Nobody stands in this place: only its post and weapon can be corrected.')
      return
    }
    cameFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null
    step.failure.value = null
    if (choicesFor.value !== tour.head || choices.data.value === null) {
      await choices.reload()
      choicesFor.value = tour.head
    }
    target.value = wanted
  }
  /** Closes the editor; the keyboard goes back to where it came from. */
  async function close(): Promise<void> {
    target.value = null
    step.failure.value = null
    await nextTick()
    cameFrom?.focus()
  }
  async function write(draft: Draft, reason: string): Promise<void> {
    if (target.value === null) return
    const { procedure, input } = correctionOf(target.value, draft, reason)
    const reply = await step.run(procedure, input)
    if (reply?.status !== 'done') return
    keepReason(reason)
    notices.say(doneBy(reply.entry))
    await close()
  }
  return {
    target,
    choices: choices.data,
    failure: computed(() => choices.failure.value ?? (target.value ? step.failure.value : null)),
    open,
    close,
    write,
  }
}
