import { readChance } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutFigure, figureById } from '../battle.ts'
import type { Scene } from '../scene.ts'
import type { Firing } from './toHit.ts'
import { isLauncher, oncePerTurn, takesLoader } from './weaponClasses.ts'
import { weaponFigures } from './weapons.ts'

/** What the die for a jammed BAR is asked for by. */
export const barJam = 'battle.bar-jam'

/** Two 1s in one firing empty a weapon, three where a loader feeds it (FNG p. 30). */
export const onesThatEmpty = 2
export const onesWithLoader = 3

/**
 * After all dice of a firing have been applied: empty weapons, and the jams of the CF's BAR (FNG pp. 13, 30). Weapons
 * that fire one round at a time never run dry so.
 */
export function spendAmmo(scene: Scene, firings: readonly Firing[]): void {
  for (const { shot, shooter, weapon, ones } of firings) {
    const limit = takesLoader(weapon) && shot.loader === true ? onesWithLoader : onesThatEmpty
    const fed = weapon.blast === null && !oncePerTurn(weapon) && !isLauncher({ ...weapon, key: shooter.weapon })
    if (fed && ones >= limit) goesEmpty(scene, shooter.id, shot.weapon ?? shooter.weapon, ones)
  }
  rollJams(scene, firings)
}

/** It is the weapon fired that is empty: his sidearm, and he goes on with what is in his hands, or the other way round. */
function goesEmpty(scene: Scene, figureId: number, key: string, ones: number): void {
  const figure = figureById(scene.state, figureId)
  const atBelt = key === figure.sidearm && key !== figure.weapon
  scene.patch('figures', figureId, atBelt ? { sidearmEmpty: true } : { outOfAmmo: true, mayReturnFire: false })
  const text = atBelt
    ? `The ${weaponFigures(scene, key).name} of ${figure.name} is empty`
    : `${figure.name} is out of ammo`
  scene.note(`${text}: ${ones} 1s.`, { about: aboutFigure(figure), page: 30 })
}

/** The CF's BAR jams on a 1 each time it is fired; clearing it takes as long as reloading (FNG p. 13, ruling). */
function rollJams(scene: Scene, firings: readonly Firing[]): void {
  const bars = firings.filter(({ weapon }) => weapon.key === 'bar-cf').map(({ shooter }) => shooter)
  const throws = scene.diceAll(
    bars.map(({ id, name }) => ({
      key: barJam,
      subject: id,
      count: 1,
      why: `BAR of ${name}: jams on a 1`,
      readings: [readChance({ title: 'BAR', page: 13 }, { from: 1, to: 1 }, { yes: 'It jams', no: 'It works' })],
    })),
  )
  bars.forEach((figure, i) => {
    const jams = throws[i]!.faces[0] === 1
    const text = jams
      ? `The BAR of ${figure.name} jams: clear it as for reloading.`
      : `The BAR of ${figure.name} works.`
    scene.say(explainDice(text, throws[i]!, { about: aboutFigure(figure), page: 13 }))
    if (jams) scene.patch('figures', figure.id, { outOfAmmo: true, mayReturnFire: false })
  })
}
