import { n } from '../../../../main/sheets/marks.ts'

/** @returns a path drawn larger or smaller about the point 0, 0; of an arc only its radii and its end are lengths. */
export const scaled = (d: string, factor: number): string =>
  d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const isLength = (i: number) => command.toLowerCase() !== 'a' || [0, 1, 5, 6].includes(i % 7)
    return command + values.map((value, i) => (isLength(i) ? n(value * factor) : String(value))).join(' ')
  })

/** @returns a path somewhere else: what is measured from the page moves, what is measured from the pen's last place stays. */
export function moved(d: string, dx: number, dy: number): string {
  return d.replace(/([MLHVCQST])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const shift = (i: number) => (command === 'H' || (command !== 'V' && i % 2 === 0) ? dx : dy)
    return command + values.map((value, i) => n(value + shift(i))).join(' ')
  })
}
