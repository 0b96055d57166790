import { computed, ref, type ComputedRef, type Ref } from 'vue'

export interface TypedDice {
  /** As typed: "4 3", "43"; of more than nine sides "12 7"; empty, the program rolls. */
  readonly typed: Ref<string>
  readonly faces: ComputedRef<readonly number[]>
  /** What is wrong with them, as a sentence; null where nothing is. */
  readonly fault: ComputedRef<string | null>
}

/** The player's own dice for one throw, typed as a line. @param sides of its dice; null where they are of several kinds. */
export function useTypedDice(sides: () => number | null): TypedDice {
  const typed = ref('')
  /** Faces of two digits are told apart by what stands between them. */
  const isWhole = computed(() => {
    const most = sides()
    return most === null ? typed.value.includes(',') : most > 9
  })
  const faces = computed(() => (typed.value.match(isWhole.value ? /\d+/g : /\d/g) ?? []).map(Number))
  const fault = computed(() => {
    const known = sides()
    const most = known ?? (isWhole.value ? 100 : 6)
    const isGood = /^[\d\s,]*$/.test(typed.value) && faces.value.every((face) => face >= 1 && face <= most)
    if (isGood) return null
    if (known === null) return 'Dice show 1 to 6; those of more sides go between commas: 12, 7.'
    return `Its dice show 1 to ${most}${isWhole.value ? ', with blanks between them: 12 7' : ''}.`
  })
  return { typed, faces, fault }
}
