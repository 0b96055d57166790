import type { Rules } from '../../../../main/engine/system.ts'
import { refuse } from '../../../../main/engine/mustBe.ts'
import { gameOf } from '../game.ts'
import type { Asked, MoveWay } from '../inputs.ts'
import type { BookgunState, Troop } from '../state.ts'
import { cellOf } from './cell.ts'
import { landsOf } from './lands.ts'
import { isBoat, isVehicle, kindOf, walks } from './mobilities.ts'
import { otherMoves } from './otherMoves.ts'
import { mustBePossible } from './possible.ts'
import { menTaken, takenOf, type Taken } from './taken.ts'

/** A move before its dice fall. */
export interface MovePlan {
  /** The row of the movement table; null where the text gives dice of its own. */
  readonly row: string | null
  readonly way: MoveWay
  /** "Army, open order, cross country" */
  readonly cell: string
  readonly dice: number
  /** By the joker: one of them is a die more. */
  readonly more: boolean
  readonly taken: readonly Taken[]
  /** By the joker: 1D6 is thrown besides, and taken off. */
  readonly less: boolean
  /** A half of what is left, and why; null: all of it. */
  readonly half: string | null
  /** A third of what is left: figures step back (p. 13). */
  readonly third: boolean
  /** Twice what is left: bicycles downhill. */
  readonly double: boolean
  /** Inches for turns. */
  readonly turns: number
  readonly unlimited: boolean
}

const bare = { taken: [], less: false, half: null, third: false, double: false, unlimited: false } as const

/**
 * @returns the dice of a move and what is done to them, by the tables as the campaign plays them (p. 13-19).
 * @throws RuleError `bad-input` for what cannot be done, `not-filled` for a cell that the text has lost.
 */
export function planMove(rules: Rules, state: BookgunState, troop: Troop, asked: Asked): MovePlan {
  mustBePossible(troop, asked)
  const { way, turns } = asked
  const own = { ...bare, row: null, way, turns, less: troop.lessDie, more: troop.extraDie } as const
  const more = troop.extraDie ? 1 : 0
  const floats = asked.water && !isBoat(troop.mobility) ? afloat(troop) : null
  if (asked.prone) {
    const dice = otherMoves.prone + more
    return { ...own, cell: 'Prone, in any terrain', dice, taken: menTaken(asked), third: asked.backs }
  }
  if (floats !== null) return { ...own, cell: 'Amphibious, on water', dice: floats + more }
  if (asked.backs && !walks(troop.mobility)) {
    const dice = backingDice(troop) + more
    return { ...own, cell: 'Backing up, straight', dice, taken: takenOf(rules, troop, asked) }
  }
  // Ground that it may not enter comes before a cell that is blank.
  const taken = takenOf(rules, troop, asked)
  const { row, cell, dice } = cellOf(rules, troop, asked)
  if (dice === null) return { ...own, row, cell, dice: 0, less: false, more: false, turns: 0, unlimited: true }
  return {
    ...{ row, way, cell, dice: dice + more, more: troop.extraDie, less: troop.lessDie, turns, unlimited: false },
    taken,
    half: halfOf(rules, state, troop, asked),
    third: asked.backs,
    double: troop.mobility === 'bicycles' && troop.mounted && asked.slope === 'down',
  }
}

/** What is drawn by horses never backs up (p. 14). */
function backingDice({ name, mobility }: Troop): number {
  const { group } = kindOf(mobility)
  if (group === 'wheeled') return otherMoves.backsWheeled
  if (group === 'tracked') return otherMoves.backsTracked
  return refuse(`${name} does not back up.`)
}

function afloat({ name, mobility, amphibious }: Troop): number {
  return isVehicle(mobility) && amphibious ? otherMoves.afloat : refuse(`${name} is not amphibious.`)
}

/** Half the distance of a boat that takes somebody on or off (p. 16); half of each die over land that halves (p. 18). */
function halfOf(rules: Rules, state: BookgunState, troop: Troop, asked: Asked): string | null {
  const { turn } = gameOf(state)
  const boards = isBoat(troop.mobility) && (troop.mountedTurn === turn || troop.dismountedTurn === turn)
  if (boards) return 'somebody went aboard or ashore'
  return landsOf(rules, troop, asked).find(({ gives }) => gives.half)?.words ?? null
}
