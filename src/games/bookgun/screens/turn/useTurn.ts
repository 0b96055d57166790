import { computed, ref, shallowRef, watch } from 'vue'
import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { StepReply } from '../../../../contract/question.ts'
import { useGameLog } from '../../../../renderer/composables/useGameLog.ts'
import { followed, type DiceMode } from '../../../../renderer/composables/useStep.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { PhaseName, TroopAction, TroopView } from '../../contract/turn.ts'
import { useBookgun } from '../useBookgun.ts'
import { useBookgunStep, type BookgunInput, type BookgunStepName } from '../useBookgunStep.ts'
import { firstAction, hasForm, isPlain, needsNoCard } from './actions.ts'

export type Turn = ReturnType<typeof useTurn>

/** What lies open in the middle of the page besides the card. */
export type Opened =
  | { readonly kind: 'move'; readonly troop: number }
  | { readonly kind: 'look'; readonly troop: number | null }
  | {
      readonly kind: 'form'
      readonly step: StepName
      /** What is known already. */
      readonly given: Readonly<Record<string, unknown>>
      /** What its form begins with. */
      readonly start: Readonly<Record<string, unknown>>
    }

const isPhase = (phase: string): phase is PhaseName => ['movement', 'fire', 'close', 'morale'].includes(phase)

/** The campaign whose game is to end while the machine goes from hand to hand: the page is made anew for each. */
const endsIn = ref<string | null>(null)
const toEnd: Opened = { kind: 'form', step: 'bookgun.endGame', given: {}, start: {} }

/** The turn as the players work through it: the card, the chosen unit, what lies open, the step under way. */
export function useTurn() {
  const tour = useCampaign()
  const notices = useNotices()
  const players = usePlayers()
  const { turn } = useBookgun()
  const step = useBookgunStep()
  const log = useGameLog('bookgun.beginGame')
  const chosenId = ref<number | null>(null)
  const stillOpen = () => (tour.campaign !== null && endsIn.value === tour.campaign ? toEnd : null)
  const opened = shallowRef<Opened | null>(stillOpen())
  /** The unit whose move was just made: its dice stay on the page until the player goes on. */
  const moved = ref<number | null>(null)

  const troops = computed<readonly TroopView[]>(() => [
    ...(turn.value?.sides ?? []).flatMap((side) => [...side.troops, ...side.markers]),
    ...(turn.value?.civilians ?? []),
  ])
  const troopOf = (id: number | null) => troops.value.find((one) => one.id === id) ?? null
  const chosen = computed(() => troopOf(chosenId.value))
  const card = computed(() => turn.value?.card ?? null)
  const phase = computed(() => {
    const now = turn.value?.game?.phase ?? null
    return now !== null && isPhase(now) ? now : null
  })
  const { wanted } = step
  const wants = computed(() => (wanted.value ? (tour.pending?.procedure.slice('bookgun.'.length) ?? null) : null))
  const busy = computed(() => step.busy.value || tour.changing)
  /** Who may act now: with the card, or without one when all others have acted, as leaders of no unit do (p. 13). */
  const mayAct = computed(() => {
    if (card.value) return card.value.mayAct
    const free = phase.value === 'movement' ? troops.value.filter(needsNoCard) : []
    return free.map(({ id, name, marker }) => ({ troop: id, name, marker }))
  })
  /** The chosen unit is one of them. */
  const answers = computed(() => mayAct.value.some(({ troop }) => troop === chosenId.value))

  // A card brings its first unit to hand; the one that goes on with it comes before all.
  watch(
    () => [card.value?.number ?? null, card.value?.goesOn ?? null, mayAct.value.map(({ troop }) => troop).join()],
    () => {
      const first = card.value?.goesOn ?? mayAct.value[0]?.troop ?? null
      if (first !== null && !answers.value) chosenId.value = first
    },
    { immediate: true },
  )
  /** Where the turn stood last; for a moment it is not here, when it is asked for anew. */
  let stood: string | null = null
  watch(
    () => turn.value && `${turn.value.game?.id ?? ''} ${turn.value.game?.phase ?? ''}`,
    (now) => {
      if (now === null || now === stood) return
      stood = now
      // A move that ends its phase stays on the page with its dice, as any other.
      if (opened.value?.kind === 'move' && step.busy.value) return
      opened.value = stillOpen()
    },
    { immediate: true },
  )
  watch(
    () => [tour.campaign, tour.holder],
    ([campaign], [before]) => {
      // A marker's own player goes on where the machine was handed to him.
      const isHanded = opened.value?.kind === 'form' && opened.value.step === 'bookgun.reveal'
      if (campaign !== before || !isHanded) opened.value = stillOpen()
      moved.value = null
    },
  )

  const after = (reply: StepReply | undefined) => {
    if (reply?.status !== 'done') return reply
    const { step: name, title, lines } = reply.entry
    notices.murmur(`${title}. ${lines.at(-1)?.text ?? ''}`)
    if (name === 'bookgun.move') moved.value = opened.value?.kind === 'move' ? opened.value.troop : null
    else {
      moved.value = null
      if (name === 'bookgun.agreeToEnd') {
        endsIn.value = tour.campaign
        players.putDown()
        return reply
      }
      endsIn.value = null
      if (opened.value?.kind === 'form' || opened.value?.kind === 'move') opened.value = null
      // All look at the table when a marker comes off: what lies under the others is covered before they do.
      if (name === 'bookgun.reveal') players.putDown()
    }
    return reply
  }
  const run = async <N extends BookgunStepName>(name: N, input: BookgunInput<N>, dice?: DiceMode) =>
    after(await step.run(name, input, dice))
  const leave = () => {
    step.failure.value = null
    opened.value = null
    moved.value = null
    endsIn.value = null
  }
  const open = (now: Opened) => {
    step.failure.value = null
    moved.value = null
    endsIn.value = null
    opened.value = now
  }
  const form = (
    name: BookgunStepName,
    given: Readonly<Record<string, unknown>>,
    start: Readonly<Record<string, unknown>> = {},
  ) => {
    open({ kind: 'form', step: `bookgun.${name}`, given, start })
  }
  const act = async (action: TroopAction, troop = chosenId.value) => {
    const one = troopOf(troop)
    if (busy.value || wanted.value || one === null) return
    const may = one.actions.find((of) => of.action === action)
    if (may?.refused !== null && action !== 'pass') return
    if (action === 'move') open({ kind: 'move', troop: one.id })
    else if (action === 'spot') open({ kind: 'look', troop: one.id })
    else if (isPlain(action)) await run(action, { troop: one.id })
    else if (hasForm(action)) form(action, { troop: one.id }, may?.start)
  }
  const draw = async (dice?: DiceMode) => {
    if (busy.value || wanted.value || turn.value?.draw !== null) return
    leave()
    await run('drawCard', {}, dice)
  }

  return {
    ...{ tour, turn, log, chosen, chosenId, troops, card, phase, opened, moved, wanted, wants, busy, answers, mayAct },
    failure: step.failure,
    run,
    runForm: async (name: StepName, input: unknown) => after(await step.runForm(name, input)),
    open,
    form,
    leave,
    /** The end of the game lies open again for whoever takes the machine. */
    keepEnding: () => {
      endsIn.value = tour.campaign
    },
    act,
    draw,
    choose: (id: number) => {
      chosenId.value = id
    },
    /** The chosen unit does with the card what it does first; under a joker it is named. */
    actFirst: async () => {
      const [one, now] = [chosen.value, phase.value]
      if (busy.value || wanted.value || one === null || now === null) return
      if (card.value?.joker && answers.value && card.value.goesOn === null) await run('joker', { troop: one.id })
      else {
        const action = firstAction(one, now)
        if (action !== null && (answers.value || now === 'morale')) await act(action)
      }
    },
    pass: async () => {
      if (answers.value && !card.value?.joker) await act('pass')
    },
    ...followed(step, async (taken) => after(await taken)),
    cancel: step.cancel,
  }
}
