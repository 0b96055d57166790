import { computed, ref, shallowRef, watch } from 'vue'
import type { Answer } from '../../../../contract/answers.ts'
import type { StepReply, QuestionPlace } from '../../../../contract/question.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { FigureAction, TableView } from '../../contract/table.ts'
import { useHandOn } from '../useHandOn.ts'
import { useSkirmishStep } from '../useSkirmishStep.ts'
import { changed, namedIn, pressed, type Ask, type AskOf } from './asks/ask.ts'
import { askFigure } from './asks/askFigure.ts'
import type { Draft } from './asks/draft.ts'
import { sideThatIsOn } from './asks/people.ts'
import { useBattleTable } from './useBattleTable.ts'

export type Battle = ReturnType<typeof useBattle>

/** The game as the players work through it: who is chosen, what is asked, the step under way. */
export function useBattle() {
  const tour = useCampaign()
  const notices = useNotices()
  const players = usePlayers()
  const { table, sealed, holder, log, failure: viewFailure } = useBattleTable()
  const step = useSkirmishStep()
  const handOn = useHandOn()
  const chosenId = ref<number | null>(null)
  let lastGame: number | null = null
  /** Made of the table as it is shown just now: what one player was asked never lists his hidden figures to the other. */
  const opened = shallowRef<((now: TableView) => Ask | null) | null>(null)
  const ask = computed(() => (table.value ? (opened.value?.(table.value) ?? null) : null))
  /** What the open form holds, by who looks: what one has written waits for him, and is not there for the other. */
  const drafts = shallowRef<ReadonlyMap<number | null, Draft | null>>(new Map())
  const draft = computed({
    get: () => drafts.value.get(holder.value) ?? null,
    set: (now) => {
      drafts.value = new Map(drafts.value).set(holder.value, now)
    },
  })
  const named = computed(() => (ask.value && draft.value ? namedIn(ask.value, draft.value) : []))

  const active = computed(() => (table.value ? (sideThatIsOn(table.value) ?? null) : null))
  const chosen = computed(
    () => table.value?.sides.flatMap(({ figures }) => figures).find(({ id }) => id === chosenId.value) ?? null,
  )
  const wanted = computed(() => (tour.pending?.procedure.startsWith('skirmish.') ? tour.pending.reply : null))

  const open = (make: (now: TableView) => Ask | null) => {
    step.failure.value = null
    drafts.value = new Map()
    opened.value = make
  }
  const leave = () => {
    opened.value = null
  }
  const choose = (id: number | null) => {
    chosenId.value = id
    leave()
  }
  const openAction = (action: FigureAction) => {
    const figure = chosen.value
    if (!table.value || figure?.actions.find((one) => one.action === action)?.refused !== null) return
    open((now) => {
      const acting = now.sides.flatMap(({ figures }) => figures).find(({ id }) => id === figure.id)
      return acting ? askFigure({ table: now, figure: acting }, action, sealed.value) : null
    })
  }
  /**
   * After a step the machine stays where it is, but for the end of a turn: then the other side is on.
   * @param first it was the first turn that began.
   */
  const after = async (reply: StepReply | undefined, first = false) => {
    if (reply?.status !== 'done') return
    notices.murmur(`${reply.entry.title}. ${reply.entry.lines.at(-1)?.text ?? ''}`)
    opened.value = null
    if (reply.entry.step === 'skirmish.endTurn' || reply.entry.step === 'skirmish.endGame') {
      chosenId.value = null
    }
    if (reply.entry.step === 'skirmish.endGame') players.putDown()
    if (reply.entry.step === 'skirmish.endTurn' || first) await handOn()
  }
  /** Who is not on tells what only he knows, and hands the machine back: the dice are for the other. */
  const told = async (take: () => Promise<StepReply | undefined>) => {
    const isGuest = holder.value !== null && holder.value !== active.value?.id
    const reply = await take()
    await after(reply)
    if (!isGuest || !reply) return
    await tour.reload()
    if (!table.value?.blasts.some(({ asksHidden }) => asksHidden)) await handOn()
  }
  const settled = async (reply: Promise<StepReply | undefined>) => {
    await after(await reply)
  }
  // Another game has other figures. While the machine changes hands there is no table, and the form waits for it.
  watch(() => tour.campaign, leave)
  watch(
    () => table.value?.game?.number ?? null,
    (now, before) => {
      const last = before ?? lastGame
      if (now !== null && last !== null && now !== last) leave()
      lastGame = now ?? last
    },
  )
  watch(active, (now, before) => {
    if (now?.id === before?.id || now === null) return
    if (chosen.value === null || !now.figures.some(({ id }) => id === chosenId.value)) chosenId.value = null
  })

  return {
    ...{ tour, players, table, sealed, holder, log, viewFailure, active, chosen, ask, wanted, open, openAction, leave },
    failure: step.failure,
    busy: computed(() => step.busy.value || tour.changing),
    draft,
    /** Whom the open form names. */
    named,
    /** To whom the drawn table shows how far it is. */
    targets: computed(() => (ask.value?.ranged ? named.value : [])),
    choose,
    /** A figure is pressed on the drawn table: the open form takes it where it asks for it, else it is chosen. */
    press: (id: number) => {
      const now = ask.value && draft.value && pressed(ask.value, draft.value, id)
      if (ask.value && draft.value && now) draft.value = changed(ask.value, draft.value, { named: now })
      else choose(id === chosenId.value ? null : id)
    },
    /** Plays what the form holds. */
    play: async (draft: Draft) => {
      if (ask.value === null) return
      // The input fits the step it belongs to: both come from the same ask.
      const { step: name, input } = ask.value as AskOf<'move'>
      await told(() => step.run(name, input(draft)))
    },
    /** A step that asks for nothing. */
    run: async (name: 'startTurn' | 'checkSealed' | 'closeSupport') => {
      const first = table.value?.parts.some(({ part, state }) => part === 'setUp' && state === 'now')
      await after(await step.run(name, {}), first)
    },
    /** Something that went off has hit nobody: nobody in the open, or none whom the player who holds the machine hides. */
    nobodyNear: async (name: 'strike' | 'strikeSealed', blast: number) => {
      await told(() => step.run(name, { blast, figures: [] }))
    },
    moveMortar: async (mortar: number) => {
      await after(await step.run('moveMortar', { mortar }))
    },
    take: (answers: readonly Answer[]) => settled(step.answer(answers)),
    rollTheRest: (answers: readonly Answer[]) => settled(step.rollTheRest(answers)),
    rollThrow: (one: QuestionPlace, answers: readonly Answer[]) => settled(step.rollThrow(one, answers)),
    takeBack: () => settled(step.takeBack()),
    cancel: step.cancel,
  }
}
