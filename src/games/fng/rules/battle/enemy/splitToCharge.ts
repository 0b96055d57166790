import { isUp, membersOf, type Figure } from '../battle.ts'
import type { FigureRole } from '../collections.ts'
import { nextEnemyName } from '../contacts/placeUnits.ts'
import { weaponFigures, type Family } from '../fire/weapons.ts'
import type { Scene } from '../scene.ts'
import { names, order, type Standing } from './standing.ts'

const crews: readonly FigureRole[] = ['gunner', 'loader', 'rpg']
const heavy: readonly Family[] = ['lmg', 'mmg', 'hmg', 'anti-tank']

/**
 * Between 6" and 12" an assault comes in two equal parts: one, with all support weapons and the odd man, fires; the other
 * tries to charge (FNG p. 69 with its ruling).
 */
export function splitToCharge(scene: Scene, { group, target }: Standing): void {
  const men = membersOf(scene.state, group.id).filter(isUp)
  const free = men.filter((man) => !supports(scene, man) && man.id !== group.leaderId)
  const charging = free.slice(-Math.floor(men.length / 2)).filter(() => men.length > 1)
  if (charging.length === 0) {
    scene.note(`${group.name} has nobody to send: it fires at ${target.name}.`, { page: 69 })
    return
  }
  const name = nextEnemyName(scene)
  const partId = scene.add('groups', {
    side: group.side,
    name,
    squad: null,
    leaderId: null,
    sector: group.sector,
    strength: charging.length,
    activated: true,
    unseenTurns: 0,
    hidden: false,
  })
  for (const { id } of charging) scene.patch('figures', id, { groupId: partId })
  scene.patch('groups', group.id, { strength: Math.max(1, group.strength - charging.length), activated: true })
  order(scene, charging, 'charge')
  const text = `${group.name} fires with all its support weapons; ${names(charging)}, now ${name}, charge ${target.name}, with a Fast Move if they need it.`
  scene.note(text, { about: { collection: 'groups', id: partId }, page: 69 })
}

const supports = (scene: Scene, { role, weapon }: Figure): boolean =>
  crews.includes(role) || heavy.includes(weaponFigures(scene, weapon).family)
