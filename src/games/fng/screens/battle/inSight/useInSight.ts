import { computed, ref, shallowRef, watch } from 'vue'
import type { Answer } from '../../../../../contract/answers.ts'
import type { QuestionView } from '../../../../../contract/question.ts'
import { useApi } from '../../../../../renderer/api.ts'
import { useSlip } from '../../../../../renderer/composables/useSlip.ts'
import { useView } from '../../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../../renderer/stores/campaign.ts'
import type { FormValue, FormValues } from '../../../contract/battle.ts'
import { seesNobody, type InSightSaid, type InSightUnlike, type InSightView } from '../../../contract/inSight.ts'
import type { Takers } from './takers.ts'

/** Dice that lie for a man beyond those he rolls. */
export interface DiceOver {
  readonly figure: number
  readonly faces: readonly number[]
}

/** A man's throw. */
interface HisThrow {
  readonly figure: number
  readonly count: number
}

/**
 * In Sight by groups: what the player says of it and types for it, and what main makes of that.
 * @param begun groups that take part at first, and who of them.
 * @param isUnderWay the step has been begun.
 */
export function useInSight(begun: Takers, isUnderWay: () => boolean) {
  const api = useApi()
  const tour = useCampaign()
  const groups = shallowRef<readonly number[]>(begun.groups)
  const inches = ref<number | null>(null)
  const moved = ref<boolean | null>(null)
  const again = ref(false)
  const closest = shallowRef<readonly number[]>([])
  const unlike = shallowRef<readonly InSightUnlike[]>([])
  const newcomers = shallowRef<readonly FormValues[]>([])
  const about = ref<number | null>(null)

  const said = computed((): InSightSaid => ({
    groups: groups.value,
    inches: inches.value,
    moved: moved.value,
    again: again.value,
    closest: closest.value,
    unlike: unlike.value,
    newcomers: newcomers.value,
    dice: lines.flatMap((line) =>
      line.throws.value.flatMap(({ wanted: { figure }, faces }) => (faces.length > 0 ? [{ figure, faces }] : [])),
    ),
    about: about.value,
  }))
  const view = useView<InSightView>(() =>
    api('fng.inSight', { campaign: tour.campaign ?? '', said: said.value as never, selected: [] }),
  )
  const opened = tour.campaign
  /** Where the step was begun with the dice that lie, unless it was left undone there. */
  let playedAt: number | null = null
  watch(
    isUnderWay,
    (now) => {
      if (now) playedAt = tour.head
      else if (playedAt === tour.head) playedAt = null
    },
    { immediate: true, flush: 'sync' },
  )
  const line = (side: 'ours' | 'theirs') =>
    useSlip<HisThrow>({
      throws: () =>
        view.data.value?.sides
          .find((one) => one.side === side)
          ?.men.flatMap(({ figure, dice }) => (dice > 0 ? [{ figure, count: dice }] : [])) ?? [],
      place: ({ figure }) => String(figure),
      draft: () => `in sight ${side} ${tour.campaign ?? ''} ${tour.overview?.head ?? 0}`,
      // A posture is an entry too, and so is its undo: dice that wait to be played go along, man by man.
      follows: () => playedAt === null && tour.campaign === opened && tour.overview !== null,
    })
  const lines = [line('ours'), line('theirs')] as const
  const asked = computed(() => JSON.stringify(said.value))
  watch([asked, () => tour.overview], () => void view.reload(), { immediate: true })

  // Where only some of a group were selected, the others see nobody.
  watch(
    view.data,
    (now) => {
      const left = now?.sides.flatMap(({ men }) => men.map(({ figure }) => figure)) ?? []
      unlike.value = left
        .filter((figure) => !begun.figures.includes(figure))
        .map((figure) => ({ figure, field: seesNobody, value: true }))
    },
    { once: true },
  )

  /** The line that the next die goes to. */
  const open = () => lines.find((one) => !one.complete.value && one.throws.value.length > 0) ?? lines[1]
  const wanted = computed(() => view.data.value?.sides.reduce((sum, { dice }) => sum + dice, 0) ?? 0)
  /** Dice that no man rolls any more. */
  const over = computed((): readonly DiceOver[] =>
    (view.data.value?.sides ?? []).flatMap(({ side, men }) => {
      const { kept } = lines[side === 'ours' ? 0 : 1]
      return men.flatMap(({ figure, dice, none }) => {
        // While something is missing nobody's dice are known.
        const faces = dice > 0 || none !== null ? (kept.value[String(figure)]?.faces.slice(dice) ?? []) : []
        return faces.length > 0 ? [{ figure, faces }] : []
      })
    }),
  )
  const typed = computed(() => lines[0].dice.value + lines[1].dice.value)
  const others = (of: Pick<InSightUnlike, 'figure' | 'field'>) =>
    unlike.value.filter((one) => one.figure !== of.figure || one.field !== of.field)

  return {
    view: view.data,
    failure: view.failure,
    loading: view.loading,
    lines,
    about,
    again,
    wanted,
    over,
    fault: computed(() => lines[0].fault.value ?? lines[1].fault.value),
    missing: computed(() => wanted.value - typed.value),
    press: (face: number) => {
      open().press(face)
    },
    back: () => {
      ;(lines[1].empty.value ? lines[0] : lines[1]).back()
    },
    forget: () => {
      for (const one of lines) one.forget()
    },
    /** Null: as it is known of each. */
    setMoved: (now: boolean | null) => {
      moved.value = now
    },
    /** Who sees a charge only, and whose. */
    setNewcomers: (lines: FormValue) => {
      newcomers.value = Array.isArray(lines) ? (lines as readonly FormValues[]) : []
    },
    setInches: (now: number) => {
      inches.value = Math.min(60, Math.max(0, Math.trunc(now)))
    },
    /** A group takes part, or does no more; one of each side does. */
    toggleGroup: (id: number) => {
      const all = view.data.value?.groups ?? []
      const now = all.filter(({ sees }) => sees)
      const side = all.find((one) => one.id === id)?.side
      const isLast = now.some((one) => one.id === id) && now.filter((one) => one.side === side).length === 1
      const ids = now.map((one) => one.id)
      if (!isLast) groups.value = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
    },
    /** Something is different about a man. */
    say: (figure: number, field: string, value: FormValue) => {
      unlike.value = [...others({ figure, field }), { figure, field, value }]
    },
    unsay: (figure: number, field: string) => {
      unlike.value = others({ figure, field })
    },
    /** A man is one place closer, or farther, than he stands in his list. */
    move: (figure: number, by: -1 | 1) => {
      const men = view.data.value?.sides.find((side) => side.men.some((man) => man.figure === figure))?.men ?? []
      const ids = men.map((man) => man.figure)
      const [at, to] = [ids.indexOf(figure), ids.indexOf(figure) + by]
      if (to < 0 || to >= ids.length) return
      const moved = ids.with(at, ids[to]!).with(to, figure)
      closest.value = [...closest.value.filter((id) => !ids.includes(id)), ...moved]
    },
    /** @returns the typed dice as answers to the question of the step, as far as it asks for them. */
    answers: (question: QuestionView): Answer[] => {
      if (question.kind !== 'dice') return []
      const full = lines.flatMap((one) => one.throws.value.filter((_, i) => one.isFull(i)))
      return question.throws.flatMap(({ key, subject, occurrence, count }): Answer[] => {
        const his = full.find(({ wanted: { figure } }) => figure === subject)
        return his?.faces.length === count
          ? [{ kind: 'dice', by: 'player', key, subject, occurrence, faces: [...his.faces] }]
          : []
      })
    },
  }
}

export type InSightAtHand = ReturnType<typeof useInSight>
