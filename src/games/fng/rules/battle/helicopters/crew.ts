import { explain } from '../../../../../main/engine/lines.ts'
import { mountsOf } from '../../aircraftLoads.ts'
import { heliCrewRep } from '../../tables/helicopters.ts'
import type { AircraftCrewman, AircraftWeapon } from '../../tables/aircraftTypes.ts'
import { aboutCraft } from '../air/arrive.ts'
import { craftById, isFit, mustBeHelicopter } from '../air/craft.ts'
import { figureById, repOf, type Figure } from '../battle.ts'
import { freshFigure } from '../begin/deployed.ts'
import { weaponNamed } from '../contacts/weaponNamed.ts'
import { unarmed } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { addGroup } from '../support/ours/addGroup.ts'

/** What each man of a crew is called. */
const posts: Readonly<Record<AircraftCrewman, string>> = {
  pilot: 'pilot',
  coPilot: 'co-pilot',
  gunner: 'gunner',
  doorGunner: 'door gunner',
  crewChief: 'crew chief',
  lightOperator: 'light operator',
  observer: 'observer',
  reo: 'REO',
  bombardier: 'bombardier',
  radioOperator: 'radio operator',
  gunCrew: 'gun crew',
}

/** Weapons that a man holds, by what the list puts at his place. */
const held: Readonly<Partial<Record<AircraftWeapon, string>>> = {
  doorM60: 'm60',
  doorHmg: 'm2hb',
  personalWeapon: 'm16',
}

/**
 * Puts the crew into a helicopter: figures of ours, aboard, each with a REP of his own (FNG p. 87). They form a group
 * that stands on the table only when they are out of it.
 * @param rep of them all, where a chart says it; null: rolled.
 * @returns the REP of the pilot.
 */
export function addCrew(scene: Scene, craftId: number, rep: number | null): number {
  const craft = craftById(scene.state, craftId)
  const names = postsOf(scene, craftId)
  const groupId = addGroup(scene, { squad: null, strength: names.length })
  const pistol = weaponNamed(scene, 'pistol', 'FWF')
  const ids = names.map(({ name, weapon }) =>
    scene.add('figures', {
      ...freshFigure,
      groupId,
      side: 'ours',
      soldierId: null,
      name: `${craft.name} ${name}`,
      rep: rep ?? 0,
      role: 'aircrew',
      weapon,
      sidearm: pistol,
      setUp: weapon === held.doorM60 || weapon === held.doorHmg,
      aboardId: craftId,
    }),
  )
  // They are in no sector before they are on the table.
  scene.patch('groups', groupId, { leaderId: ids[0]!, sector: null })
  if (rep === null) rollReps(scene, ids)
  return repOf(figureById(scene.state, ids[0]!))
}

interface Post {
  readonly name: string
  readonly weapon: string
}

/** The crew as the list has it, pilot first; guns go to door gunners, then to the crew chief, then to the observer. */
function postsOf(scene: Scene, craftId: number): Post[] {
  const craft = craftById(scene.state, craftId)
  const entry = mustBeHelicopter(scene.state, craft)
  const crew = Object.entries(entry).flatMap(([key, count]) => {
    const [part, who] = key.split('.')
    return part === 'crew' ? Array.from({ length: Number(count) }, () => who as AircraftCrewman) : []
  })
  const mounts = mountsOf(entry, craft.load)
  const doors = mounts.filter(({ weapon }) => weapon === 'doorM60' || weapon === 'doorHmg').map(({ weapon }) => weapon)
  const own = mounts.some(({ weapon }) => weapon === 'personalWeapon')
  return crew.map((who, nth) => {
    const door = who === 'doorGunner' || who === 'crewChief' ? doors.shift() : undefined
    const weapon = door ?? (who === 'observer' && own ? 'personalWeapon' : null)
    const several = crew.filter((other) => other === who).length > 1
    const number = crew.slice(0, nth + 1).filter((other) => other === who).length
    return {
      name: several ? `${posts[who]} ${number}` : posts[who],
      weapon: weapon === null ? unarmed : (held[weapon] ?? unarmed),
    }
  })
}

function rollReps(scene: Scene, ids: readonly number[]): void {
  const figures = ids.map((id) => figureById(scene.state, id))
  const rolls = scene.rollAll(
    heliCrewRep,
    figures.map(({ id, name }) => ({ subject: id, why: name })),
  )
  rolls.forEach((roll, i) => {
    const { id, name } = figures[i]!
    scene.patch('figures', id, { rep: roll.row.outcome })
    scene.say(explain(roll, `${name}: REP ${roll.row.outcome}.`, { collection: 'figures', id, field: 'rep' }))
  })
}

/** Who can fly it just now, the pilot first: he and the co-pilot, gunner or observer beside him. */
export function flyersOf(state: FngState, craftId: number): Figure[] {
  const groupId = state.figures.find((f) => f.aboardId === craftId && f.role === 'aircrew')?.groupId
  const crew = state.figures.filter((figure) => figure.groupId === groupId)
  return crew.slice(0, seats).filter(({ aboardId, status }) => aboardId === craftId && isFit(status))
}

/** Places with controls before them. */
const seats = 2

/**
 * Another takes the controls when the pilot cannot go on; the book is silent on it.
 * @param before who flew until now.
 * @returns whether anybody is left to fly it.
 */
export function someoneFlies(scene: Scene, craftId: number, before: Figure | undefined): boolean {
  const [now] = flyersOf(scene.state, craftId)
  if (!now) return false
  if (now.id === before?.id) return true
  scene.patch('craft', craftId, { rep: repOf(now), startRep: repOf(now) })
  scene.note(`${now.name} takes the controls, REP ${repOf(now)}.`, { about: aboutCraft(craftId), page: 87 })
  return true
}
