import { halfDie, sum } from '../../../../../main/engine/checks.ts'
import { explainDice, type About } from '../../../../../main/engine/lines.ts'
import type { Quantity } from '../../forces/sites.ts'
import type { Scene } from '../scene.ts'

interface Asked {
  readonly quantity: Quantity
  /** Id that the dice are matched by. */
  readonly subject: number
  /** What is counted, for people: "Grass hooches". */
  readonly what: string
  readonly about?: About
}

const dice: Readonly<Record<Exclude<Quantity, number>, number>> = { '1d6': 1, '2d6': 2, half: 1, '1d6+2': 1 }

/** @returns how many there are of each; all dice are asked for in one go. */
export function rollQuantities(scene: Scene, asked: readonly Asked[]): number[] {
  const open = asked.filter(({ quantity }) => typeof quantity === 'string')
  const throws = scene
    .diceAll(
      open.map(({ quantity, subject, what }) => ({
        key: 'battle.how-many',
        subject,
        count: dice[quantity as Exclude<Quantity, number>],
        why: `How many: ${what}`,
      })),
    )
    .values()
  return asked.map(({ quantity, what, about = null }) => {
    if (typeof quantity === 'number') return quantity
    const thrown = throws.next().value!
    const count = quantity === 'half' ? halfDie(thrown.faces[0]!) : sum(thrown.faces) + (quantity === '1d6+2' ? 2 : 0)
    scene.say(explainDice(`${what}: ${count}.`, thrown, { about }))
    return count
  })
}
