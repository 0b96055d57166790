import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Answer } from '../../contract/procedures.ts'
import type { Face, QuestionView, WantedThrowView } from '../../contract/views.ts'
import { remember, remembered } from './storage.ts'

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
  /** Answers of the throws that are written in full. */
  readonly answers: () => Answer[]
  /** Drops what is remembered: the dice have been taken, or are not wanted any more. */
  readonly forget: () => void
}

/**
 * The dice slip: faces typed one after another, corrected, or replaced by a row picked by hand. What has been typed is
 * remembered until the question is answered, so that closing the program loses no die.
 *
 * @param draft under which name it is remembered: the campaign and where it stands.
 */
export function useSlip(question: () => DiceQuestion, draft: () => string): Slip {
  const faces = ref<Face[][]>([])
  const rows = ref<(number | null)[]>([])
  const at = ref(0)
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
  watch(
    question,
    (now, before) => {
      // The same question comes again whenever the tour is fetched anew: what has been typed so far stays.
      if (before && nameOf(now) === nameOf(before)) return
      const kept = readDraft(draft(), now)
      faces.value = kept?.faces ?? now.throws.map(() => [])
      rows.value = kept?.rows ?? now.throws.map(() => null)
      at.value = kept ? firstOpen() : 0
    },
    { immediate: true },
  )
  watch(
    [faces, rows],
    () => {
      const written = faces.value.some((one) => one.length > 0) || rows.value.some((row) => row !== null)
      remember(
        draft(),
        written ? JSON.stringify({ of: nameOf(question()), faces: faces.value, rows: rows.value }) : null,
      )
    },
    // At once, so that forgetting comes after and stays.
    { deep: true, flush: 'sync' },
  )
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
    throws.value.flatMap(({ wanted, faces: written, row }, i): Answer[] => {
      if (!isFull(i)) return []
      const place = { key: wanted.key, subject: wanted.subject, occurrence: wanted.occurrence, by: 'player' as const }
      return [row === null ? { ...place, kind: 'dice', faces: [...written] } : { ...place, kind: 'row', row }]
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
    forget: () => {
      remember(draft(), null)
    },
  }
}

interface Draft {
  /** Which question it was written for. */
  readonly of: string
  readonly faces: Face[][]
  readonly rows: (number | null)[]
}

/** What tells one question from another. */
const nameOf = (question: DiceQuestion): string =>
  question.throws.map((one) => `${one.key} ${one.subject} ${one.occurrence} ${one.count}`).join('|')

/** @returns what was typed for this very question before the window was closed. */
function readDraft(name: string, question: DiceQuestion): Draft | null {
  const text = remembered(name)
  if (text === null) return null
  const draft = JSON.parse(text) as Draft
  return draft.of === nameOf(question) ? draft : null
}
