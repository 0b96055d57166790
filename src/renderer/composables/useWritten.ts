import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Face } from '../../contract/journal.ts'
import { remember, remembered } from './storage.ts'

/** What the player has written on the slip for one throw: faces so far, or the row he has picked. */
export interface Written {
  readonly faces: readonly Face[]
  readonly row: number | null
  /** Places of the dice that the program has rolled; left out for none. */
  readonly rolled?: readonly number[]
  /** What else is remembered with it. */
  readonly tag?: string
}

export interface SlipThrow<W> extends Written {
  readonly wanted: W
}

/** What is written, by the name of the place of its throw. */
export type Kept = Readonly<Record<string, Written>>

export interface SlipOf<W> {
  readonly throws: () => readonly W[]
  /** What tells a throw from all others, before it is asked for and after. */
  readonly place: (wanted: W) => string
  /** What is remembered with the dice of a throw, besides where they lie. */
  readonly tag?: (wanted: W) => string
  /** Under which name the dice are remembered. */
  readonly draft: () => string
  /** What lies goes along to another name; left out, what is remembered there lies then. */
  readonly follows?: () => boolean
}

export interface WrittenDice<W> {
  /** Never more dice than are wanted: those over are only remembered, and lie again where they are wanted again. */
  readonly throws: ComputedRef<readonly SlipThrow<W>[]>
  readonly isFull: (throwAt: number) => boolean
  /** What is remembered, also for throws that are not asked for just now. */
  readonly kept: Readonly<Ref<Kept>>
  /** Remembers this and nothing else. */
  readonly keep: (all: Kept) => void
  readonly write: (throwAt: number, written: Written) => void
  /** @returns it with what else is remembered of the throw. */
  readonly tagged: (wanted: W, written: Written) => Written
}

export const blank: Written = { faces: [], row: null }

/** Dice written for throws, remembered by the place of their throw from window to window. */
export function useWritten<W extends { readonly count: number }>({
  throws: wanted,
  place,
  tag,
  draft,
  follows = () => false,
}: SlipOf<W>): WrittenDice<W> {
  const kept = ref<Kept>({})
  const throws = computed(() =>
    wanted().map((one) => ({ wanted: one, ...within(kept.value[place(one)] ?? blank, one.count) })),
  )
  const isFull = (i: number) => {
    const one = throws.value[i]
    return one !== undefined && (one.row !== null || one.faces.length >= one.wanted.count)
  }
  const keep = (all: Kept) => {
    kept.value = all
    remember(draft(), isWritten(all) ? JSON.stringify(all) : null)
  }
  const tagged = (one: W, { faces, row, rolled = [] }: Written): Written => ({
    faces,
    row,
    ...(rolled.length > 0 && { rolled }),
    ...(tag ? { tag: tag(one) } : {}),
  })
  const write = (i: number, written: Written) => {
    const one = throws.value[i]
    if (one) keep({ ...kept.value, [place(one.wanted)]: tagged(one.wanted, written) })
  }
  watch(
    draft,
    (name) => {
      if (follows() && isWritten(kept.value)) keep(kept.value)
      else kept.value = readKept(name)
    },
    { immediate: true },
  )
  return { kept, throws, isFull, keep, write, tagged }
}

const isWritten = (all: Kept): boolean => Object.values(all).some(({ faces, row }) => faces.length > 0 || row !== null)

/** @returns what is written, without the dice over. */
const within = (written: Written, count: number): Written =>
  written.faces.length <= count
    ? written
    : {
        ...written,
        faces: written.faces.slice(0, count),
        ...(written.rolled && { rolled: written.rolled.filter((die) => die < count) }),
      }

/** @returns what was written before the window was closed, without what are no dice any more. */
function readKept(name: string): Kept {
  try {
    const kept = Object.entries(JSON.parse(remembered(name) ?? '{}') as Record<string, Partial<Written> | null>)
    return Object.fromEntries(kept.filter((one): one is [string, Written] => isDice(one[1])))
  } catch {
    return {}
  }
}

const isDice = (one: Partial<Written> | null): boolean =>
  Array.isArray(one?.faces) &&
  (one.row === null || typeof one.row === 'number') &&
  (one.rolled === undefined || Array.isArray(one.rolled))
