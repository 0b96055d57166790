import { aboutFigure, figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { removeLeavers } from './leave.ts'
import { duckBack, interrupt, takesTests } from './nerve.ts'
import { takeCohesion } from './cohesion.ts'
import { canBeAnswered, mayAnswer } from './answer.ts'
import { fireUpon, type Cause } from './fireAt.ts'
import { takeTests, type Verdict } from './takeTests.ts'
import type { Test } from './tests.ts'

export { takeCohesion } from './cohesion.ts'
export { duckBack, retire } from './nerve.ts'

/**
 * Received Fire and Man Down of everybody concerned, one set of dice each, then Cohesion of the groups that must
 * (FNG pp. 19, 22-23). The worst result counts; a reaction that is not finished is never bettered. Who fires back and
 * still may gets `mayReturnFire`.
 *
 * @throws RuleError `answer-wanted` for a Star's free will, and for who stands near a Born Leader.
 */
export function react(scene: Scene, cause: Cause): void {
  removeLeavers(scene, cause.shotAt ?? cause.receivedFire)
  // Taken as they are now: whoever is at work when the fire comes cannot answer it (FNG p. 30).
  const tests = whoTests(scene, cause)
  if (tests.length === 0) return
  interrupt(
    scene,
    tests.map(({ figure }) => figure.id),
  )
  const verdicts = takeTests(scene, tests, cause)
  for (const { figure } of tests) scene.patch('figures', figure.id, { mayReturnFire: false })
  duckBack(
    scene,
    idsOf(verdicts, ({ ducks }) => ducks),
  )
  const groups = verdicts.filter(({ cohesion }) => cohesion).map(({ figure }) => figure.groupId)
  takeCohesion(scene, groups, cause.shooters, cause.nearBornLeader)
  answerFire(scene, verdicts, cause)
}

function whoTests(scene: Scene, { receivedFire, manDown }: Cause): Test[] {
  return (
    [...new Set([...receivedFire, ...manDown])]
      .map((id) => figureById(scene.state, id))
      // Who is suppressed in his bunker neither reacts nor fires until he is next active (FNG p. 43).
      .filter((figure) => takesTests(figure) && !figure.suppressed)
      .map((figure) => ({ figure, fire: receivedFire.includes(figure.id), man: manDown.includes(figure.id) }))
  )
}

const idsOf = (verdicts: readonly Verdict[], which: (verdict: Verdict) => boolean): number[] =>
  verdicts.filter(which).map(({ figure }) => figure.id)

/**
 * Whoever fires and has not been driven off by the other tests may shoot back at those who fired; who was ducking goes on
 * ducking. Against shells and aircraft there is nobody to shoot back at.
 */
function answerFire(scene: Scene, verdicts: readonly Verdict[], cause: Cause): void {
  const able = verdicts.flatMap(({ figure, fires }) => {
    const { status } = figureById(scene.state, figure.id)
    const at = fires && status === figure.status && status !== 'duckBack' ? whomToAnswer(scene, figure, cause) : []
    return at.length > 0 ? [{ figure, at }] : []
  })
  for (const { figure, at } of able) mayAnswer(scene, figure.id, at)
  const names = able.map(({ figure }) => figure.name)
  if (names.length > 0)
    scene.note(`May fire back at whoever fired, if in sight: ${names.join(', ')}.`, {
      about: aboutFigure(able[0]!.figure),
      page: 22,
    })
}

/** Those who fired at him, or at whom he stands beside, as far as somebody is left to aim at (FNG p. 22, ruling). */
function whomToAnswer(scene: Scene, figure: Figure, cause: Cause): number[] {
  const fired = fireUpon(scene, figure, cause)?.map(({ by }) => by) ?? cause.shooters
  return [...new Set(fired)].filter((id) => {
    const shooter = figureById(scene.state, id)
    return shooter.side !== figure.side && canBeAnswered(shooter)
  })
}
