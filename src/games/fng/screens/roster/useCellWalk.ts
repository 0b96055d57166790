import { computed, nextTick, ref, type ComputedRef } from 'vue'
import type { RosterRow } from './rosterRows.ts'

export interface CellWalk {
  /** Row of the cell that the keyboard is at; -1 where it is at none. */
  readonly index: ComputedRef<number>
  readonly column: ComputedRef<number>
  /** The row that the Tab key comes to: without one of its own the keyboard comes in at the first. */
  readonly tabRow: ComputedRef<number | null>
  /** Arrow keys, Home, End and the page keys walk through the cells and up to the heads. */
  readonly walk: (event: KeyboardEvent) => void
  /** The focus has come to something in the list. */
  readonly come: (event: FocusEvent) => void
}

/** The cell of the list that the keyboard is at, and the way from cell to cell. */
export function useCellWalk(of: {
  readonly rows: () => readonly RosterRow[]
  /** How many columns there are. */
  readonly columns: () => number
  readonly list: () => HTMLElement | null
  /** How many rows a page key goes over. */
  readonly page: () => number
  /** Brings a row onto the page, where not all of them are. */
  readonly show: (row: number) => void
  /** The keyboard has come to the place of a billet. */
  readonly at: (billetId: number) => void
}): CellWalk {
  const at = ref<{ billet: number | null; column: number }>({ billet: null, column: 1 })
  const index = computed(() => of.rows().findIndex((row) => row.billet.id === at.value.billet))
  const column = computed(() => Math.min(at.value.column, of.columns() - 1))

  async function goTo(row: number, to: number): Promise<void> {
    const rows = of.rows()
    const col = Math.max(0, Math.min(to, of.columns() - 1))
    if (row < 0) {
      of.list()?.querySelectorAll<HTMLElement>('[role="columnheader"] button')[col]?.focus()
      return
    }
    const next = rows[Math.min(row, rows.length - 1)]
    if (!next) return
    at.value = { billet: next.billet.id, column: col }
    of.at(next.billet.id)
    of.show(rows.indexOf(next))
    await nextTick()
    of.list()?.querySelectorAll<HTMLElement>(`[data-billet="${next.billet.id}"] [role="gridcell"]`)[col]?.focus()
  }
  return {
    index,
    column,
    tabRow: computed(() => (index.value < 0 ? (of.rows()[0]?.billet.id ?? null) : at.value.billet)),
    walk: (event) => {
      const target = event.target as HTMLElement
      const head = target.closest('[role="columnheader"]')
      const row = head ? -1 : index.value
      const col = head ? [...head.parentElement!.children].indexOf(head) : column.value
      const [lastRow, lastColumn] = [of.rows().length - 1, of.columns() - 1]
      const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
        ArrowUp: [row - 1, col],
        ArrowDown: [row + 1, col],
        ArrowLeft: [row, col - 1],
        ArrowRight: [row, col + 1],
        Home: event.ctrlKey ? [0, 0] : [row, 0],
        End: event.ctrlKey ? [lastRow, lastColumn] : [row, lastColumn],
        PageUp: [Math.max(0, row - of.page()), col],
        PageDown: [row + of.page(), col],
      }
      const step = steps[event.key]
      if (!step || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      void goTo(step[0], step[1])
    },
    come: (event) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[role="gridcell"]')
      const row = cell?.closest<HTMLElement>('[data-billet]')
      if (!cell || !row) return
      const billet = Number(row.dataset['billet'])
      at.value = { billet, column: [...row.children].indexOf(cell) }
      of.at(billet)
    },
  }
}
