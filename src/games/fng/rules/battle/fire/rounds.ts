import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutFigure, figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** Rounds that are counted: rockets that a chart numbers, and what a 107mm gun has with it (FNG pp. 13, 95). */

/** What the items of a force call such a rocket. */
export const rocket = 'rocket'

/** The gun whose two kinds of rounds are diced for, a die each (FNG p. 13). */
const withTwoKinds = 'rr-107mm'

/** @returns the rockets among a man's items as rounds of his weapon; nothing of what nobody counts. */
export function roundsOf(items: readonly string[]): Pick<Figure, 'rounds'> {
  const rockets = items.filter((item) => item === rocket).length
  return { rounds: rockets === 0 ? null : rockets }
}

/** Says how many rounds a gun of two kinds has with it, as it is put on the table (FNG p. 13). */
export function countRounds(scene: Scene, figures: readonly Figure[]): void {
  const guns = figures.filter(({ weapon }) => weapon === withTwoKinds)
  const asked = guns.flatMap(({ id, name }) =>
    ['HE', 'HEAT'].map((kind) => ({
      key: 'battle.rounds',
      subject: id,
      count: 1,
      why: `${kind} rounds with the gun of ${name}`,
    })),
  )
  const throws = scene.diceAll(asked)
  guns.forEach((gun, i) => {
    const [he, heat] = [throws[2 * i]!, throws[2 * i + 1]!]
    scene.patch('figures', gun.id, { rounds: he.faces[0]!, heatRounds: heat.faces[0]! })
    const more = { about: aboutFigure(gun), page: 13 }
    scene.say(explainDice(`The gun of ${gun.name} has ${he.faces[0]!} HE rounds.`, he, more))
    scene.say(explainDice(`The gun of ${gun.name} has ${heat.faces[0]!} HEAT rounds.`, heat, more))
  })
}

/** Are its rounds counted, and all gone? */
export const isSpent = ({ rounds, heatRounds }: Figure): boolean => rounds !== null && rounds + (heatRounds ?? 0) === 0

/** Rockets that no chart has numbered, and rounds of a battle that began before they were counted: nobody counts them. */
export const isUncounted = ({ rounds, role, weapon }: Figure): boolean =>
  rounds === null && (role === 'rpg' || weapon === withTwoKinds)

/** @returns what is left, for people: "3 rockets left", "2 HE, 4 HEAT left"; null where nobody counts. */
export function roundsLeft({ rounds, heatRounds }: Figure): string | null {
  if (rounds === null) return null
  if (heatRounds !== null) return `${rounds} HE, ${heatRounds} HEAT left`
  return rounds === 0 ? 'no rockets left' : `${rounds} ${rounds === 1 ? 'rocket' : 'rockets'} left`
}

/**
 * A round has been fired. Of two kinds HE goes at men and HEAT at walls as long as there is any; then the other kind, whose
 * printed figures are the same.
 */
export function useRound(scene: Scene, figureId: number, atWall: boolean): void {
  const figure = figureById(scene.state, figureId)
  const { rounds, heatRounds } = figure
  if (rounds === null || isSpent(figure)) return
  const takesHeat = heatRounds !== null && heatRounds > 0 && (atWall || rounds === 0)
  scene.patch('figures', figureId, takesHeat ? { heatRounds: heatRounds - 1 } : { rounds: rounds - 1 })
  const left = figureById(scene.state, figureId)
  scene.note(`${figure.name}: ${roundsLeft(left)!}.`, {
    about: aboutFigure(figure),
    page: heatRounds === null ? 95 : 13,
  })
}
