import type { Io, Terminal } from './command.ts'

/** Signs that move a cursor, colour, end a line or turn the direction of writing. */
export const meddling = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** @returns text of a file as one line that can be printed: nothing in it is obeyed by a terminal. */
export const plainLine = (text: string): string => text.replace(meddling, ' ')

/** @returns the same of a text whose line ends are the program's own. */
const plainText = (text: string): string => text.split('\n').map(plainLine).join('\n')

/** @returns the terminal as commands get it: what they print may come from a file of anybody's making. */
export function plainly({ out, err, ...terminal }: Terminal): Io {
  const plain = (text: string | readonly string[]) =>
    typeof text === 'string' ? plainText(text) : text.map(plainLine).join('\n')
  return {
    ...terminal,
    out: (text) => {
      out(plain(text))
    },
    err: (text) => {
      err(plain(text))
    },
  }
}
