import { cohesion, receivedFire } from '../../tables/reactions.ts'
import { aboutCraft } from '../air/arrive.ts'
import { aboard, craftById, isFit, isOver, pilotRep } from '../air/craft.ts'
import { groupById, type Craft, type Figure } from '../battle.ts'
import { isDirect } from '../fire/fireForm.ts'
import { weaponFigures } from '../fire/weapons.ts'
import { mayAnswer } from '../reactions/answer.ts'
import { outranks } from '../reactions/outgunned.ts'
import type { Scene } from '../scene.ts'
import { flyersOf } from './crew.ts'
import { staysOver } from './overTable.ts'

/**
 * A Loach that stays over the table reacts to fire as an infantryman in the air (FNG p. 88): Received Fire, and Cohesion where it
 * says so, with the REP of its pilot. Its guns may answer, its crew ducks, or it makes off.
 */
export function reactInTheAir(scene: Scene, craftId: number, shooters: readonly number[]): void {
  const craft = craftById(scene.state, craftId)
  const [pilot] = flyersOf(scene.state, craftId)
  if (!staysOver(craft) || !isOver(craft) || !pilot) return
  const guns = gunsOf(scene, craftId)
  const outgunned = guns.every(({ weapon }) => outranks(scene, pilot, weapon, { shooters }))
  const roll = scene.roll(receivedFire, { ...askedOf(craft, pilot), when: { outgunned } })
  const about = aboutCraft(craftId, 'mode')
  switch (roll.row.outcome) {
    case 'fire':
      scene.tell(roll, `${craft.name} holds its course, and whoever has a weapon in it may fire back.`, about)
      for (const { id } of guns) mayAnswer(scene, id, shooters)
      return
    case 'carryOn':
      scene.tell(roll, `${craft.name} holds its course.`, about)
      return
    case 'duckBack':
      scene.tell(roll, `${craft.name} swings behind the nearest cover; its guns fire at a point less.`, about)
      duck(scene, craftId)
      return
    case 'cohesion':
      scene.tell(roll, `The crew of ${craft.name} wavers.`, about)
      waver(scene, craft, pilot)
  }
}

const askedOf = (craft: Craft, pilot: Figure) => ({
  subject: pilot.id,
  why: `${craft.name}, pilot REP ${pilotRep(craft)}`,
  numbers: { REP: pilotRep(craft) },
})

/** Whoever aboard has something to answer with, as far as wounds and ammunition go. */
const gunsOf = (scene: Scene, craftId: number): Figure[] =>
  aboard(scene.state, craftId).filter(
    ({ side, status, weapon, outOfAmmo, role }) =>
      side === 'ours' &&
      isFit(status) &&
      !outOfAmmo &&
      role !== 'medic' &&
      isDirect(scene.state, weapon) &&
      weaponFigures(scene, weapon).targets > 0,
  )

function duck(scene: Scene, craftId: number): void {
  for (const { id, role, status } of aboard(scene.state, craftId))
    if (role === 'aircrew' && status === 'carryOn') scene.patch('figures', id, { status: 'duckBack' })
}

function waver(scene: Scene, craft: Craft, pilot: Figure): void {
  const { strength } = groupById(scene.state, pilot.groupId)
  const crew = scene.state.figures.filter(({ groupId, status }) => groupId === pilot.groupId && isFit(status))
  const roll = scene.roll(cohesion, { ...askedOf(craft, pilot), when: { halfStrength: crew.length * 2 <= strength } })
  const retires = roll.row.outcome === 'retire' && craft.mode !== 'landed'
  const what = retires ? 'has had enough and makes off the table' : 'keeps its nerve'
  scene.tell(roll, `${craft.name} ${what}.`, aboutCraft(craft.id, 'mode'))
  if (!retires) return
  duck(scene, craft.id)
  // Told to retire, they do not fire either (FNG p. 90).
  for (const { id } of crew) scene.patch('figures', id, { fired: true })
  scene.patch('craft', craft.id, { mode: 'flying', overSince: null })
}
