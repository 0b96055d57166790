import { readonly, ref, watch, type Ref } from 'vue'
import { remember, remembered } from './storage.ts'

/** What is kept of a form that has not been handed in yet. */
interface Kept<T> {
  /** ISO time of the last word. */
  readonly at: string
  readonly form: T
}

export interface DraftOf<T extends object> {
  /** Under which names it is kept; the first that has one is read. */
  readonly keys: () => readonly string[]
  /** The form itself, reactive: what is kept of it is written into it at once. */
  readonly form: T
  readonly empty: () => T
  /** Nothing of it would be missed: then nothing is kept. */
  readonly isUntouched: (form: T) => boolean
  /** Makes a form that was kept fit for this page. */
  readonly restore?: (form: T) => T
  readonly now?: () => Date
}

export interface Draft<T> {
  /** ISO time of the entries that were found here; null where there were none. */
  readonly found: Readonly<Ref<string | null>>
  /** Would leaving the page lose something? Only where the browser keeps nothing. */
  readonly wouldBeLost: Readonly<Ref<boolean>>
  /** Takes a form from elsewhere, unless something is kept here already. */
  readonly fill: (form: T) => void
  /** Empties the form, and forgets what was kept. */
  readonly startAfresh: () => void
  /** The form has been handed in: nothing is kept any more under these names, without any of all. */
  readonly forget: (keys?: readonly string[]) => void
}

/** Keeps a form word by word, so that leaving the page, a reload or an end of the program loses nothing of it. */
export function useDraft<T extends object>(of: DraftOf<T>): Draft<T> {
  const { keys, form, empty, isUntouched, restore = (kept: T) => kept, now = () => new Date() } = of
  const found = ref<string | null>(null)
  const wouldBeLost = ref(false)
  const handedIn = new Set<string>()
  for (const key of keys()) {
    const kept = found.value === null ? readKept<T>(key) : null
    if (kept === null) continue
    Object.assign(form, restore({ ...empty(), ...kept.form }))
    found.value = kept.at
  }
  const keep = () => {
    const open = keys().filter((key) => !handedIn.has(key))
    const text = isUntouched(form) ? null : JSON.stringify({ at: now().toISOString(), form } satisfies Kept<T>)
    const kept = open.map((key) => remember(key, text))
    wouldBeLost.value = text !== null && kept.includes(false)
  }
  watch([() => JSON.stringify(form), () => keys().join()], keep)
  const forget = (which = keys()) => {
    for (const key of which) {
      handedIn.add(key)
      remember(key, null)
    }
    wouldBeLost.value = false
  }
  return {
    found: readonly(found),
    wouldBeLost: readonly(wouldBeLost),
    fill: (other) => {
      if (found.value === null) Object.assign(form, other)
    },
    startAfresh: () => {
      Object.assign(form, empty())
      for (const key of keys()) remember(key, null)
      found.value = null
    },
    forget,
  }
}

/** @returns what is kept under a name; null for nothing, and for what is no form any more. */
function readKept<T>(key: string): Kept<T> | null {
  try {
    const kept = JSON.parse(remembered(key) ?? 'null') as Partial<Kept<T>> | null
    return kept?.form && typeof kept.at === 'string' ? (kept as Kept<T>) : null
  } catch {
    return null
  }
}
