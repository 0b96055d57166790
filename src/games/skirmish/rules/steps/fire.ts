import { readByHand } from '../../../../main/engine/handReading.ts'
import { mustBeOnce, mustBeWhole, refuse } from '../../../../main/engine/mustBe.ts'
import { countersWords, putCounters } from '../counters.ts'
import { activeFigure, asReadNow, enemyOnTable, figureById, isKnown } from '../game.ts'
import type { Fire } from '../inputs.ts'
import { spend } from '../phases.ts'
import { aboutFigure, figureTitle, stepOf, type Scene } from '../scene.ts'
import { reveal } from '../sealing.ts'
import type { Figure } from '../state.ts'
import { weapons } from '../tables/copy.ts'
import { onePage } from '../tables/page.ts'
import { armOf, kindOf, suppressScores, weaponName } from '../weapons.ts'
import { shotAtVehicle } from './strike.ts'

/** A figure fires, one die a phase. It is heard through the whole next turn of the other side. */
export const fire = stepOf<Fire>(figureTitle('Fire'), (scene, { figure: id, phases, inArc }) => {
  mustBeWhole(phases, 1, 3, 'Phases')
  mustBeOnce(inArc.map(({ figure }) => figure))
  if (inArc.length === 0) refuse('Nobody is in the arc.')
  for (const one of inArc) {
    const target = enemyOnTable(scene.state, one.figure)
    if (!isKnown(target)) refuse(`${target.name} has been neither heard nor seen.`)
  }
  makeKnown(scene, id)
  spend(scene, id, phases)
  const shooter = figureById(scene.state, id)
  const figure = { ...shooter, weapon: armOf(scene.state, shooter) }
  isHeard(scene, id)
  const table = scene.table(weapons)
  const kind = kindOf(table, figure)
  if (kind === 'launcher') refuse(`${figure.name} has no gun: he fires grenades.`)
  const targets = inArc.map((one) => figureById(scene.state, one.figure))
  if (kind === 'gun' && targets.every((target) => target.kind === 'apc'))
    refuse(`${weaponName(table, figure.weapon!)}: an APC takes no harm from it.`)
  if (kind === 'rpg' && targets.length > 1) refuse('An RPG is fired at one target.')
  for (let phase = 0; phase < phases; phase++)
    if (kind === 'rpg' && targets[0]!.kind === 'apc') rocket(scene, figure, targets[0]!.id)
    else shoot(scene, figure, inArc)
})

/** In games begun before edition 4 who fires from hiding is known for good. */
export function makeKnown(scene: Scene, id: number): void {
  if (!asReadNow(scene.state)) reveal(scene, activeFigure(scene.state, id), 'fires from hiding')
}

/** Who fires is heard through the whole next turn of the other side, and is hidden again after it. */
export function isHeard(scene: Scene, id: number): void {
  const { hidden, heard, name } = activeFigure(scene.state, id)
  scene.patch('figures', id, { fired: true, heard: true })
  if (hidden && !heard) scene.note(`${name} fires from hiding, and is heard.`, aboutFigure({ id }, 'heard'))
}

function rocket(scene: Scene, figure: Figure, targetId: number): void {
  const count = shotAtVehicle(scene, 'rpg', figureById(scene.state, targetId), figure.id)
  putCounters(scene, targetId, count, figure.id)
}

function shoot(scene: Scene, { id, name, weapon }: Figure, inArc: Fire['inArc']): void {
  const table = scene.table(weapons)
  const scores = suppressScores(table, weapon!)
  const why = `${name} fires, ${weaponName(table, weapon!)}`
  const rows = [1, 2, 3, 4, 5, 6].map((score) => ({
    from: score,
    to: score,
    text: scores.includes(score) ? 'One suppression counter' : 'Nothing',
  }))
  const thrown = scene.dice({
    key: weapons.id,
    subject: id,
    count: 1,
    why,
    readings: [readByHand({ title: why, page: onePage, dice: { kind: 'read' }, rows })],
  })
  const eligible = inArc.filter((one) => mayHaveMore(figureById(scene.state, one.figure), one.cover))
  const hit = scores.includes(thrown.face)
  const about = aboutFigure({ id }, 'spent')
  if (!hit || eligible.length === 0) {
    const result = hit ? 'nobody in the arc can be given a counter' : 'no counter'
    scene.tellDice(thrown, `${why}: ${result}.`, { about, table: weapons.id })
    return
  }
  const target = figureById(scene.state, chosen(scene, id, eligible))
  putCounters(scene, target.id, 1, id)
  scene.tellDice(thrown, `${why}: ${countersWords(1)} on ${target.name}.`, {
    about: aboutFigure(target),
    table: weapons.id,
  })
}

/** One in cover that has a counter cannot be given another by fire; guns do nothing to an APC. */
const mayHaveMore = ({ kind, counters }: Figure, cover: boolean): boolean => kind === 'man' && !(cover && counters > 0)

function chosen(scene: Scene, subject: number, eligible: Fire['inArc']): number {
  if (eligible.length === 1) return eligible[0]!.figure
  const options = eligible.map(({ figure }) => {
    const { name, counters } = figureById(scene.state, figure)
    return { value: String(figure), label: `${name}, ${countersWords(counters)}` }
  })
  return Number(scene.choose({ key: 'skirmish.target', subject, why: 'Who gets the suppression counter?', options }))
}
