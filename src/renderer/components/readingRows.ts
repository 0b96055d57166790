import type { ReadingRowView, ReadingView } from '../../contract/reading.ts'
import type { Face } from '../../contract/journal.ts'

/** More dice than these on one row are counted. */
const mostNamed = 3
const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * @returns for each row which dice have come to it: "first die", "first and third die", or "these dice" where they are
 * read together and all lie; null for a row that none has.
 */
export function diceOn(reading: ReadingView, faces: readonly Face[]): readonly (string | null)[] {
  const { rows, values, dice, each } = reading
  const rowOf = (score: number) => rows.findIndex(({ from, to }) => from <= score && score <= to)
  if (each) {
    const taken = faces.map((face) => rowOf(values[face - 1]!))
    return rows.map((_, row) => whichDice(taken.flatMap((one, die) => (one === row ? [die] : []))))
  }
  if (dice === 0 || faces.length < dice) return rows.map(() => null)
  const hit = rowOf(together(reading, faces.slice(0, dice)))
  return rows.map((_, row) => (row === hit ? (dice === 1 ? 'this die' : 'these dice') : null))
}

/**
 * @returns for each row whether the first dice rule it out already, whatever the last one shows. The last die lights its
 * row instead; dice that are read each by itself rule nothing out, nor do those of which some will be taken off.
 */
export function shutBy(reading: ReadingView, faces: readonly Face[]): readonly boolean[] {
  const { rows, dice, each } = reading
  const lying = faces.slice(0, Math.max(0, dice - 1))
  if (each || reading.off !== undefined || lying.length === 0) return rows.map(() => false)
  const scores = scoresFrom(reading, lying)
  return rows.map(({ from, to }) => !scores.some((score) => from <= score && score <= to))
}

/** @returns every score that dice can still come to when the first of them show these faces. */
function scoresFrom(reading: ReadingView, lying: readonly Face[]): readonly number[] {
  const { values, combine } = reading
  let scores = new Set([together(reading, lying)])
  for (let die = lying.length; die < reading.dice; die += 1)
    scores = new Set([...scores].flatMap((score) => values.map((value) => put[combine]([score, value]))))
  return [...scores]
}

const put: Readonly<Record<ReadingView['combine'], (counts: readonly number[]) => number>> = {
  sum: (counts) => counts.reduce((sum, one) => sum + one, 0),
  highest: (counts) => Math.max(...counts),
  lowest: (counts) => Math.min(...counts),
}

/** @returns what these dice come to together. */
function together({ values, combine, off = [] }: ReadingView, faces: readonly Face[]): number {
  const counts = faces.map((face) => values[face - 1]!).sort((a, b) => a - b)
  const again = off.map(({ die, times }) => ((die === 'highest' ? counts.pop() : counts.shift()) ?? 0) * (times - 1))
  return put[combine](counts) - put.sum(again)
}

/** @returns places of the dice that are taken off, one after the other; of like ones the last goes. */
export function diceOff({ values, off = [] }: ReadingView, faces: readonly Face[]): readonly number[] {
  const counts = faces.map((face) => values[face - 1]!)
  const gone: number[] = []
  for (const { die } of off) {
    const rest = counts.filter((_, place) => !gone.includes(place))
    const sought = die === 'highest' ? Math.max(...rest) : Math.min(...rest)
    if (rest.length > 0) gone.push(counts.findLastIndex((count, place) => count === sought && !gone.includes(place)))
  }
  return gone
}

/** Which row one face brings, of dice that are read face by face. */
export interface FaceRowView {
  readonly faces: readonly Face[]
  /** What they count for; null where they count for what they show. */
  readonly counts: number | null
  readonly row: ReadingRowView
}

/** A die of more faces has one line for all those that bring the same. */
const mostLines = 10
/** A die of more faces is typed. */
export const mostPressed = 20

/** @returns whether every face of a throw brings a row by itself: then the rows are its keys. */
export const isByFace = (reading: ReadingView, count: number): boolean =>
  (reading.each || (reading.dice === count && (count === 1 || reading.combine !== 'sum'))) &&
  reading.values.length <= mostPressed

/** @returns the dice that decide: all, or of several of which one counts that one. */
export const deciding = ({ each, combine, values }: ReadingView, faces: readonly Face[]): readonly Face[] => {
  if (each || combine === 'sum' || faces.length < 2) return faces
  const sought = put[combine](faces.map((face) => values[face - 1]!))
  return faces.map((face) => (values[face - 1] === sought ? face : 0))
}

/** @returns the rows of such a throw in the order of the faces that bring them. */
export function faceRows({ values, rows }: ReadingView): readonly FaceRowView[] {
  const brings = (value: number) => rows.find(({ from, to }) => from <= value && value <= to) ?? noRow
  const lines = values.map((value, i) => ({
    faces: [i + 1],
    counts: value === i + 1 ? null : value,
    row: brings(value),
  }))
  if (values.length <= mostLines) return lines
  return [...Map.groupBy(lines, ({ row }) => row)].map(([row, same]) => ({
    faces: same.flatMap(({ faces }) => faces),
    counts: null,
    row,
  }))
}

const noRow: ReadingRowView = { from: 0, to: 0, score: '', text: 'Nothing', not: [], then: [] }

/** @returns what the dice that lie have come to so far: "hit", "Knocked Down, twice"; null where none decides anything yet. */
export function soFar(reading: ReadingView, faces: readonly Face[]): string | null {
  if (faces.length === 0) return null
  if (reading.aim) return aimWords(reading, faces)
  if (reading.each || reading.dice === 1) {
    const texts = Map.groupBy(faces, (face) => rowFor(reading, reading.values[face - 1]!)?.text ?? noRow.text)
    return [...texts].map(([text, { length }]) => (length === 1 ? text : `${text}, ${timesWords(length)}`)).join('; ')
  }
  if (faces.length >= reading.dice)
    return rowFor(reading, together(reading, faces.slice(0, reading.dice)))?.text ?? noRow.text
  const open = reading.rows.filter((_, i) => !shutBy(reading, faces)[i])
  return open.length === 1 ? open[0]!.text : null
}

/** "Two hits on E1 2", "No hit on E1 2". */
function aimWords({ aim, each, keeps = Infinity, combine, dice }: ReadingView, faces: readonly Face[]): string {
  const good = Math.min(keeps, faces.filter((face) => aim!.faces.includes(face)).length)
  const isOne = !each && dice > 1 && combine !== 'sum'
  const all = isOne && combine === 'lowest' && good < faces.length ? 0 : good
  return counted(isOne ? Math.min(1, all) : all, aim!)
}

const counted = (count: number, { noun, at }: NonNullable<ReadingView['aim']>) =>
  `${numbers[count] ?? count} ${noun}${count > 1 ? 's' : ''}${at === null ? '' : ` on ${at}`}`
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** @returns what so many dice come to mostly: "One hit to expect"; null where they are made for no one thing. */
export function toExpect({ aim, each, keeps = Infinity, values }: ReadingView, dice: number): string | null {
  if (aim === null) return null
  const one = aim.faces.length / values.length
  const most = each ? Math.min(keeps, Math.round(dice * one)) : Math.round(1 - (1 - one) ** dice)
  return `${numbers[most] ?? most} ${aim.noun}${most > 1 ? 's' : ''} to expect`
}

const rowFor = ({ rows }: ReadingView, score: number) => rows.find(({ from, to }) => from <= score && score <= to)
const timesWords = (times: number) => (times === 2 ? 'twice' : `${times} times`)

/** @returns what a die of a throw shows or has come to, as its slot says it. */
export function dieWordsOn(
  reading: ReadingView,
  faces: readonly Face[],
  die: number,
): { readonly text: string; readonly sum: string | null } {
  const face = faces[die]!
  if (isByFace(reading, reading.each ? 1 : reading.dice))
    return { text: rowFor(reading, reading.values[face - 1]!)?.text ?? noRow.text, sum: sumOf(reading, face) }
  const values = faces.slice(0, die + 1).map((one) => reading.values[one - 1]!)
  if (isPassing(reading)) return { text: values.at(-1)! > 0 ? 'passed' : 'not passed', sum: null }
  const isSum = die > 0 && reading.off === undefined && reading.combine === 'sum'
  return { text: String(values.at(-1)!), sum: isSum ? `${values.join(' + ')} is ${put.sum(values)}` : null }
}

/** "6 + 5 is 11" */
function sumOf({ sums }: ReadingView, face: Face): string | null {
  const sum = sums?.of[face - 1]
  if (sum === undefined) return null
  return `${face} ${sum < face ? '-' : '+'} ${Math.abs(sum - face)} is ${sum}`
}

/** @returns whether a die brings what the throw is made for; null where that is no matter of one die. */
export function isGood(reading: ReadingView, face: Face): boolean | null {
  if (reading.aim) return reading.aim.faces.includes(face)
  return isPassing(reading) ? reading.values[face - 1]! > 0 : null
}

/** @returns which of the dice that lie show one of these faces: "first and third die"; null for none. */
export const diceShowing = (lying: readonly Face[], faces: readonly Face[]): string | null =>
  whichDice(lying.flatMap((face, die) => (faces.includes(face) ? [die] : [])))

/** Its dice either count or do not. */
const isPassing = ({ values, head }: ReadingView) => head === 'passed' && values.every((value) => value <= 1)

function whichDice(dice: readonly number[]): string | null {
  if (dice.length === 0) return null
  if (dice.length > mostNamed) return `${dice.length} dice`
  const words = dice.map((die) => names[die] ?? `${die + 1}th`)
  return `${words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`} die`
}

/** @returns whether each row says no more than what the dice add up to, once more: "points 7" for a 7. */
export function repeatsItself({ rows, values }: Pick<ReadingView, 'rows' | 'values'>): boolean {
  const isAsItFalls = values.every((value, i) => value === i + 1)
  const said = new Set(
    rows.map(({ score, text }) => (text.endsWith(` ${score}`) ? text.slice(0, -score.length) : null)),
  )
  const isOneWord = said.size === 1 && !said.has(null)
  return isAsItFalls && isOneWord && rows.length > 1 && rows.every(({ then }) => then.length === 0)
}
