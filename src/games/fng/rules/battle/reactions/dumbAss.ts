import { readPassing } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutFigure, hasAttribute, isUp, membersOf, repOf, withRep, type Group } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * A Dumb Ass may miss his own activation (FNG p. 5): one die against his REP each time his group is active. Where it
 * fails he stays where he is: his fire and his charge of this turn are gone.
 */
export function wakeTheSlow(scene: Scene, group: Group): void {
  const slow = membersOf(scene.state, group.id).filter(
    (figure) => isUp(figure) && hasAttribute(scene.state, figure, 'dumb-ass'),
  )
  const throws = scene.diceAll(
    slow.map((figure) => ({
      key: 'battle.dumb-ass',
      subject: figure.id,
      count: 1,
      why: `Dumb Ass: ${withRep(figure)}`,
      readings: [
        readPassing({ title: 'Dumb Ass', page: 5 }, repOf(figure), {
          yes: 'Acts with the others',
          no: 'Neither moves nor fires',
        }),
      ],
    })),
  )
  slow.forEach((figure, i) => {
    const face = throws[i]!.faces[0]!
    const acts = face <= repOf(figure)
    if (!acts) scene.patch('figures', figure.id, { fired: true, moved: false })
    const text = acts
      ? `${figure.name} acts with the others.`
      : `${figure.name} does not catch on: he neither moves nor fires.`
    scene.say(explainDice(text, throws[i]!, { about: aboutFigure(figure), page: 5, score: face }))
  })
}
