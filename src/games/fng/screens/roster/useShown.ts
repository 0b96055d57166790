import { computed, ref, shallowRef, watch } from 'vue'
import type { RosterView } from '../../contract/roster.ts'
import { remember, remembered } from '../../../../renderer/composables/storage.ts'
import { everything, filterRows, isFiltering, rowsOf, type RosterFilter } from './rosterRows.ts'
import { byPlace, pressed, sortRows, type RosterSort, type SortKey } from './sortRows.ts'

export type RosterMode = 'squads' | 'list' | 'strength'
const modes: readonly RosterMode[] = ['squads', 'list', 'strength']

/** What of the roster is shown, in which order and in which form. The form is remembered, the filter is not. */
export function useShown(roster: () => RosterView | null) {
  const mode = ref<RosterMode>(modes.find((one) => one === remembered('roster.mode')) ?? 'squads')
  watch(mode, (now) => {
    remember('roster.mode', now)
  })
  const filter = shallowRef<RosterFilter>(everything)
  const sort = shallowRef<RosterSort>(byPlace)
  const all = computed(() => {
    const now = roster()
    return now ? rowsOf(now) : []
  })
  // Sorted before they are filtered: a letter more in the filter then sorts nothing.
  const sorted = computed(() => sortRows(all.value, sort.value))
  const rows = computed(() => filterRows(sorted.value, filter.value))
  return {
    mode,
    filter,
    sort,
    all,
    rows,
    filtering: computed(() => isFiltering(filter.value)),
    /** The rows of each squad that are shown, in the order of the roster. */
    bySquad: computed(() => Map.groupBy(rows.value, (row) => row.billet.squad)),
    clear: () => (filter.value = everything),
    press: (key: SortKey) => (sort.value = pressed(sort.value, key)),
  }
}
