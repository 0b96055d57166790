import type { AnswerSource, D6, DiceRequest, Throw } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { resolveReading, scoreOfFaces, type Reading, type Resolved } from '../../src/main/engine/reading.ts'
import { readSecondStage, readThrow } from '../../src/main/engine/rollOnTable.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import type { Answer } from '../../src/main/engine/answers.ts'

/** A throw as it was asked for, and as it fell. */
export interface Heard {
  readonly request: DiceRequest
  readonly thrown: Throw
}

/** A step that has been played, with what it was told. */
export interface ToldStep {
  readonly step: string
  readonly input: unknown
  readonly before: FngState
  readonly tape: readonly Answer[]
  readonly depth: number
}

/** Plays a step again on its tape. @returns all it asked for, and its lines. */
export function hear({ step, input, before, tape, depth }: ToldStep): { heard: Heard[]; lines: readonly Line[] } {
  const heard: Heard[] = []
  const dice = openTape({ answers: tape, dice: 'ask', choices: 'ask', seed: 0, depth })
  const rollAll = (requests: readonly DiceRequest[]): readonly Throw[] => {
    const throws = dice.rollAll(requests)
    requests.forEach((request, i) => heard.push({ request, thrown: throws[i]! }))
    return throws
  }
  const source: AnswerSource = { ...dice, rollAll, roll: (request) => rollAll([request])[0]! }
  const { lines } = playStep(fngSystem, step, { state: before, input, dice: source, depth })
  return { heard, lines }
}

const known = new Map<string, string[]>()

/** @returns where what is announced for a throw is not one row for each score, or not the row that is taken. */
export function misannounced({ request }: Heard): string[] {
  return (request.readings ?? []).flatMap((reading) => {
    const { table, situation, takes, after } = reading
    const { numbers, when } = situation
    const house = table.house ?? null
    const key = JSON.stringify([table.id, house, numbers, when, takes, request.count, after?.faces])
    const faults = known.get(key) ?? faultsOf(reading, request.count)
    known.set(key, faults)
    return faults
  })
}

function faultsOf(reading: Reading, count: number): string[] {
  const resolved = resolveReading(reading, count)
  const { table } = reading
  return facesOf(resolved.dice).flatMap((faces) => {
    const score = scoreOfFaces(resolved, faces)
    const bands = resolved.bands.filter(({ from, to }) => from <= score && score <= to)
    const announced = bands.map(({ row }) => row)
    const taken = takenBy(reading, faces)
    return announced.length === 1 && announced[0] === taken
      ? []
      : [`${table.id}, ${faces.join(' ')}: announced ${announced.join(' and ')}, taken ${taken}`]
  })
}

function takenBy({ table, situation, after }: Reading, faces: readonly number[]): number {
  const thrown: Throw = { faces, picked: null, by: 'player' }
  return (after ? readSecondStage(situation, after, thrown) : readThrow(table, situation, thrown)).index
}

/** Every fall of up to three dice; of more, runs of low, middling and high faces. */
function facesOf(dice: number): D6[][] {
  const all: readonly D6[] = [1, 2, 3, 4, 5, 6]
  if (dice > 3)
    return all.flatMap((low) =>
      Array.from({ length: dice + 1 }, (_, split) =>
        Array.from({ length: dice }, (__, i): D6 => (i < split ? low : all[(low + i) % 6]!)),
      ),
    )
  let falls: D6[][] = [[]]
  for (let i = 0; i < dice; i++) falls = falls.flatMap((fall) => all.map((face) => [...fall, face]))
  return falls
}

/** @returns what a throw told beforehand of the dice as they fell: for each reading the row, by the faces it took. */
function announcedBy({ request, thrown }: Heard) {
  return (request.readings ?? []).flatMap((reading) => {
    const resolved = resolveReading(reading, request.count)
    return cuts(reading, resolved, thrown.faces as readonly D6[]).map((faces) => {
      const score = scoreOfFaces(resolved, faces)
      const row = resolved.bands.find(({ from, to }) => from <= score && score <= to)?.row ?? null
      const all = [...(reading.after?.faces ?? []), ...faces]
      return { table: reading.table.id, subject: reading.situation.subject, faces: [...all].sort().join(), row }
    })
  })
}

const cuts = ({ takes }: Reading, { dice }: Resolved, faces: readonly D6[]): (readonly D6[])[] =>
  takes === 'each' ? faces.map((face) => [face]) : [faces.slice(0, dice)]

/** @returns the lines of a step whose row is none that its throws had announced. */
export function unannounced({ heard, lines }: ReturnType<typeof hear>): string[] {
  const all = heard.flatMap(announcedBy)
  return lines.flatMap((line) => {
    // What was sealed before the battle was thrown then.
    const asked = heard.filter(({ request }) => request.key === line.table)
    if (line.row === null || line.faces.length === 0 || line.picked || asked.length === 0) return []
    const faces = [...line.faces].sort().join()
    const same = all.filter((one) => one.table === line.table && one.faces === faces)
    const his = same.filter(({ subject }) => subject === line.about?.id)
    const among = his.length > 0 ? his : same
    // Of dice that were thrown apart, such as a Born Leader's own or those of several guns, none could tell the row.
    const isApart = asked.some(
      ({ request: { readings = [], note } }) =>
        readings.some(({ byHand }) => byHand) || (readings.length === 0 && note !== undefined),
    )
    if (among.length === 0 && isApart) return []
    return among.some(({ row }) => row === line.row)
      ? []
      : [`${line.table}: ${line.text} Row ${line.row}, announced ${among.map(({ row }) => row).join(' or ')}.`]
  })
}
