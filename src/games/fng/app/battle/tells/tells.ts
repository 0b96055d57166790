import type { DiceRequest } from '../../../../../main/engine/answers.ts'
import { readingView } from '../../../../../main/app/journal/readingView.ts'
import type { FormValues } from '../../../contract/battle.ts'
import type { Action } from '../../../rules/battle/action.ts'
import { barJam } from '../../../rules/battle/fire/ammo.ts'
import { bridgingFire } from '../../../rules/battle/fire/toHit.ts'
import { figureById } from '../../../rules/battle/battle.ts'
import type { FngState } from '../../../rules/state.ts'
import { listed } from '../../../rules/steps/setup/common.ts'
import { leaderDie } from '../../../rules/battle/reactions/leaderDice.ts'
import { readyTheGrenade } from '../../../rules/tables/grenades.ts'
import { fastMove } from '../../../rules/tables/movement.ts'
import { rangedCombat } from '../../../rules/tables/rangedCombat.ts'
import { inWords } from '../../chronicle/grammar.ts'
import { afterMiss } from './afterMiss.ts'
import { diceOf, type Batch } from './firstDice.ts'
import { needs } from './needs.ts'

/** What a form says before it is played: what the dice must show, and what follows. */
export interface Tells {
  /** Null where nothing is thrown, or it is not known yet. */
  readonly tells: string | null
  /** What the button does, in a word or three; null for the title of the action. */
  readonly button: string | null
}

const nothing: Tells = { tells: null, button: null }

/** Those whose dice are all shots. */
const firing: readonly string[] = ['fire', 'returnFire', 'partingShot']

/** Actions that say beforehand what they throw for: nothing is secret in what these do first. */
const telling: readonly string[] = [
  ...firing,
  'throwBlade',
  'throwGrenade',
  'rifleGrenade',
  'launch',
  'setCharge',
  'charge',
  'meleeRound',
  'fastMove',
  'recover',
  'activate',
  'pefMoves',
  'enemyActs',
]

/**
 * Asks the rules themselves, with a trial that stops at its dice.
 * @param values of a form that can be played.
 */
export function tellsOf(action: Action, values: FormValues, state: FngState): Tells {
  if (!telling.includes(action.name)) return nothing
  const { batches } = diceOf(action, values, state, missing)
  const [first] = batches
  if (!first) return nothing
  // An Athlete throws a die of his own behind those of all.
  const same = batches.filter(([asked]) => asked!.key === first[0]!.key).flat()
  const tells = [...needs(same), ...withoutDice(action, values, state, first), ...afterMiss(state, batches)].join(' ')
  if (!firing.includes(action.name)) return { ...nothing, tells }
  const dice = first.reduce((sum, { count }) => sum + count, 0)
  return { ...nothing, tells, button: `Fire ${inWords(dice)} ${dice === 1 ? 'die' : 'dice'}` }
}

/** Dice that help or hinder nobody where they show this. */
const idle: Readonly<Record<string, number>> = {
  [leaderDie]: 6,
  [barJam]: 6,
  [bridgingFire]: 2,
  [readyTheGrenade.id]: 6,
}

/** In the trial every shot misses, no gun runs dry or jams, nothing is ready again, and no Leader helps: then it is seen who would test. */
function missing({ key, count, readings }: DiceRequest): readonly number[] | null {
  const face = idle[key]
  if (face !== undefined) return Array.from({ length: count }, () => face)
  // No doubles, on which the Clumsy fall.
  if (key === fastMove.id) return Array.from({ length: count }, (_, i) => 6 - i)
  if (key !== rangedCombat.id || !readings) return null
  const misses = [2, 3, 1].find((one) =>
    readings.every((reading) => !(readingView(reading, count).aim?.faces.includes(one) ?? false)),
  )
  return misses === undefined ? null : Array.from({ length: count }, () => misses)
}

/** Who is in a charge and has no dice left for it: he passes none. */
function withoutDice(action: Action, { charges }: FormValues, state: FngState, thrown: Batch): string[] {
  if (action.name !== 'charge' || !Array.isArray(charges)) return []
  const all = (charges as readonly FormValues[]).flatMap(({ charger, target }) => [charger, target])
  const none = [...new Set(all)].filter((id) => thrown.every(({ subject }) => subject !== id))
  const names = none.map((id) => figureById(state, Number(id)).name)
  return names.length === 0 ? [] : [`${listed(names)}: no dice.`]
}
