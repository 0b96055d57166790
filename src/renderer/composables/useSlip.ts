import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Answer } from '../../contract/procedures.ts'
import type { Face, QuestionView, WantedThrowView } from '../../contract/views.ts'

type DiceQuestion = Extract<QuestionView, { kind: 'dice' }>

/** What the player has written on the slip for one throw: faces so far, or the row he has picked. */
export interface SlipThrow {
  readonly wanted: WantedThrowView
  readonly faces: readonly Face[]
  readonly row: number | null
}

export interface Slip {
  readonly throws: ComputedRef<readonly SlipThrow[]>
  /** Which throw the next face goes to; past the end when all is written. */
  readonly at: Ref<number>
  readonly complete: ComputedRef<boolean>
  readonly empty: ComputedRef<boolean>
  readonly press: (face: Face) => void
  readonly back: () => void
  readonly setFace: (throwAt: number, dieAt: number, face: Face) => void
  readonly pick: (throwAt: number, row: number | null) => void
  readonly answers: () => Answer[]
}

/** The dice slip: faces typed one after another, corrected, or replaced by a row picked by hand. */
export function useSlip(question: () => DiceQuestion): Slip {
  const faces = ref<Face[][]>([])
  const rows = ref<(number | null)[]>([])
  const at = ref(0)
  watch(
    question,
    (now, before) => {
      // The same question comes again whenever the tour is fetched anew: what has been typed so far stays.
      if (before && isSame(now, before)) return
      faces.value = now.throws.map(() => [])
      rows.value = now.throws.map(() => null)
      at.value = 0
    },
    { immediate: true },
  )
  const throws = computed(() =>
    question().throws.map((wanted, i) => ({ wanted, faces: faces.value[i] ?? [], row: rows.value[i] ?? null })),
  )
  const isFull = (i: number) => {
    const one = throws.value[i]
    return one !== undefined && (one.row !== null || one.faces.length >= one.wanted.count)
  }
  const firstOpen = () => {
    const open = throws.value.findIndex((_, i) => !isFull(i))
    return open < 0 ? throws.value.length : open
  }
  const press = (face: Face) => {
    const target = isFull(at.value) || at.value >= throws.value.length ? firstOpen() : at.value
    if (target >= throws.value.length) return
    faces.value[target]?.push(face)
    at.value = isFull(target) ? firstOpen() : target
  }
  const back = () => {
    let target = Math.min(at.value, throws.value.length - 1)
    while (target > 0 && faces.value[target]?.length === 0 && rows.value[target] === null) target -= 1
    if (rows.value[target] !== null) rows.value[target] = null
    else faces.value[target]?.pop()
    at.value = target
  }
  const setFace = (throwAt: number, dieAt: number, face: Face) => {
    const written = faces.value[throwAt]
    if (!written) return
    rows.value[throwAt] = null
    if (dieAt < written.length) written[dieAt] = face
    else written.push(face)
    at.value = isFull(throwAt) ? firstOpen() : throwAt
  }
  const pick = (throwAt: number, row: number | null) => {
    rows.value[throwAt] = row
    if (row !== null) faces.value[throwAt] = []
    at.value = row === null ? throwAt : firstOpen()
  }
  const answers = () =>
    throws.value.map(({ wanted, faces: written, row }): Answer => {
      const place = { key: wanted.key, subject: wanted.subject, occurrence: wanted.occurrence, by: 'player' as const }
      return row === null ? { ...place, kind: 'dice', faces: [...written] } : { ...place, kind: 'row', row }
    })
  return {
    throws,
    at,
    complete: computed(() => throws.value.every((_, i) => isFull(i))),
    empty: computed(() => throws.value.every((one) => one.row === null && one.faces.length === 0)),
    press,
    back,
    setFace,
    pick,
    answers,
  }
}

const isSame = (one: DiceQuestion, other: DiceQuestion) =>
  one.throws.length === other.throws.length && one.throws.every((wanted, i) => isOneThrow(wanted, other.throws[i]!))
const isOneThrow = (one: WantedThrowView, other: WantedThrowView) =>
  one.key === other.key &&
  one.subject === other.subject &&
  one.occurrence === other.occurrence &&
  one.count === other.count
