import { explain } from '../../../../../main/engine/lines.ts'
import { artilleryDeviation, mortarDeviation } from '../../tables/artillery.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { ordnanceOf, type IndirectKind } from './indirect.ts'

/** Rounds in the air: where they land hangs on the dice alone. */
export interface Rounds {
  readonly kind: IndirectKind
  /** Weapons that fire, each a chain of its own from the spot (ruling to FNG p. 78). */
  readonly weapons: number
  readonly roundsEach: number
  /** Deviation rolls for each round: 1, 2 or 3 by the test to hit. */
  readonly rolls: number
  /** An FO who sees the spot called it: half the distance (FNG p. 76). */
  readonly observed: boolean
  /** Whom the dice are matched by. */
  readonly subject: number
}

/**
 * Lands every round (FNG pp. 77-79): each deviates from where the one before it fell, as often as the test to hit says.
 * They lie on the table then, until somebody says who stands in their circles.
 */
export function landRounds(scene: Scene, rounds: Rounds): void {
  const { name: weapon, blast, impact } = ordnanceOf(scene, rounds.kind)
  eachRound(scene, rounds, (name, where) => {
    const words = `${weapon}, ${name.toLowerCase()}: ${where}; circle ${blast}" across`
    addLasting(scene, { kind: 'round', name: words, amount: impact })
  })
}

/** @returns where rounds that do no harm come down, in order: `6" beyond`. */
export function deviations(scene: Scene, rounds: Rounds): string[] {
  const all: string[] = []
  eachRound(scene, rounds, (_, where) => {
    all.push(where)
  })
  return all
}

function eachRound(scene: Scene, rounds: Rounds, land: (name: string, where: string) => void): void {
  for (let weapon = 1; weapon <= rounds.weapons; weapon++) {
    let spot: Spot = { ahead: 0, right: 0 }
    for (let round = 1; round <= rounds.roundsEach; round++) {
      const name = nameOf(rounds, weapon, round)
      spot = deviate(scene, rounds, spot, name)
      land(name, spotWords(spot))
    }
  }
}

/** Inches from the target spot, as the caller looks at it. */
interface Spot {
  readonly ahead: number
  readonly right: number
}

const nameOf = ({ weapons }: Rounds, weapon: number, round: number): string =>
  weapons === 1 ? `Round ${round}` : `Weapon ${weapon}, round ${round}`

function deviate(scene: Scene, { kind, rolls, observed, subject }: Rounds, from: Spot, name: string): Spot {
  const table = kind === 'mortars' ? mortarDeviation : artilleryDeviation
  const situation = { subject, why: name, when: { forwardObserver: observed } }
  return scene
    .rollAll(
      table,
      Array.from({ length: rolls }, () => situation),
    )
    .reduce((at, roll) => {
      const { inches, observedInches, ahead, right } = roll.row.gives
      const by = observed ? observedInches : inches
      const next = { ahead: at.ahead + ahead * by, right: at.right + right * by }
      scene.say(explain(roll, `${name}: ${spotWords(next)}.`))
      return next
    }, from)
}

/** `6" beyond and 12" to the left`, seen from the caller. */
function spotWords({ ahead, right }: Spot): string {
  const along = ahead === 0 ? '' : ahead > 0 ? `${ahead}" beyond` : `${-ahead}" short`
  const across = right === 0 ? '' : right > 0 ? `${right}" to the right` : `${-right}" to the left`
  return [along, across].filter((part) => part !== '').join(' and ') || 'on the spot'
}
