import { ref, type Ref } from 'vue'

/** Rows of a form chosen together, as in a spreadsheet: what is then said of one is said of all. */
export interface RowChoice {
  readonly chosen: Ref<ReadonlySet<number>>
  /** Chooses all from where choosing began to this row. @param start where it begins if nothing is chosen yet. */
  readonly extend: (to: number, start: number) => void
  readonly toggle: (id: number) => void
  readonly all: () => void
  readonly clear: () => void
  /** @returns the chosen rows where this one is among them, else this one alone. */
  readonly with: (id: number) => readonly number[]
}

/** @param order the rows from top to bottom. */
export function useRowChoice(order: () => readonly number[]): RowChoice {
  const chosen = ref<ReadonlySet<number>>(new Set())
  const anchor = ref<number | null>(null)
  return {
    chosen,
    extend: (to, start) => {
      if (chosen.value.size === 0 || anchor.value === null) anchor.value = start
      const ends = [order().indexOf(anchor.value), order().indexOf(to)]
      chosen.value = new Set(order().slice(Math.min(...ends), Math.max(...ends) + 1))
    },
    toggle: (id) => {
      const next = new Set(chosen.value)
      if (!next.delete(id)) next.add(id)
      anchor.value = id
      chosen.value = next
    },
    all: () => {
      chosen.value = new Set(order())
    },
    clear: () => {
      chosen.value = new Set()
    },
    with: (id) => (chosen.value.has(id) ? [...chosen.value] : [id]),
  }
}
