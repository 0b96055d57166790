import type { FngState } from '../../state.ts'
import { battleOf, canFight, figureById, figuresOf, type Figure, type Lasting } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import { missionOf } from '../../people.ts'
import type { Scene } from '../scene.ts'

/** What the task of a Defense has put on the table (FNG p. 99), as rows among what lasts. Names in code. */

/** Whom a task is about: who must live, and whose wounds cost nothing. */
export type Part = 'relayRto' | 'carrier' | 'wounded'

const nameOf = (part: Part): string => `task.${part}`
const setUp = 'task.setUp'

/** Has this battle a task whose people and places do not stand on the table yet? */
export const isTaskOpen = (state: FngState): boolean =>
  battleOf(state).turn <= 1 &&
  missionOf(state).defenseTask !== null &&
  !state.lasting.some(({ name }) => name === setUp)

export function taskIsSetUp(scene: Scene): void {
  addLasting(scene, { kind: 'event', name: setUp })
}

export function takesPart(scene: Scene, part: Part, figureIds: readonly number[]): void {
  for (const figureId of figureIds) addLasting(scene, { kind: 'event', name: nameOf(part), figureId })
}

/** @returns those of the task, in whatever state they are. */
export const partOf = (state: FngState, part: Part): Figure[] =>
  state.lasting.flatMap(({ name, figureId }) =>
    name === nameOf(part) && figureId !== null ? [figureById(state, figureId)] : [],
  )

/** Loads that the Slick of a Resupply Site brings: as much as six passengers (FNG p. 99). */
export const supplyLoads = 6

/** What the call for it is called. */
export const supplySlick = 'Slick with the supplies'

const supplies = 'Supplies aboard'

/** @returns the row of what is still aboard; `amount` is the number of loads. Null where there is none. */
export const suppliesAboard = ({ lasting }: FngState): Lasting | null =>
  lasting.find(({ kind, name }) => kind === 'event' && name.startsWith(supplies)) ?? null

/** "Supplies aboard: 4 loads". */
export const suppliesName = (loads: number): string => `${supplies}: ${loads} ${loads === 1 ? 'load' : 'loads'}`

export const filling = 'The water is being filled'
export const filled = 'The water is filled'

export const isFilled = ({ lasting }: FngState): boolean => lasting.some(({ name }) => name === filled)

const isLost = (figure: Figure): boolean =>
  figure.status === 'left' ? figure.leftHow === 'missing' : !canFight(figure)

/** Dead, or in the hands of the enemy, or left behind: wounds alone are no loss of who was wounded before. */
const isGone = ({ status, leftHow }: Figure): boolean =>
  status === 'obviouslyDead' || status === 'captured' || (status === 'left' && leftHow === 'missing')

/**
 * How the task stands, as far as the program can know it (ruling to FNG p. 99); whether an enemy is near what is defended
 * only the table shows, so with any on his feet it is left open.
 */
export function taskStands(state: FngState): 'completed' | 'failed' | 'neither' {
  if (isFailed(state)) return 'failed'
  return isDone(state) && !figuresOf(state, 'theirs').some(canFight) ? 'completed' : 'neither'
}

function isFailed(state: FngState): boolean {
  const all = (part: Part, out: (figure: Figure) => boolean) =>
    partOf(state, part).length > 0 && partOf(state, part).every(out)
  const wounded = partOf(state, 'wounded')
  return (
    isWipedOut(state) ||
    all('relayRto', isLost) ||
    all('carrier', isLost) ||
    (partOf(state, 'carrier').length > 0 && !isWaterOff(state)) ||
    wounded.filter(isGone).length * 2 > wounded.length
  )
}

/** Of ours nobody is left who could hold anything, and nobody has walked off. */
const isWipedOut = (state: FngState): boolean =>
  !state.figures.some(({ side, role, ...figure }) => {
    if (side !== 'ours' || role === 'aircrew') return false
    return figure.status === 'left' ? figure.leftHow === 'walked' || figure.leftHow === 'lifted' : isHolding(figure)
  })

const isHolding = ({ status }: Pick<Figure, 'status'>): boolean =>
  status === 'carryOn' || status === 'duckBack' || status === 'stunned'

/** One who carries it has walked off with the water (FNG p. 99). */
const isWaterOff = (state: FngState): boolean =>
  isFilled(state) && partOf(state, 'carrier').some(({ leftHow }) => leftHow === 'walked')

function isDone(state: FngState): boolean {
  const { defenseTask } = missionOf(state)
  if (defenseTask === 'resupplySite') return suppliesAboard(state)?.amount === 0
  return defenseTask !== 'waterParty' || isWaterOff(state)
}
