import { n } from '../marks.ts'

/** @returns a path somewhere else: what is measured from the page moves, what is measured from the pen's last place stays. */
export function moved(d: string, dx: number, dy: number): string {
  return d.replace(/([MLHV])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const shift = (i: number) => (command === 'H' || (command !== 'V' && i % 2 === 0) ? dx : dy)
    return command + values.map((value, i) => n(value + shift(i))).join(' ')
  })
}
