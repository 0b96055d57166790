import { takenOff } from '../../../../main/engine/dice.ts'
import type { MovePlan } from './plan.ts'

/** One stage of a move: the dice as they lie then, and what is left of it. */
export interface MoveStage {
  readonly title: string
  readonly why: string
  /** One taken off in this stage, one that went before, one that counts. */
  readonly dice: readonly { readonly face: number; readonly state: 'in' | 'off' | 'gone' }[]
  /** Taken off or added besides the dice. */
  readonly amount: number | null
  readonly halfInches: number
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
/** "Three dice" */
const diceWords = (count: number): string => {
  const word = numbers[count] ?? String(count)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${count === 1 ? 'die' : 'dice'}`
}

/**
 * @param less the die of the joker that is taken off; null where there is none.
 * @returns a move as it comes about, stage by stage.
 */
export function stagesOf(plan: MovePlan, faces: readonly number[], less: number | null = null): readonly MoveStage[] {
  const stages: MoveStage[] = []
  let gone: readonly number[] = []
  let halves = 2 * faces.reduce((sum, face) => sum + face, 0)
  const lie = (off: readonly number[]) =>
    faces.map((face, i) => ({ face, state: off.includes(i) ? 'off' : gone.includes(i) ? 'gone' : 'in' }) as const)
  const add = (
    title: string,
    why: string,
    change: number,
    off: readonly number[] = [],
    amount: number | null = null,
  ) => {
    halves += change
    stages.push({ title, why, dice: lie(off), amount, halfInches: halves })
    gone = [...gone, ...off]
  }
  add(diceWords(faces.length), plan.more ? `${plan.cell}, and one more by the joker` : plan.cell, 0)
  plan.taken.forEach(({ die, times, why }, nth) => {
    const all = takenOff(faces, plan.taken.slice(0, nth + 1))
    const off = all.filter((place) => !gone.includes(place))
    if (off.length === 0) return
    const face = faces[off[0]!]!
    add(die === 'highest' ? 'High die off' : 'Low die off', why, -2 * face, off)
    if (times > 1) add('Its amount again', 'dense is twice rough', -2 * face * (times - 1), [], -face * (times - 1))
  })
  if (less !== null) add('One die less', 'joker', -2 * less, [], -less)
  if (plan.half !== null) add('Half of each die', plan.half, -halves / 2)
  if (plan.third) add('A third', 'stepping back', 2 * Math.floor(halves / 6) - halves)
  if (plan.double) add('Doubled', 'bicycles downhill', halves)
  if (plan.turns > 0) add('Turns', 'an inch each', -2 * plan.turns, [], -plan.turns)
  return stages
}

/**
 * @returns the throw of a move and what will be done to its dice, before they fall: by dice that are all alike, for as
 * long as there are any.
 */
export const titlesOf = (plan: MovePlan): readonly Pick<MoveStage, 'title' | 'why'>[] =>
  stagesOf(plan, Array<number>(plan.dice).fill(1), plan.less ? 1 : null).map(({ title, why }) => ({ title, why }))

/** @returns the one stage of dice that are added and nothing else. */
export const onlyStage = (faces: readonly number[], why: string): MoveStage => ({
  ...{ title: `${faces.length}D6`, why, amount: null },
  dice: faces.map((face) => ({ face, state: 'in' })),
  halfInches: 2 * faces.reduce((sum, face) => sum + face, 0),
})

/** @returns how far a unit may move: halves are rounded down, and 1" it may always move. */
export const inchesOf = (stages: readonly MoveStage[]): number =>
  Math.max(1, Math.floor((stages.at(-1)?.halfInches ?? 0) / 2))

/** Dice as a row keeps them: "5- 4 3x". */
export const diceKept = (dice: MoveStage['dice']): string =>
  dice.map(({ face, state }) => `${face}${state === 'off' ? '-' : state === 'gone' ? 'x' : ''}`).join(' ')

/** @returns dice as they were kept. */
export const diceRead = (kept: string): MoveStage['dice'] =>
  kept === ''
    ? []
    : kept.split(' ').map((one) => ({
        face: Number.parseInt(one, 10),
        state: one.endsWith('-') ? 'off' : one.endsWith('x') ? 'gone' : 'in',
      }))
