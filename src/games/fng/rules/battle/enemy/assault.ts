import { readChance } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { reach } from '../../reach.ts'
import { isUp, membersOf, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { type Standing, order, names } from './standing.ts'
import { splitToCharge } from './splitToCharge.ts'

/** They come (FNG p. 69): from afar into range, nearer in two parts, and from 6" with grenades first. */
export function assault(scene: Scene, at: Standing): void {
  const { group, target, inches } = at
  if (inches > reach.farOff) {
    const text = `${group.name} goes as fast as it can until ${target.name} is in range, in cover where it can; there it sets up to fire.`
    scene.note(text, { page: 69 })
    return
  }
  if (inches > reach.close) {
    splitToCharge(scene, at)
    return
  }
  const men = membersOf(scene.state, group.id).filter(isUp)
  if (at.odds.threeTimes) humanWave(scene, at, men)
  else grenadesFirst(scene, at, men)
}

/** Three to one or more: nobody stops to throw, and each has a success for sure in his Charge into Melee. */
function humanWave(scene: Scene, { group, target, odds }: Standing, men: readonly Figure[]): void {
  order(scene, men, 'humanWave')
  const text = `${group.name} comes as a human wave, ${odds.theirs} against ${odds.ours}: everybody charges ${target.name} with one automatic success.`
  scene.note(text, { page: 69 })
}

/** A man whose die is as high throws one before the charge (FNG p. 69). */
export const throwsFrom = 5

function grenadesFirst(scene: Scene, { group, target }: Standing, men: readonly Figure[]): void {
  const throwing = whoThrows(scene, men, throwsFrom, 69)
  const charging = men.filter((man) => !throwing.includes(man))
  order(scene, throwing, 'grenade')
  order(scene, charging, 'charge')
  const first = throwing.length === 0 ? 'Nobody throws a grenade' : `${names(throwing)} ready and throw a grenade first`
  const then = charging.length === 0 ? 'nobody charges' : `${names(charging)} charge ${target.name}`
  scene.note(`${group.name}: ${first}; ${then}.`, { page: 69 })
}

/**
 * One die for each figure that might throw a grenade (FNG pp. 69, 70).
 * @param from the lowest face on which a figure does.
 * @returns those who do.
 */
export function whoThrows(scene: Scene, men: readonly Figure[], from: number, page: number): Figure[] {
  const throws = scene.diceAll(
    men.map(({ id, name }) => ({
      key: 'battle.enemy-grenade',
      subject: id,
      count: 1,
      why: `${name}: a grenade on ${from}-6`,
      readings: [
        readChance({ title: 'Grenades', page }, { from, to: 6 }, { yes: 'Reaches for a grenade', no: 'No grenade' }),
      ],
    })),
  )
  return men.filter((man, i) => {
    const thrown = throws[i]!
    const does = thrown.faces[0]! >= from
    const about = { collection: 'figures', id: man.id, field: 'orders' }
    scene.say(
      explainDice(`${man.name} ${does ? 'reaches for a grenade' : 'throws no grenade'}.`, thrown, { about, page }),
    )
    return does
  })
}
