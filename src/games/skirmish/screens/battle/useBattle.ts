import { computed, ref, watch } from 'vue'
import { followed } from '../../../../renderer/composables/useStep.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { FigureAction, TableView } from '../../contract/table.ts'
import { useSkirmishStep } from '../useSkirmishStep.ts'
import { pressed, type Ask, type AskOf } from './asks/ask.ts'
import { askFigure } from './asks/askFigure.ts'
import { askFire } from './asks/askFire.ts'
import { blank, naming, type Draft } from './asks/draft.ts'
import { sideThatIsOn } from './asks/people.ts'
import { useAfterStep } from './useAfterStep.ts'
import { useFigurePicks } from './useFigurePicks.ts'
import { useFollowing } from './useFollowing.ts'
import { useBattleTable } from './useBattleTable.ts'
import { useOpenAsk } from './useOpenAsk.ts'

export type Battle = ReturnType<typeof useBattle>

/** The game as the players work through it: who is chosen, what is asked, the step under way. */
export function useBattle() {
  const tour = useCampaign()
  const players = usePlayers()
  const { table, sealed, holder, log, failure: viewFailure } = useBattleTable()
  const step = useSkirmishStep()
  const chosenId = ref<number | null>(null)
  let lastGame: number | null = null
  const following = useFollowing(
    () =>
      table.value && {
        table: table.value,
        ...{ sealed: sealed.value, holder: holder.value, log: log.value, chosen: chosenId.value },
      },
  )
  const { ask, isOwn, draft, named, open: openForm, leave, takes } = useOpenAsk(table, holder, following.opened)

  const active = computed(() => (table.value ? (sideThatIsOn(table.value) ?? null) : null))
  const chosen = computed(
    () => table.value?.sides.flatMap(({ figures }) => figures).find(({ id }) => id === chosenId.value) ?? null,
  )
  const { wanted } = step

  const open = (make: (now: TableView) => Ask | null) => {
    acting = null
    step.failure.value = null
    openForm(make)
  }
  const choose = (id: number | null) => {
    chosenId.value = id
    leave()
    if (id === null) following.turnBack()
    else following.turnAside()
  }
  /** What the chosen figure is asked about, where the player has opened that. */
  let acting: FigureAction | null = null
  const openAction = (action: FigureAction, names: Draft['named'] | null = null) => {
    const figure = chosen.value
    if (!table.value || figure?.actions.find((one) => one.action === action)?.refused !== null) return
    open((now) => {
      const who = now.sides.flatMap(({ figures }) => figures).find(({ id }) => id === figure.id)
      if (!who) return null
      const made = askFigure({ table: now, figure: who }, action, sealed.value)
      return names ? { ...made, start: { ...made.start, named: names } } : made
    })
    acting = action
  }
  const figureOf = (id: number) => table.value?.sides.flatMap(({ figures }) => figures).find((one) => one.id === id)
  /** Could he fire at him just now? */
  const mayAim = (from: number, at: number): boolean => {
    const figure = active.value?.figures.find(({ id }) => id === from)
    if (!table.value || figure?.actions.find(({ action }) => action === 'fire')?.refused !== null) return false
    return pressed(askFire({ table: table.value, figure }), blank, at) !== null
  }
  /** Fire lies open, with who fires and at whom. */
  const aim = (from: number, at: number) => {
    if (wanted.value || !mayAim(from, at)) return
    chosenId.value = from
    following.turnAside()
    openAction('fire', [naming(at)])
  }
  const letGo = () => {
    chosenId.value = null
  }
  const { after, settled, told } = useAfterStep({
    ...{ table, holder, active, letGo },
    leave: () => {
      leave()
      following.turnBack()
    },
  })
  const play = async (draft: Draft, one = ask.value) => {
    if (one === null) return
    // The input fits the step it belongs to: both come from the same ask.
    const { step: name, input } = one as AskOf<'move'>
    await told(() => step.run(name, input(draft)))
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
    if (chosen.value === null || !now.figures.some(({ id }) => id === chosenId.value)) letGo()
  })

  return {
    ...{ tour, players, table, sealed, holder, log, viewFailure, active, chosen, ask, isOwn, wanted, open, openAction },
    /** What follows; whoever opens a form himself has that instead. */
    ...{ following },
    /** The open form goes, and what follows shuts. */
    leave: () => {
      if (!isOwn.value) following.turnAside()
      leave()
    },
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
      if (wanted.value || takes(id)) return
      const [before, from] = [acting, chosenId.value]
      const again = isOwn.value && before !== null && id !== from ? figureOf(id)?.actions : undefined
      if (again?.some(({ action, refused }) => action === before && refused === null)) {
        // Another of the side does it instead: whom the form names stays.
        const names = draft.value?.named ?? []
        chosenId.value = id
        openAction(before!, names.length > 0 && before === 'fire' ? names : null)
      } else if (!isOwn.value && from !== null && mayAim(from, id)) aim(from, id)
      else choose(id === from ? null : id)
    },
    mayAim,
    aim,
    picks: useFigurePicks({
      table: () => table.value,
      ask: () => (wanted.value ? null : ask.value),
      draft: () => draft.value,
      chosen: () => chosenId.value,
    }),
    /** Plays a form, the open one unless another is named. */
    play,
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
    ...followed(step, settled),
    cancel: step.cancel,
  }
}
