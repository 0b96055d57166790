/**
 * Arrow keys walk the cells of the report as in a spreadsheet, past boxes that are not asked. Enter goes down, Home and
 * End to the ends of a row, with Ctrl to the ends of the form.
 * @returns the cell to go to, the same one at an edge; null when the key is for the cell itself.
 */
export function cellBeside(table: Element, from: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  if (event.altKey || event.metaKey) return null
  const row = from.closest('[data-man]')
  if (row === null) return null
  const rows = [...table.querySelectorAll('[data-man]')]
  const cells = cellsIn(row)
  const at = cells.indexOf(from)
  const vertical = (by: 1 | -1) => {
    for (let i = rows.indexOf(row) + by; i >= 0 && i < rows.length; i += by) {
      const found = cellsIn(rows[i]!).find((cell) => cell.dataset['field'] === from.dataset['field'])
      if (found) return found
    }
    return undefined
  }
  const ends = event.ctrlKey ? [cellsIn(rows[0]!)[0], cellsIn(rows.at(-1)!).at(-1)] : [cells[0], cells.at(-1)]
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => cells[at - 1],
    ArrowRight: () => cells[at + 1],
    ArrowUp: () => vertical(-1),
    ArrowDown: () => vertical(1),
    Enter: () => vertical(event.shiftKey ? -1 : 1),
    Home: () => ends[0],
    End: () => ends[1],
  }
  if (event.key === 'Enter' && event.ctrlKey) return null
  const target = targets[event.key]
  return target === undefined ? null : (target() ?? from)
}

/** The boxes of a row that are asked. */
const cellsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-field]:not(:disabled)')]
