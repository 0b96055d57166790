import { computed, onMounted, onUnmounted, ref, type ComputedRef, type Ref } from 'vue'
import type { Fought, Stage } from './battleTypes.ts'
import { marksOf } from './mapPlaces.ts'

/** A window so low that a map would leave no room for what is asked. */
const low = '(max-height: 619px)'
/** One in which a slip stands higher than the room below a map. */
const narrow = '(min-width: 880px) and (max-width: 1079px) and (max-height: 900px)'

/** Upright there is always room for the map. */
const upright = '(max-width: 876px) and (min-height: 900px)'

/**
 * Whether the table is shown as a strip: the window is low, or all that is still of account stands in one sector.
 * `whole` is for the player, who wants the map all the same.
 */
export function useStrip(
  battle: () => Fought | null,
  stage: () => Stage,
): {
  readonly strip: ComputedRef<boolean>
  /** It is one only while dice are typed, and the player is not asked. */
  readonly forSlip: ComputedRef<boolean>
  readonly canBeStrip: ComputedRef<boolean>
  readonly whole: Ref<boolean>
} {
  const isLow = useMedia(low)
  const isNarrow = useMedia(narrow)
  const isUpright = useMedia(upright)
  const whole = ref(false)
  const canBeStrip = computed(() => {
    const now = battle()
    return now !== null && (isLow.value || (inOneSector(now) && !isUpright.value))
  })
  const forSlip = computed(() => stage() === 'slip' && isNarrow.value)
  return { strip: computed(() => forSlip.value || (canBeStrip.value && !whole.value)), forSlip, canBeStrip, whole }
}

/** @returns whether the window is so just now. */
function useMedia(query: string): Ref<boolean> {
  const media = window.matchMedia(query)
  const is = ref(media.matches)
  const look = () => (is.value = media.matches)
  onMounted(() => {
    media.addEventListener('change', look)
  })
  onUnmounted(() => {
    media.removeEventListener('change', look)
  })
  return is
}

/** Groups that stand on the table, and PEFs that nobody has seen. */
function inOneSector(battle: Fought): boolean {
  const counting = marksOf(battle).filter(({ kind, faded }) => kind !== 'pef' || !faded)
  return counting.length > 1 && new Set(counting.map(({ sector }) => sector)).size === 1
}
