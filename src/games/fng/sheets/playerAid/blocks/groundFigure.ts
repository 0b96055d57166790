import type { Effect } from '../../../rules/ground.ts'

const shares: Readonly<Record<string, string>> = {
  '1': 'full',
  '0.5': 'half',
  '0.25': 'quarter',
  '0.75': 'three quarters',
}

/**
 * @param cell of the terrain table: "0.5, no Fast Move", "1 (uphill 0.75)", `4"`.
 * @returns it as the card words it: "half, no Fast Move", "full, uphill 0.75", "4".
 */
export function groundFigure(what: Effect, cell: string): string {
  if (cell === '' || cell === 'none') return '-'
  if (what !== 'movement factor') return cell.replace(/"$/, '')
  const [, share = '', uphill] = /^([\d.]+)(?: \(uphill ([\d.]+)\))?/.exec(cell) ?? []
  if (uphill !== undefined) return `${shares[share] ?? share}, uphill ${uphill}`
  const only = /^([\d.]+) uphill only$/.exec(cell)
  if (only) return `uphill ${only[1]!}`
  return shares[share] === undefined ? cell : cell.replace(share, shares[share])
}
