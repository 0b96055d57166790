import type { SlipDice, SlipThrowView, SlipView } from '../../../contract/slip.ts'
import { isFace, sidesOf, unusual, usualSides } from '../../engine/dice.ts'
import { RuleError } from '../../engine/errors.ts'

/**
 * Deals a typed line out to the throws of a slip, in their order.
 * @param short may the line end before the slip does, after a whole throw?
 * @throws RuleError `impossible-answer` with the place of the first fault.
 */
export function readLine(slip: SlipView, line: readonly number[], short: boolean): SlipDice[] {
  const throws = slip.phases.flatMap((phase) => phase.throws)
  if (line.length > slip.dice)
    throw fault(`The line has ${line.length} dice, the slip takes ${slip.dice}: nothing asks for die ${slip.dice + 1}.`)
  let dealt = 0
  const dice: SlipDice[] = []
  for (const one of throws) {
    const faces = line.slice(dealt, dealt + one.count)
    dealt += faces.length
    if (faces.length < one.count && (faces.length > 0 || !short)) throw fault(endsEarly(line.length, one, faces.length))
    const { step, subject, rank, table, why } = one
    const sides = sidesOf(one)
    const wrong = faces.findIndex((face) => !isFace(face, sides))
    if (wrong >= 0) throw fault(notOn(sides, faces[wrong]!, dealt - faces.length + wrong + 1))
    if (faces.length > 0) dice.push({ step, subject, rank, table, why, faces, ...unusual(sides), row: null })
  }
  return dice
}

const notOn = (sides: number, face: number, at: number): string =>
  `Die ${at} of the line shows ${face}; a ${sides === usualSides ? 'die' : `d${sides}`} shows 1 to ${sides}.`

const endsEarly = (length: number, { number, why, count }: SlipThrowView, has: number): string =>
  `The line ends after ${length === 1 ? '1 die' : `${length} dice`}: throw ${number} (${why}) takes ${count} and has ${has}.`

const fault = (what: string) => new RuleError('impossible-answer', `${what} Nothing was changed.`)
