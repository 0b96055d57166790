import type { DerosBar, DerosRow, DerosView, ManBar } from '../../contract/deros.ts'

/** What the player wants to see of the board. */
export interface DerosWish {
  /** null: all squads. */
  readonly squad: number | null
  readonly show: 'all' | 'short' | 'leaving1' | 'leaving2' | 'leaving3' | 'leaving6' | 'open'
  readonly order: 'squads' | 'leaving'
}

export const everything: DerosWish = { squad: null, show: 'all', order: 'squads' }

export interface DerosGroup {
  /** null where the rows stand in one list. */
  readonly squad: number | null
  readonly name: string
  readonly rows: readonly DerosRow[]
}

/** @returns the man who stands in a billet today, or null. */
export function manOf(row: DerosRow): (ManBar & { readonly home: number }) | null {
  const last = row.bars.at(-1)
  return last?.kind === 'man' && last.home !== null ? { ...last, home: last.home } : null
}

const isOpen = (row: DerosRow): boolean => row.stands && manOf(row) === null

/** Months within which the man goes home, by the wish for it. */
const within: Readonly<Partial<Record<DerosWish['show'], number>>> = {
  leaving1: 1,
  leaving2: 2,
  leaving3: 3,
  leaving6: 6,
}

function isWanted(row: DerosRow, { show }: DerosWish): boolean {
  const man = manOf(row)
  if (show === 'short') return man?.shortTimer === true
  if (show === 'open') return isOpen(row)
  const months = within[show]
  return months === undefined || (man !== null && man.left <= 2 * months)
}

/** @returns the rows as wished: by squads, or in one list with those who leave first on top. */
export function groupRows(view: DerosView, wish: DerosWish): DerosGroup[] {
  const rows = view.rows.filter((row) => (wish.squad === null || row.squad === wish.squad) && isWanted(row, wish))
  if (wish.order === 'squads')
    return view.squads
      .map(({ squad, name }) => ({ squad, name, rows: rows.filter((row) => row.squad === squad) }))
      .filter((group) => group.rows.length > 0)
  const leaves = (row: DerosRow) => manOf(row)?.home ?? Infinity
  const sorted = [...rows].sort((a, b) => leaves(a) - leaves(b) || 0)
  return rows.length === 0 ? [] : [{ squad: null, name: 'Who leaves first', rows: sorted }]
}

/** Names a bar on the board: the same man may stand in a billet twice. */
export const barKey = (row: DerosRow, bar: DerosBar): string => `${row.key} ${bar.from}`

/** @returns the bar that the keys start from: the Star's, else the first man of today, else the first bar of all. */
export function firstBar(groups: readonly DerosGroup[]): string | null {
  const rows = groups.flatMap((group) => group.rows)
  const row = rows.find((one) => manOf(one)?.star) ?? rows.find((one) => manOf(one) !== null) ?? rows[0]
  const bar = row?.bars.at(-1)
  return row && bar ? barKey(row, bar) : null
}

/** @returns the row and bar of a name, wherever they stand. */
export function findBar(
  groups: readonly DerosGroup[],
  key: string | null,
): { readonly row: DerosRow; readonly bar: DerosBar } | null {
  for (const row of groups.flatMap((group) => group.rows))
    for (const bar of row.bars) if (barKey(row, bar) === key) return { row, bar }
  return null
}
