import { readyTheGrenade } from '../../tables/grenades.ts'
import { aboutFigure, battleOf, figureById, repOf, withRep } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { useRound } from './rounds.ts'
import type { Firing } from './toHit.ts'
import { isLauncher, oncePerTurn } from './weaponClasses.ts'
import { weaponFigures } from './weapons.ts'

/**
 * What firing a one-round weapon leaves behind: used for this turn, a round less, thrown away, or being loaded (FNG pp. 13,
 * 27-29).
 *
 * @param atWall it was fired at a building.
 */
export function afterLaunch(scene: Scene, firings: readonly Firing[], atWall = false): void {
  const { turn } = battleOf(scene.state)
  for (const { shot, shooter } of firings) {
    const held = weaponFigures(scene, shot.weapon ?? shooter.weapon)
    if (!oncePerTurn(held) && !isLauncher(held) && held.blast === null) continue
    scene.patch('figures', shooter.id, { launchTurn: turn })
    if (held.key === shooter.weapon) useRound(scene, shooter.id, atWall)
    if (held.key === throwaway) throwAway(scene, shooter.id)
    if (shooter.weapon === 'm203' && held.key !== throwaway && held.family === 'grenades') loadAgain(scene, shooter.id)
  }
}

/** The LAW is fired once and thrown away (FNG p. 27). */
const throwaway = 'm72-law'

function throwAway(scene: Scene, figureId: number): void {
  scene.patch('figures', figureId, { readied: null, readiedItem: null })
  tally(scene, { event: 'lawFired', figureId, text: throwaway })
}

/** The M203 goes off whenever it is fired; the roll says when the next round is in (FNG p. 29, ruling). */
function loadAgain(scene: Scene, figureId: number): void {
  const figure = figureById(scene.state, figureId)
  const roll = scene.roll(readyTheGrenade, {
    subject: figureId,
    why: `${withRep(figure)}, next round of the M203`,
    numbers: { REP: repOf(figure) },
  })
  const later = roll.row.outcome === 'nextActive'
  scene.patch('figures', figureId, { readied: later ? 'whenActive' : null, readiedItem: later ? 'm203' : null })
  const when = later ? 'not before his next activation' : 'in reaction or when next active'
  scene.tell(roll, `${figure.name}'s M203 is loaded again ${when}.`, aboutFigure(figure))
}
