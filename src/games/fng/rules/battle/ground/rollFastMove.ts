import type { Throw } from '../../../../../main/engine/answers.ts'
import { readSome } from '../../../../../main/engine/handReading.ts'
import type { Reading } from '../../../../../main/engine/reading.ts'
import { readThrow, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import { fastMove } from '../../tables/movement.ts'
import { aboutFigure, hasAttribute, repOf, withRep, type Figure } from '../battle.ts'
import { wearsFlakJacket } from '../harm/damage.ts'
import type { Scene } from '../scene.ts'

/** What the Fast Move test gave one figure. */
export interface Gained {
  readonly figure: Figure
  /** Inches beyond the normal move, by dice, Attributes and gear; never below 0. */
  readonly extra: number
  /** Clumsy, and down at the end of his normal move. */
  readonly falls: boolean
}

/** Inches of a normal move (FNG p. 17). */
export const normalMove = 8

/** Fast and Slow men, and a flak jacket in a Fast Move (FNG pp. 5-7). */
export const attributeInches = 2

/**
 * The Fast Move test (FNG pp. 17-18): one set of dice for all, read against each figure's REP; an Athlete's third die is
 * his own.
 *
 * @param oneDie ids of those who crawl or wade: they read the first die only.
 */
export function rollFastMove(
  scene: Scene,
  figures: readonly Figure[],
  { subject, why, oneDie }: { readonly subject: number; readonly why: string; readonly oneDie: readonly number[] },
): Gained[] {
  const table = scene.table(fastMove)
  const crawls = (figure: Figure) => oneDie.includes(figure.id)
  const request = requestFor(table, { subject, why, when: { crawling: figures.every(crawls) } })
  // An Athlete's own third die and a Clumsy man's doubles are not in the dice of all.
  const hasMore = (figure: Figure) =>
    !crawls(figure) && ['athlete', 'clumsy'].some((one) => hasAttribute(scene.state, figure, one))
  const readings = figures.map((figure): Reading => {
    const situation = situationOf(scene, figure, noDice, crawls(figure))
    const name = withRep(figure)
    if (hasMore(figure)) return readSome(table, situation, name)
    return { table, situation, ...(crawls(figure) ? { takes: 1 } : {}), about: name }
  })
  const thrown = scene.dice({ ...request, readings })
  const more = rollAthletes(
    scene,
    figures.filter((figure) => hasAttribute(scene.state, figure, 'athlete') && !crawls(figure)),
  )
  return figures.map((figure) => {
    const faces = crawls(figure) ? thrown.faces.slice(0, 1) : [...thrown.faces, ...(more.get(figure.id) ?? [])]
    const own = { ...thrown, faces }
    const roll = readThrow(table, situationOf(scene, figure, own, crawls(figure)), own)
    return tellGain(scene, figure, roll)
  })
}

const noDice: Throw = { faces: [], picked: null, by: 'program' }

/** @returns their third dice by id. */
function rollAthletes(scene: Scene, athletes: readonly Figure[]): ReadonlyMap<number, readonly number[]> {
  const table = scene.table(fastMove)
  const throws = scene.diceAll(
    athletes.map((athlete) => ({
      key: table.id,
      subject: athlete.id,
      count: 1,
      why: `${table.title}: Athlete, ${athlete.name}`,
      readings: [readSome(table, situationOf(scene, athlete, noDice, false), 'With the dice of all')],
    })),
  )
  return new Map(athletes.map(({ id }, i) => [id, throws[i]!.faces]))
}

function situationOf(scene: Scene, figure: Figure, { faces }: Throw, crawling: boolean) {
  const has = (attribute: string) => hasAttribute(scene.state, figure, attribute)
  return {
    subject: figure.id,
    why: figure.name,
    numbers: { REP: repOf(figure) },
    when: {
      crawling,
      athlete: has('athlete') && !crawling,
      clumsyDoubles: has('clumsy') && faces.length > 1 && faces[0] === faces[1],
    },
  }
}

function tellGain(scene: Scene, figure: Figure, roll: TableRoll<typeof fastMove>): Gained {
  const falls = roll.row.outcome === 'falls' && hasAttribute(scene.state, figure, 'clumsy')
  const extra = Math.max(0, roll.row.gives.extraInches + ownInches(scene, figure))
  const text = falls
    ? `${figure.name} moves ${normalMove}" and falls.`
    : `${figure.name} may go ${extra}" farther than his normal move.`
  scene.tell(roll, text, aboutFigure(figure, 'moved'))
  return { figure, extra, falls }
}

/** Two inches more or less on the total of the turn (rulings to FNG pp. 5-7). */
function ownInches({ state }: Scene, figure: Figure): number {
  const times =
    Number(hasAttribute(state, figure, 'fast')) -
    Number(hasAttribute(state, figure, 'slow')) -
    Number(wearsFlakJacket(state, figure))
  return times * attributeInches
}
