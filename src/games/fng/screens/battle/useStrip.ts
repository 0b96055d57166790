import { computed, onMounted, onUnmounted, ref, type ComputedRef, type Ref } from 'vue'
import type { Fought } from './battleTypes.ts'
import { marksOf } from './mapPlaces.ts'

/** A window so low that a map would leave no room for what is asked. */
const low = '(max-height: 619px)'

/**
 * Whether the table is shown as a strip: the window is low, or all that is still of account stands in one sector.
 * `whole` is for the player, who wants the map all the same.
 */
export function useStrip(battle: () => Fought | null): {
  readonly strip: ComputedRef<boolean>
  readonly canBeStrip: ComputedRef<boolean>
  readonly whole: Ref<boolean>
} {
  const media = window.matchMedia(low)
  const isLow = ref(media.matches)
  const look = () => (isLow.value = media.matches)
  onMounted(() => {
    media.addEventListener('change', look)
  })
  onUnmounted(() => {
    media.removeEventListener('change', look)
  })
  const whole = ref(false)
  const canBeStrip = computed(() => {
    const now = battle()
    return now !== null && (isLow.value || inOneSector(now))
  })
  return { strip: computed(() => canBeStrip.value && !whole.value), canBeStrip, whole }
}

/** Groups that stand on the table, and PEFs that nobody has seen. */
export function inOneSector(battle: Fought): boolean {
  const counting = marksOf(battle).filter(({ kind, faded }) => kind !== 'pef' || !faded)
  return counting.length > 1 && new Set(counting.map(({ sector }) => sector)).size === 1
}
