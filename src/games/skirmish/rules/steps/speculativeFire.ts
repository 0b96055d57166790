import { refuse } from '../../../../main/engine/mustBe.ts'
import { addBlast } from '../blasts.ts'
import { asReadNow, figureById } from '../game.ts'
import type { SpeculativeFire } from '../inputs.ts'
import { prepare, spend } from '../phases.ts'
import { aboutFigure, figureTitle, stepOf, type Scene } from '../scene.ts'
import { weapons } from '../tables/copy.ts'
import { speculativeFire as table } from '../tables/hidden.ts'
import { armOf, kindOf } from '../weapons.ts'
import { isHeard, makeKnown } from './fire.ts'
import { mustBeArmedFor, startsGrenade } from './grenade.ts'

/** Fire or a grenade at a point where nobody has been found. */
export const speculativeFire = stepOf<SpeculativeFire>(figureTitle('Speculative fire'), (scene, input) => {
  const { figure: id, way, at } = input
  if (at.trim() === '') refuse('Name the point.')
  if (!isReady(scene, input)) return
  const figure = figureById(scene.state, id)
  const roll = scene.roll(table, { subject: id, why: `${figure.name} at ${at.trim()}` })
  const isHit = roll.row.outcome === 'counters'
  const result = isHit ? 'one counter on each figure within 3" that has none' : 'nothing'
  scene.tell(
    roll,
    `${figure.name} ${way === 'throw' ? 'throws' : 'fires'} at ${at.trim()}: ${result}.`,
    aboutFigure(figure, 'spent'),
  )
  if (isHit)
    addBlast(scene, 'speculative', at.trim(), { by: id, grenade: isGuns(scene, input) ? null : 'fragmentation' })
})

/** Guns do nothing to an APC; in games begun before edition 4 grenades and rockets of a guess did nothing either. */
function isGuns(scene: Scene, { figure: id, way }: SpeculativeFire): boolean {
  if (!asReadNow(scene.state)) return true
  const figure = figureById(scene.state, id)
  return way === 'fire' && kindOf(scene.table(weapons), { ...figure, weapon: armOf(scene.state, figure) }) === 'gun'
}

/** @returns false while more phases are needed. */
function isReady(scene: Scene, { figure: id, way }: SpeculativeFire): boolean {
  mustBeArmedFor(scene, id, way)
  if (way !== 'throw') makeKnown(scene, id)
  if (way === 'fire') {
    spend(scene, id, 1)
  } else {
    const { done, of } = prepare(scene, id, way)
    if (done < of) {
      startsGrenade(scene, id, done, of)
      return false
    }
  }
  if (way !== 'throw') isHeard(scene, id)
  return true
}
