import { mustBeOnce, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { addBlast } from '../blasts.ts'
import { numberIn } from '../copy/needed.ts'
import { countersWords, putCounters } from '../counters.ts'
import {
  activeFigure,
  figureById,
  gameOf,
  isSealed,
  mustBe,
  mustBeInches,
  mustBeMan,
  onTable,
  sealsApart,
} from '../game.ts'
import type { FireClaymore, PlaceClaymore, RunOver, SetOffMine } from '../inputs.ts'
import { phasesOf, spend } from '../phases.ts'
import { aboutFigure, figureTitle, stepOf, type Scene } from '../scene.ts'
import { openMark, sealAll } from '../sealing.ts'
import type { Figure } from '../state.ts'
import { apMine, claymore } from '../tables/mines.ts'
import { apcAttack, vehicles } from '../tables/vehicles.ts'

/** Who fires a claymore stands this near; figures farther than `reach` are safe. */
const firerInches = 4
const nearInches = 3
export const reachInches = 7

/** Takes a whole turn; where it stands and which way it faces is sealed. */
export const placeClaymore = stepOf<PlaceClaymore>(figureTitle('A whole turn'), (scene, { figure: id, place }) => {
  const figure = activeFigure(scene.state, id)
  mustBeMan(scene.state, figure)
  if (place.trim() === '') refuse('Note where it is and which way it faces.')
  const phases = phasesOf(scene, figure)
  if (figure.spent > 0 || phases === 0) refuse(`${figure.name} needs a whole turn to place a claymore.`)
  spend(scene, id, phases)
  const mine = { kind: 'claymore', figureId: null, name: '', weapon: '', manId: null } as const
  sealAll(scene, figure.sideId, [{ ...mine, place: place.trim() }])
  scene.note(`${figure.name} has worked the whole turn.`, aboutFigure(figure, 'spent'))
})

export const fireClaymore = stepOf<FireClaymore>(figureTitle('Claymore'), (scene, input) => {
  const { figure: id, claymore: markId, inches, inArc } = input
  const figure = activeFigure(scene.state, id)
  mustBeMan(scene.state, figure)
  mustBeInches(inches)
  if (inches > firerInches) refuse(`Who fires a claymore stands within ${firerInches}" of it.`)
  mustBeOnce(inArc.map((one) => one.figure))
  const mark = rowById(scene.state.sealed, markId, 'claymore')
  if (mark.kind !== 'claymore' || mark.sideId !== figure.sideId || mark.opened)
    refuse('That is no claymore to be fired.')
  const apart = sealsApart(scene.state)
  for (const one of inArc) {
    const target = onTable(scene.state, one.figure)
    if (apart && isSealed(scene.state, target)) refuse('Hidden figures in its arc are told of by their own player.')
  }
  const targets = mustBeInArc(scene, inArc)
  spend(scene, id, 1)
  openMark(scene, markId)
  scene.note(`${figure.name} fires a claymore: ${mark.place}.`, { collection: 'sealed', id: markId })
  rollInArc(scene, targets, id)
  if (apart) addBlast(scene, 'claymore', mark.place, { by: id })
})

interface InArc {
  readonly figure: Figure
  readonly near: boolean
}

/** @throws RuleError `bad-input` for who is off the table or out of reach. */
export const mustBeInArc = (scene: Scene, inArc: FireClaymore['inArc']): InArc[] =>
  inArc.map(({ figure: id, inches }) => {
    mustBeInches(inches)
    const figure = onTable(scene.state, id)
    if (inches > reachInches) refuse(`${figure.name} is beyond ${reachInches}".`)
    return { figure, near: inches <= nearInches }
  })

/** A die for each figure in the arc of a claymore. */
export function rollInArc(scene: Scene, targets: readonly InArc[], by: number | null): void {
  const rolls = scene.rollAll(
    claymore,
    targets.map(({ figure, near }) => ({ subject: figure.id, why: figure.name, when: { near, far: !near } })),
  )
  rolls.forEach((roll, i) => {
    const { figure: target } = targets[i]!
    const rolled = roll.row.gives.counters
    // As a fragmentation grenade: one at most, none if it has one (ruling).
    const most = target.kind === 'man' ? rolled : target.counters > 0 ? 0 : fragmentation()
    const count = Math.min(rolled, most)
    putCounters(scene, target.id, count, by)
    scene.tell(roll, `${target.name} gets ${countersWords(count)}.`, aboutFigure(target))
  })

  function fragmentation(): number {
    return numberIn(scene.table(apcAttack), 'fragmentation', 'counters')
  }
}

/** A figure sets off a mine: on a 3 or more it gets three counters, else it is in the blast as everybody near. */
export const setOffMine = stepOf<SetOffMine>('Mine', (scene, { figure: id, mine }) => {
  mustBe(scene.state, 'phases')
  const figure = activeFigure(scene.state, id)
  const mark = rowById(scene.state.sealed, mine, 'mine')
  if (mark.kind !== 'mine' || mark.opened || mark.gameId !== gameOf(scene.state).id)
    refuse('That is no mine to be set off.')
  openMark(scene, mine)
  scene.note(`A mine goes off: ${mark.place}.`, { collection: 'sealed', id: mine })
  const roll = scene.roll(apMine, { subject: id, why: figure.name })
  const blastId = addBlast(scene, 'mine', mark.place, { grenade: 'fragmentation' })
  const count = roll.row.gives.counters
  if (count === 0) {
    scene.tell(roll, `${figure.name} is in the blast as everybody near.`, aboutFigure(figure))
    return
  }
  putCounters(scene, id, count, null)
  scene.add('struck', { blastId, figureId: id })
  scene.tell(roll, `${figure.name} gets ${countersWords(count)}.`, aboutFigure(figure))
})

/** A figure is run over by a vehicle: its counters are raised. */
export const runOver = stepOf<RunOver>('Run over', (scene, { vehicle: vehicleId, figure: id }) => {
  const vehicle = activeFigure(scene.state, vehicleId)
  const figure = onTable(scene.state, id)
  if (vehicle.kind !== 'apc' || figure.kind !== 'man') refuse('A vehicle runs over a man.')
  if (vehicle.kills > 0) refuse(`${vehicle.name} is immobilized.`)
  const raised = numberIn(scene.table(vehicles), 'runOver', 'counters')
  putCounters(scene, id, Math.max(0, raised - figure.counters), vehicleId)
  scene.note(
    `${vehicle.name} runs over ${figure.name}: ${countersWords(figureById(scene.state, id).counters)}.`,
    aboutFigure(figure),
  )
})
