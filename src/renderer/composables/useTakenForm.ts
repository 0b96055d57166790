import { computed, shallowRef, watch } from 'vue'
import type { BoxRead, FormRead } from '../../contract/print.ts'
import { useFilledForms, type HeldForm } from '../stores/filledForms.ts'
import { remember, remembered } from './storage.ts'
import { withoutLaid } from './withoutLaid.ts'

/** A box that holds what stood there before a form was taken. */
export type BoxStays = Pick<BoxRead, 'name' | 'box' | 'of' | 'label' | 'written'>

/** A page's own form, into which what was read is laid. */
export interface LaidInto<T> {
  /** Under which name it is remembered what the form brought, for a page whose draft outlasts it. */
  readonly kept?: () => string
  /** Is a form that was read for this page, and the page ready for it? */
  readonly mine: (held: HeldForm) => boolean
  /** @returns all that the form holds, as it stands. */
  readonly copy: () => T
  /** Puts back what `copy` returned. */
  readonly put: (copied: T) => void
  /** Lays what was read into the form; a box that is refused is empty then. */
  readonly fill: (read: FormRead) => void
  /** @returns what stands in boxes of which the form that was read says nothing. */
  readonly stays: (read: FormRead) => readonly BoxStays[]
}

/** What a form has brought into that of its page. */
interface Laid<T> {
  readonly held: HeldForm
  readonly before: T
  readonly after: T
}

/**
 * Lays a form that was read out of a PDF into the form of its page; the player sees both, and can take it back. The same
 * form once more takes the place of the first: what that had brought goes, what was typed by hand stays, and is listed.
 */
export function useTakenForm<T>({ kept, mine, copy, put, fill, stays }: LaidInto<T>) {
  const forms = useFilledForms()
  const taken = shallowRef<HeldForm | null>(null)
  const others = shallowRef<readonly BoxStays[]>([])
  const laid = shallowRef<Laid<T> | null>(kept === undefined ? null : readLaid(kept()))
  /** How the page was before the form was taken that is taken now. */
  const stood = shallowRef<{ readonly form: T; readonly laid: Laid<T> | null } | null>(null)
  const now = () => plain(copy())
  const keep = (next: Laid<T> | null) => {
    laid.value = next
    if (kept !== undefined) remember(kept(), next && JSON.stringify(next))
  }
  watch(
    () => (forms.held !== null && mine(forms.held) ? forms.held : null),
    (held) => {
      if (held === null) return
      forms.held = null
      const last = laid.value !== null && isSameForm(laid.value.held, held) ? laid.value : null
      stood.value = { form: now(), laid: laid.value }
      if (last !== null) put(withoutLaid(last.before, last.after, now()) as T)
      const before = now()
      others.value = stays(held.read)
      fill(held.read)
      keep({ held, before, after: now() })
      taken.value = held
    },
    { immediate: true },
  )
  const hush = () => {
    taken.value = null
  }
  return {
    taken,
    /** What stood in other boxes before, and stays. */
    others,
    /** What was read last for this page, also after its list has been closed, and how the page's form was then. */
    last: computed(() => (laid.value !== null && mine(laid.value.held) ? laid.value : null)),
    /** Once what was laid has been worked on, taking it back would lose that work. */
    canTakeBack: computed(() => taken.value !== null && isSame(copy(), laid.value?.after)),
    takeBack: () => {
      if (stood.value === null) return
      put(stood.value.form)
      keep(stood.value.laid)
      hush()
    },
    /** The player has read it. */
    hush,
  }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isSameForm = (a: HeldForm, b: HeldForm): boolean => a.campaign === b.campaign && a.read.code === b.read.code

/** @returns null for nothing, and for what is no such thing any more. */
function readLaid<T>(name: string): Laid<T> | null {
  try {
    const laid = JSON.parse(remembered(name) ?? 'null') as Partial<Laid<T>> | null
    return laid?.held === undefined ? null : (laid as Laid<T>)
  } catch {
    return null
  }
}
