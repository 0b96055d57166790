import { countSuccesses } from '../../../../../main/engine/checks.ts'
import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { usualSides } from '../../../../../main/engine/dice.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import type { FormValues } from '../../../contract/battle.ts'
import type { InSightAct, InSightDice, InSightHead, InSightMan } from '../../../contract/inSight.ts'
import { isStarFigure, repOf } from '../../../rules/battle/battle.ts'
import { chapterHooks } from '../../../rules/battle/chapters.ts'
import { openScene } from '../../../rules/battle/openScene.ts'
import { isGrenade } from '../../../rules/battle/reactions/inSight/arms.ts'
import { aim, thrownFor } from '../../../rules/battle/fire/toHit.ts'
import { keyFor } from '../../../rules/battle/reactions/inSight/actions.ts'
import { inSightFields, type InSightValues } from '../../../rules/battle/reactions/inSight/form.ts'
import { momentsOf, testsOf, type Test } from '../../../rules/battle/reactions/inSight/order.ts'
import { seersOf, type Seer } from '../../../rules/battle/reactions/inSight/seers.ts'
import { snaps } from '../../../rules/battle/reactions/inSight/shots.ts'
import { interrupt } from '../../../rules/battle/reactions/nerve.ts'
import type { Scene } from '../../../rules/battle/scene.ts'
import { checkValues } from '../../../rules/battle/values.ts'
import { rulesOf } from '../../../rules/house/rulesOf.ts'
import type { FngState } from '../../../rules/state.ts'
import { inSight, inSightResolution } from '../../../rules/tables/reactions.ts'
import { calledOf } from '../headlinePeople.ts'

/** What In Sight comes to as it is filled, as far as its first dice are known. */
export interface Foreseen {
  /** Why the rules would refuse it; the rest is empty then. */
  readonly refused: string | null
  readonly tests: readonly Test[]
  readonly men: ReadonlyMap<number, InSightMan>
  readonly heads: readonly InSightHead[]
  readonly idle: readonly string[]
}

const nothing: Foreseen = { refused: null, tests: [], men: new Map(), heads: [], idle: [] }

/**
 * Goes the first steps of the action on a scene of its own, which nothing comes of.
 * @param given a form that can be played.
 */
export function foresee(state: FngState, given: FormValues, dice: readonly InSightDice[]): Foreseen {
  const scene = openScene(
    { state, rules: rulesOf(state), dice: none, newId: () => 0, say: () => undefined },
    chapterHooks,
  )
  try {
    const values = checkValues(inSightFields, given, state) as unknown as InSightValues
    interrupt(scene, [...values.ours, ...values.theirs])
    const seers = seersOf(scene, values).filter(({ newcomer }) => !newcomer)
    return seen(scene, seers, !values.again, new Map(dice.map(({ figure, faces }) => [figure, faces])))
  } catch (error) {
    if (error instanceof RuleError) return { ...nothing, refused: error.reason }
    throw error
  }
}

function seen(
  scene: Scene,
  seers: readonly Seer[],
  snapRound: boolean,
  dice: ReadonlyMap<number, readonly number[]>,
): Foreseen {
  const table = scene.table(inSight)
  const tests = testsOf(scene, seers)
  const rolled = tests.map((test) => {
    const { count } = requestFor(table, test.situation)
    const faces = (dice.get(test.seer.id) ?? []).slice(0, count)
    const roll = faces.length < count ? null : readThrow(table, test.situation, { faces, picked: null, by: 'player' })
    return { ...test, count, faces, roll }
  })
  const men = seers.map((seer): InSightMan => {
    const his = rolled.find((one) => one.seer === seer)
    return {
      figure: seer.id,
      name: calledOf(scene.state, seer.figure),
      dice: his?.count ?? 0,
      none: his ? null : whyNone(seer),
      faces: (his?.faces ?? []).map((face) => ({ face, counts: countSuccesses([face]) > 0 })),
      successes: his?.roll?.score ?? (his ? null : 0),
      target: namesIn(scene, seer.targets),
    }
  })
  const acting = rolled.flatMap(({ seer, roll }) =>
    roll?.row.outcome === 'acts' ? [{ seer, score: roll.score ?? 0 }] : [],
  )
  return {
    refused: null,
    tests,
    men: new Map(men.map((man) => [man.figure, man])),
    heads: momentsOf(acting).map(({ score, acting: all }) => ({
      successes: score,
      acts: all.map((seer) => actOf(scene, seer, seers, snapRound)),
    })),
    idle: [
      ...rolled.flatMap(({ seer, roll }) =>
        roll && roll.row.outcome !== 'acts' ? [calledOf(scene.state, seer.figure)] : [],
      ),
      ...seers.flatMap((seer) =>
        tests.some((test) => test.seer === seer) ? [] : [calledOf(scene.state, seer.figure)],
      ),
    ],
  }
}

const whyNone = ({ figure, blind }: Seer): string =>
  figure.role === 'medic' ? 'medic' : blind ? 'sees nobody' : 'suppressed'

const namesIn = (scene: Scene, ids: readonly number[]): string =>
  ids.map((id) => calledOf(scene.state, scene.row('figures', id))).join(', ')

function actOf(scene: Scene, seer: Seer, seers: readonly Seer[], snapRound: boolean): InSightAct {
  const { id, figure, targets } = seer
  const key = isStarFigure(scene.state, figure) ? null : keyFor(scene, seer, seers)
  return {
    figure: id,
    name: calledOf(scene.state, figure),
    side: figure.side === 'ours' ? 'ours' : 'theirs',
    target: namesIn(scene, targets),
    does: key === null ? fires(scene, seer, snapRound) : forced[key],
    ducks: key === 'outgunned' || key === 'cannotFire',
  }
}

const forced = {
  outgunned: 'outgunned: Duck Back',
  cannotFire: 'cannot fire: Duck Back',
  cannotFireMayCharge: 'cannot fire: charges',
} as const

/** "a 4 or less: snap, 2 dice". */
function fires(scene: Scene, seer: Seer, snapRound: boolean): string {
  const { figure, weapon } = seer
  if (isStarFigure(scene.state, figure)) return 'a Star: you choose'
  const how = snaps(seer, { snapRound, running: [] }) ? 'snap, ' : ''
  const what = weapon !== null && isGrenade(weapon) ? 'a grenade' : shotWords(scene, seer)
  return `${needed(repOf(figure))}: ${how}${what}`
}

/** "2 dice"; "4 dice, the best 2 count" of who throws more than count. */
function shotWords(scene: Scene, { id, weapon, dice, inches, targets }: Seer): string {
  const shot = { shooterId: id, weapon: weapon!, snap: false, targets: [{ figureId: targets[0]!, dice, inches }] }
  const thrown = thrownFor(scene, aim(scene, shot))
  const best = dice === 1 ? 'the best counts' : `the best ${dice} count`
  return `${thrown} ${thrown === 1 ? 'die' : 'dice'}${thrown > dice ? `, ${best}` : ''}`
}

const needed = (rep: number): string =>
  rep >= usualSides ? 'any die' : rep < 1 ? 'no die' : rep === 1 ? 'a 1' : `a ${rep} or less`

/** Key of the throw that decides what each of a head does. */
export const decides = inSightResolution.id

/** Nothing is rolled to look ahead. */
const unasked = (): never => {
  throw new Error('Looking ahead asked for an answer.')
}
const none: AnswerSource = { roll: unasked, rollAll: unasked, choose: unasked, draw: unasked, deal: unasked }
