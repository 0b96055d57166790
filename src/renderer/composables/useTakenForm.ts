import { computed, ref, shallowRef, watch } from 'vue'
import type { FormRead } from '../../contract/print.ts'
import { useFilledForms, type HeldForm } from '../stores/filledForms.ts'

/** A page's own form, into which what was read is laid. */
export interface LaidInto {
  /** Is a form that was read for this page, and the page ready for it? */
  readonly mine: (held: HeldForm) => boolean
  /** @returns all that the form holds, as it stands. */
  readonly copy: () => unknown
  /** Puts back what `copy` returned. */
  readonly put: (copied: unknown) => void
  /** Lays what was read into the form. */
  readonly fill: (read: FormRead) => void
}

/** Lays a form that was read out of a PDF into the form of its page; the player sees both, and can take it back. */
export function useTakenForm({ mine, copy, put, fill }: LaidInto) {
  const forms = useFilledForms()
  const taken = shallowRef<HeldForm | null>(null)
  const before = shallowRef<unknown>(null)
  /** As it was laid: once that has been worked on, taking it back would lose that work. */
  const after = ref('')
  const now = () => JSON.stringify(copy())
  watch(
    () => (forms.held !== null && mine(forms.held) ? forms.held : null),
    (held) => {
      if (held === null) return
      forms.held = null
      before.value = JSON.parse(now()) as unknown
      fill(held.read)
      after.value = now()
      taken.value = held
    },
    { immediate: true },
  )
  const hush = () => {
    taken.value = null
  }
  return {
    taken,
    canTakeBack: computed(() => taken.value !== null && now() === after.value),
    takeBack: () => {
      put(before.value)
      hush()
    },
    /** The player has read it. */
    hush,
  }
}
