const page = 10

/**
 * Arrow keys walk the board as a grid: left and right along the bars of a billet, up and down to whoever stood in the
 * next billet at that time, Home and End to the first and last bar.
 * @param time where the focus was when it last moved sideways; null to take the middle of the bar.
 * @returns the bar to go to; null when the key is none of the board's.
 */
export function barBeside(board: Element, from: HTMLElement, key: string, time: number | null): HTMLElement | null {
  const rows = [...board.querySelectorAll('[data-slot]')]
  const row = from.closest('[data-slot]')
  if (row === null) return null
  const own = barsIn(row)
  const at = own.indexOf(from)
  const vertical = (by: number) => {
    const target = rows[Math.min(Math.max(rows.indexOf(row) + by, 0), rows.length - 1)]
    return target === undefined ? from : barAt(target, time ?? middleOf(from))
  }
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => own[at - 1],
    ArrowRight: () => own[at + 1],
    Home: () => own[0],
    End: () => own.at(-1),
    ArrowUp: () => vertical(-1),
    ArrowDown: () => vertical(1),
    PageUp: () => vertical(-page),
    PageDown: () => vertical(page),
  }
  const target = targets[key]
  return target === undefined ? null : (target() ?? from)
}

const barsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-bar]')]

/** The middle of a bar in half-months. */
export const middleOf = (bar: HTMLElement): number => (Number(bar.dataset['from']) + Number(bar.dataset['to'])) / 2

/** The bar of a row that lies at a time, else the nearest. */
function barAt(row: Element, time: number): HTMLElement | undefined {
  const distance = (bar: HTMLElement) =>
    Math.max(Number(bar.dataset['from']) - time, time - Number(bar.dataset['to']), 0)
  return barsIn(row).sort((a, b) => distance(a) - distance(b))[0]
}
