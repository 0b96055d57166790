import { computed, onMounted, onScopeDispose, onUnmounted, ref, watch } from 'vue'

/** So many milliseconds after an act a further press of the same key may still be meant for it. */
const twice = 450

/**
 * Enter pressed twice, or held down, is one act: what has come since the press and has taken the keys waits for a press of
 * its own. Who has pressed anything else in between, a key or with the pointer, means what he sees; dice that lie on a slip are handed in all the same.
 * @param head where the tour stands as it is shown: another place, and something was played.
 */
export function useOnePress({
  head,
  isAsked,
}: {
  readonly head: () => number | null
  readonly isAsked: () => boolean
}) {
  const nothing = { at: -twice, head: null }
  let pressed: { readonly at: number; readonly head: number | null } = nothing
  const left = () => pressed.at + twice - performance.now()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) {
      pressed = nothing
      return
    }
    const isSame = (event.repeat || left() > 0) && head() !== pressed.head
    if (isSame && !isAsked()) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (!event.repeat) pressed = { at: performance.now(), head: head() }
  }
  const onPointer = () => {
    pressed = nothing
  }
  onMounted(() => {
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onPointer, { capture: true })
  })
  onUnmounted(() => {
    window.removeEventListener('keydown', onKey, { capture: true })
    window.removeEventListener('pointerdown', onPointer, { capture: true })
  })

  const waits = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(head, () => {
    clearTimeout(timer)
    waits.value = left() > 0
    if (waits.value) timer = setTimeout(() => (waits.value = false), left())
  })
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  /** Enter would not be taken just now. */
  return { waits: computed(() => waits.value && !isAsked()) }
}
