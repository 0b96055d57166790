import type { Face } from '../../contract/journal.ts'

/** What is wrong with a typed line, and where. */
export interface LineFault {
  /** The place of the fault in the text, from 0. */
  readonly at: number
  readonly text: string
}

/** A throw as far as a line knows it. */
interface LineThrow {
  readonly wanted: { readonly count: number; readonly sides?: number | undefined }
  readonly faces: readonly Face[]
  readonly row: number | null
}

export interface ReadLine {
  readonly throws: readonly { readonly faces: readonly Face[]; readonly row: number | null }[]
  readonly fault: LineFault | null
}

/** Stands in a line for a die that has not been thrown yet, and for one that a row picked by hand replaces. */
const open = '·'
const picked = 'x'
const blanks = /[\s,;|/]/
const opens = /[·._-]/

/** @returns all dice in one line, as far as something is written: "4 3  6  · 2". */
export function lineOf(throws: readonly LineThrow[]): string {
  const last = throws.findLastIndex(({ faces, row }) => faces.length > 0 || row !== null)
  return throws
    .slice(0, last + 1)
    .map(({ wanted, faces, row }, i) => {
      if (row !== null) return picked.repeat(wanted.count)
      // The last throw is still being written: nothing stands for the dice behind its last.
      const dice = faces.join(sidesOf(wanted) > 9 ? ' ' : '')
      return i === last ? dice : dice + open.repeat(wanted.count - faces.length)
    })
    .join(' ')
}

/**
 * Deals a line out to throws in their order. Blanks and commas do not matter, so "436", "4 3 6" and "4,3,6" are one.
 * @returns what each throw has then, and the first fault; nothing behind a fault is dealt.
 */
export function readLine(line: string, throws: readonly LineThrow[]): ReadLine {
  const dealt = throws.map(({ row, faces }) => ({
    faces: [] as Face[],
    row: null as number | null,
    was: { row, faces },
  }))
  let [throwAt, dieAt] = [0, 0]
  let fault: LineFault | null = null
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at)
    if (blanks.test(sign)) continue
    const here = dealt[throwAt]
    const sides = sidesOf(throws[throwAt]?.wanted ?? {})
    const digits = digitsAt(line, at, sides)
    const face = digits === '' ? null : Number(digits)
    if (!here) fault = { at, text: `There is no throw for "${sign}": the line is ${dieCount(at, line)} long already.` }
    else if (face !== null) {
      here.faces.push(face)
      at += digits.length - 1
    } else if (sign === picked && here.was.row !== null) here.row = here.was.row
    else if (!opens.test(sign)) fault = { at, text: faultOf(sign, sides) }
    if (fault) break
    dieAt += 1
    if (dieAt === throws[throwAt]!.wanted.count) [throwAt, dieAt] = [throwAt + 1, 0]
  }
  return { throws: dealt.map(({ faces, row }) => ({ faces: row === null ? faces : [], row })), fault }
}

const sidesOf = ({ sides = 6 }: { readonly sides?: number | undefined }): number => sides

/** @returns the digits of the face that begins here, as many as the die can show; none where no face does. */
function digitsAt(line: string, at: number, sides: number): string {
  for (let length = String(sides).length; length > 0; length -= 1) {
    const digits = line.slice(at, at + length)
    if (/^\d+$/.test(digits) && digits.length === length && Number(digits) >= 1 && Number(digits) <= sides)
      return digits
  }
  return ''
}

const dieCount = (at: number, line: string): string => {
  const count = Array.from(line.slice(0, at)).filter((sign) => !blanks.test(sign)).length
  return count === 1 ? '1 die' : `${count} dice`
}

const faultOf = (sign: string, sides: number): string =>
  /\d/.test(sign)
    ? `A ${sides === 6 ? 'die' : `d${sides}`} shows 1 to ${sides}, not ${sign}.`
    : `"${sign}" is no die: type 1 to ${sides}.`
