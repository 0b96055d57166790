import { RuleError } from '../../../../../main/engine/errors.ts'
import { readyTheGrenade } from '../../tables/grenades.ts'
import { rulesIn } from '../contacts/means.ts'
import { aboutFigure, figureById, repOf, withRep, type Figure } from '../battle.ts'
import { answerable } from '../reactions/answer.ts'
import type { Scene } from '../scene.ts'
import { weaponShortName } from '../../weapons.ts'

/** Is just this ready in his hands? */
export const isReady = (figure: Figure, item: string): boolean =>
  figure.readied === 'now' && figure.readiedItem === item

/**
 * Makes a grenade, LAW or charge ready, unless it is ready (FNG p. 33). Trying takes the place of his shot.
 * @returns whether it may be thrown or fired at once.
 * @throws RuleError `not-now` when it is not ready before his next activation.
 */
export function makeReady(scene: Scene, figureId: number, item: string): boolean {
  const figure = figureById(scene.state, figureId)
  if (isReady(figure, item)) return true
  const name = weaponShortName(item, rulesIn(scene))
  if (figure.readied === 'whenActive' && figure.readiedItem === item)
    throw new RuleError('not-now', `${figure.name}, ${name}: ready with his next activation. Nothing was changed.`)
  const roll = scene.roll(readyTheGrenade, {
    subject: figureId,
    why: `${withRep(figure)}, ${name}`,
    numbers: { REP: repOf(figure) },
  })
  const { outcome } = roll.row
  scene.patch('figures', figureId, { readied: outcome === 'nextActive' ? 'whenActive' : 'now', readiedItem: item })
  scene.tell(roll, `${figure.name}, ${name}: ${says[outcome]}.`, aboutFigure(figure))
  return outcome === 'now'
}

const says = {
  now: 'ready',
  inReaction: 'ready for a reaction or his next activation',
  nextActive: 'ready with his next activation',
} as const

/**
 * His shot is gone: the chance to answer, or active fire where it is aimed at somebody who did not fire (FNG pp. 17, 22).
 * @param at the figure aimed at, where it is one.
 */
export function usesShot(scene: Scene, figure: Figure, at?: number): void {
  const answers =
    figure.mayReturnFire && (at === undefined || answerable(scene.state, figure).some(({ id }) => id === at))
  scene.patch('figures', figure.id, answers ? { mayReturnFire: false } : { fired: true })
}

/** Thrown or fired: it is in his hands no more. */
export const spent = { readied: null, readiedItem: null } as const
