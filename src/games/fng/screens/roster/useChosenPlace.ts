import { computed, nextTick, ref, watch } from 'vue'
import type { FieldName } from './corrections.ts'
import { partOf } from './rosterPlace.ts'
import type { useShown } from './useShown.ts'

/**
 * The place of the roster that the keyboard or the pointer is at, and whether the panel shows it.
 *
 * @param squads in the order of the page.
 * @param body what holds the places.
 */
export function useChosenPlace(
  shown: ReturnType<typeof useShown>,
  squads: () => readonly { readonly squad: number }[],
  body: () => HTMLElement | null,
) {
  const chosen = ref<number | null>(null)
  const panel = ref(false)
  const billets = computed(() => shown.all.value.map((row) => row.billet))
  const billetAt = (id: number | null) => billets.value.find((one) => one.id === id) ?? null
  const billet = computed(() => (panel.value ? billetAt(chosen.value) : null))
  const tabStop = computed(() => {
    const there = shown.rows.value.some((row) => row.billet.id === chosen.value)
    const first = squads().flatMap(({ squad }) => shown.bySquad.value.get(squad) ?? [])[0]
    return there ? chosen.value : (first?.billet.id ?? null)
  })
  watch(panel, (now) => {
    if (now && billet.value === null) chosen.value = tabStop.value
  })
  const part = (billetId: number, field?: FieldName) => partOf(body(), billetId, field)
  /** The sheets make room when the panel opens; the man who was chosen stays in sight. */
  watch(billet, async (now) => {
    await nextTick()
    if (now && shown.mode.value === 'squads') part(now.id)?.scrollIntoView({ block: 'nearest' })
  })
  /** Whether the panel was open before the last click: a second click that makes it a double one opens only the editor. */
  let wasOpen = false
  return {
    chosen,
    panel,
    billets,
    /** The one that the panel shows. */
    billet,
    billetAt,
    /** The place that the Tab key comes to. */
    tabStop,
    part,
    goTo: (billetId: number) => {
      chosen.value = billetId
      part(billetId)?.focus()
    },
    /** A place was pressed: the panel shows it; pressed again it is put away. */
    press: (billetId: number) => {
      panel.value = !(chosen.value === billetId && panel.value)
      chosen.value = billetId
    },
    /** Remembers how the panel was, for `asBefore`. */
    note: () => {
      wasOpen = panel.value
    },
    /** Puts the panel back as it was noted last. */
    asBefore: () => {
      panel.value = wasOpen
    },
  }
}
