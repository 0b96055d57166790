import { explainDice } from '../../../../../main/engine/lines.ts'
import { sum } from '../../../../../main/engine/checks.ts'
import { heliCrash } from '../../tables/helicopters.ts'
import { aboutCraft } from '../air/arrive.ts'
import { aboard, craftById } from '../air/craft.ts'
import { closeCall } from '../air/leave.ts'
import { repOf, withRep, type Figure } from '../battle.ts'
import { bringDown, harm } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'

/**
 * A helicopter comes down on the table: the crash table, hits on everybody aboard, and who is thrown out (FNG p. 92). What is
 * left of it stays as terrain.
 * @param atSpot it was coming down there already, or hung in the air: no distance is rolled.
 */
export function crash(scene: Scene, craftId: number, atSpot = false): void {
  const craft = craftById(scene.state, craftId)
  const intoTrees = scene.choose({
    key: 'battle.crash-terrain',
    subject: craftId,
    why: `Where does ${craft.name} come down?`,
    options: [
      { value: 'open', label: 'Open ground' },
      { value: 'trees', label: 'Trees, jungle or rough ground' },
    ],
  })
  const when = { intoTrees: intoTrees === 'trees' }
  const roll = scene.roll(heliCrash, { subject: craftId, why: craft.name, when })
  scene.tell(roll, `${craft.name} crashes: ${words[roll.row.outcome]}.`, aboutCraft(craftId, 'mode'))
  const still = atSpot || craft.mode === 'hovering' || craft.mode === 'landed'
  if (!still && roll.row.gives.distanceDice > 0) tellDistance(scene, craftId, roll.row.gives)
  strikeAll(scene, craftId, roll.row.gives, when.intoTrees)
  wreck(scene, craftId)
}

const words = {
  autorotates: 'the engine is dead, it glides down',
  noseDown: 'nose first',
  breaksUp: 'it breaks up',
  tailRotor: 'the tail rotor is gone',
  explodes: 'it blows up in the air, and nobody lives',
} as const

type Crash = (typeof heliCrash)['rows'][number]['gives']

function tellDistance(scene: Scene, craftId: number, { distanceDice, startsAt }: Crash): void {
  const thrown = scene.dice({
    key: 'battle.crash-distance',
    subject: craftId,
    count: distanceDice,
    why: 'Inches to where it comes down',
  })
  const from =
    startsAt === 'lastFirers'
      ? 'along the Flight Line, from beside the largest enemy group that fired last'
      : 'from the centre of the Flight Line, within 90 degrees of its course'
  scene.say(explainDice(`${sum(thrown.faces)}" ${from}.`, thrown, { page: 92, score: sum(thrown.faces) }))
}

function strikeAll(scene: Scene, craftId: number, gives: Crash, intoTrees: boolean): void {
  const men = aboard(scene.state, craftId)
  if (gives.impact === null) {
    bringDown(
      scene,
      men.map(({ id }) => id),
      'obviouslyDead',
      null,
      'killed in the air',
    )
    return
  }
  const failed = whoFails(scene, craftId, men, gives)
  const more = intoTrees ? gives.moreImpact : 0
  const impactFor = (id: number) => (failed.has(id) ? (gives.impactFailed ?? 0) : gives.impact)
  tellThrown(scene, men, failed, gives)
  const blows = men
    .filter(({ id }) => impactFor(id) > 0)
    .map(({ id }) => ({ figureId: id, impact: impactFor(id) + more, by: null, why: 'crash' }))
  harm(scene, blows)
}

/** One die of the pilot for all, or one for each man of his own. */
function whoFails(scene: Scene, craftId: number, men: readonly Figure[], { versus }: Crash): Set<number> {
  const craft = craftById(scene.state, craftId)
  if (versus === null) return new Set()
  const key = 'battle.crash-check'
  if (versus === 'REP of the pilot') {
    const thrown = scene.dice({ key, subject: craftId, count: 1, why: `${craft.name}, pilot REP ${craft.rep}` })
    const holds = thrown.faces[0]! <= craft.rep
    const text = holds ? 'The pilot sets it down: nobody is hurt.' : 'The landing is hard.'
    scene.say(explainDice(text, thrown, { page: 92 }))
    return new Set(holds ? [] : men.map(({ id }) => id))
  }
  const throws = scene.diceAll(men.map((man) => ({ key, subject: man.id, count: 1, why: withRep(man) })))
  men.forEach((man, i) => {
    const text = throws[i]!.faces[0]! <= repOf(man) ? `${man.name} holds on.` : `${man.name} is thrown out.`
    scene.say(explainDice(text, throws[i]!, { page: 92 }))
  })
  return new Set(men.filter((man, i) => throws[i]!.faces[0]! > repOf(man)).map(({ id }) => id))
}

/** How far from the wreck whoever was thrown out lies, in a random direction (ruling to FNG p. 92). */
function tellThrown(scene: Scene, men: readonly Figure[], failed: ReadonlySet<number>, gives: Crash): void {
  const diceFor = ({ id }: Figure) => (failed.has(id) ? gives.thrownDiceFailed : gives.thrownDice)
  const thrownOut = men.filter((man) => diceFor(man) > 0)
  const throws = scene.diceAll(
    thrownOut.map((man) => ({
      key: 'battle.thrown-out',
      subject: man.id,
      count: diceFor(man),
      why: `${man.name}: inches from the wreck`,
    })),
  )
  thrownOut.forEach(({ name }, i) => {
    const inches = sum(throws[i]!.faces)
    scene.say(explainDice(`${name} lies ${inches}" from the wreck.`, throws[i]!, { page: 92, score: inches }))
  })
}

/** It does not fly again; whoever was in it is on the table, beside it. */
export function wreck(scene: Scene, craftId: number): void {
  const { name, callId } = craftById(scene.state, craftId)
  scene.patch('craft', craftId, { mode: 'down' })
  for (const { id, aboardId } of scene.state.figures)
    if (aboardId === craftId) scene.patch('figures', id, { aboardId: null })
  scene.note(`${name} is down and does not fly again: whoever was in it lies or stands beside it.`, {
    about: aboutCraft(craftId, 'mode'),
    page: 92,
  })
  closeCall(scene, callId)
}
