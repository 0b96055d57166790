import { refuse } from '../../../../main/engine/mustBe.ts'
import { goOff } from '../blasts.ts'
import { numberIn } from '../copy/needed.ts'
import { effectCells, mustBeFilled } from '../copy/needs.ts'
import { land } from '../deviation.ts'
import { activeFigure, figureById, mustBeInches, mustBeMan } from '../game.ts'
import type { Grenade, SpeculativeFire } from '../inputs.ts'
import { prepare } from '../phases.ts'
import { aboutFigure, figureTitle, stepOf, type Scene } from '../scene.ts'
import { grenades, weapons } from '../tables/copy.ts'
import { armOf, kindOf, launches } from '../weapons.ts'
import { isHeard, makeKnown } from './fire.ts'

/** A grenade is thrown over three phases in a row, or fired over two. */
export const grenade = stepOf<Grenade>(figureTitle('Grenade'), (scene, input) => {
  const { figure: id, way, grenade: type, target, inches } = input
  if (target.trim() === '') refuse('Name the target point.')
  mustBeArmedFor(scene, id, way)
  mustBeFilled(scene, effectCells(type))
  if (way === 'throw') mustReach(scene, inches)
  const { done, of } = prepare(scene, id, way)
  if (done < of) {
    startsGrenade(scene, id, done, of)
    return
  }
  if (way === 'launch') {
    makeKnown(scene, id)
    isHeard(scene, id)
  }
  const { name } = figureById(scene.state, id)
  const why = `${name} ${way === 'throw' ? 'throws' : 'fires'} at ${target.trim()}`
  const as = way === 'throw' ? 'hand' : 'launcher'
  const landed = land(scene, { as, subject: id, why, from: target.trim() })
  goOff(scene, 'grenade', { grenade: type, landed, by: id })
})

/** @throws RuleError `bad-input` for a launcher that is none, or a gun that is none. */
export function mustBeArmedFor(scene: Scene, id: number, way: SpeculativeFire['way']): void {
  const figure = activeFigure(scene.state, id)
  if (way !== 'fire') mustBeMan(scene.state, figure)
  if (way === 'throw') return
  const weapon = armOf(scene.state, figure)
  const table = scene.table(weapons)
  const isLauncher = kindOf(table, { ...figure, weapon }) === 'launcher'
  if (way === 'launch' && !launches(table, weapon)) refuse(`${figure.name} has no M79 or M203.`)
  if (way === 'fire' && isLauncher) refuse(`${figure.name} has no gun: he fires grenades.`)
}

function mustReach(scene: Scene, inches: number): void {
  mustBeInches(inches)
  const range = numberIn(scene.table(grenades), 'hand', 'range')
  if (inches > range) refuse(`A hand grenade reaches ${range}".`)
}

export function startsGrenade(scene: Scene, id: number, done: number, of: number): void {
  const figure = figureById(scene.state, id)
  scene.note(`${figure.name} gets a grenade ready: ${done} of ${of} phases.`, aboutFigure(figure, 'prepared'))
}
