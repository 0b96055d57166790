import { collapseAbove } from '../../tables/buildings.ts'
import { repOf, withRep, type Figure, type Structure } from '../battle.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { bringDown, knockDown, type Harmed } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { areasOf, buildingRow, occupantsOf, structureById } from '../structures.ts'

/** What an area's fall asks: who is in it, besides the group that holds it. */
export type Inside = ReadonlyMap<number, readonly number[]>

/**
 * An area comes down: everybody in it is dead, what is above may follow, and of a solid building the floor below is
 * buried under it (FNG p. 40).
 * @param inside who is in which area, where the player has said so; else the group that holds it.
 */
export function collapse(scene: Scene, structureId: number, by: number | null, inside: Inside): Harmed[] {
  const place = structureById(scene.state, structureId)
  const fallen = [...crush(scene, place, by, inside), ...bury(scene, place, by, inside)]
  const upward = climb(scene, place, by, inside)
  return [...fallen, ...upward, ...lose(scene, place, by, inside)]
}

const peopleIn = (scene: Scene, place: Structure, inside: Inside): readonly number[] =>
  inside.get(place.id) ?? occupantsOf(scene.state, place).map(({ id }) => id)

const isStanding = ({ state }: Structure): boolean => state !== 'destroyed'

function ruin(scene: Scene, place: Structure): void {
  scene.patch('structures', place.id, { state: 'destroyed', groupId: null })
  scene.remove('lasting', ({ structureId, kind }) => structureId === place.id && kind !== 'charge')
}

/** Those under it: Obviously Dead; in a hooch only who passes no die (FNG p. 41). */
function crush(scene: Scene, place: Structure, by: number | null, inside: Inside): Harmed[] {
  const ids = peopleIn(scene, place, inside)
  const { survivesCollapse } = buildingRow(scene, place).gives
  const people = ids.map((id) => scene.row('figures', id))
  const dead = survivesCollapse ? whoIsCrushed(scene, people) : ids
  scene.note(`${place.name} collapses.`, { page: 40 })
  const harmed = bringDown(scene, dead, 'obviouslyDead', by, `under ${place.name}`)
  ruin(scene, place)
  return harmed
}

function whoIsCrushed(scene: Scene, people: readonly Figure[]): number[] {
  const throws = scene.diceAll(
    people.map((figure) => ({
      key: 'battle.hooch-collapse',
      subject: figure.id,
      count: 1,
      passesAt: repOf(figure),
      why: `${withRep(figure)}: gets out of the hooch?`,
    })),
  )
  return people.flatMap((figure, i) => {
    const saved = throws[i]!.faces[0]! <= repOf(figure)
    const text = saved ? `${figure.name} crawls out unhurt.` : `${figure.name} does not get out.`
    scene.say(explainDice(text, throws[i]!, { page: 41 }))
    return saved ? [] : [figure.id]
  })
}

/** The floor right under a fallen one is rubble in a solid building, and nobody lives in it (FNG p. 40, ruling). */
function bury(scene: Scene, place: Structure, by: number | null, inside: Inside): Harmed[] {
  const below = beside(scene, place, -1)
  if (!below || !buildingRow(scene, place).gives.rubble) return []
  scene.note(`${below.name} is rubble now.`, { page: 40 })
  const harmed = bringDown(scene, peopleIn(scene, below, inside), 'obviouslyDead', by, `under the rubble`)
  ruin(scene, below)
  return harmed
}

/** @returns the standing area right above or below: the same one counted along its floor. */
function beside(scene: Scene, place: Structure, step: 1 | -1): Structure | null {
  const level = place.level ?? 0
  const floor = (at: number) => areasOf(scene.state, place).filter((area) => (area.level ?? 0) === at)
  const nth = floor(level).findIndex(({ id }) => id === place.id)
  const found = floor(level + step)[nth]
  return found && isStanding(found) ? found : null
}

/** Going up a die for each area: those in it are only knocked down (FNG p. 40, ruling). */
function climb(scene: Scene, place: Structure, by: number | null, inside: Inside): Harmed[] {
  const above = beside(scene, place, 1)
  if (!above) return []
  const roll = scene.roll(collapseAbove, { subject: above.id, why: above.name })
  const comes = roll.row.outcome === 'collapses'
  scene.tell(roll, comes ? `${above.name} comes down too.` : `${above.name} holds.`)
  if (!comes) return []
  const harmed = knockDown(scene, peopleIn(scene, above, inside), by)
  ruin(scene, above)
  return [...harmed, ...climb(scene, above, by, inside)]
}

/** When nothing of a level stands, all above it falls (FNG p. 40). */
function lose(scene: Scene, place: Structure, by: number | null, inside: Inside): Harmed[] {
  const areas = areasOf(scene.state, structureById(scene.state, place.id))
  const level = place.level ?? 0
  if (areas.some((area) => (area.level ?? 0) === level && isStanding(area))) return []
  return areas
    .filter((area) => (area.level ?? 0) > level && isStanding(area))
    .flatMap((area) => {
      scene.note(`${area.name} has nothing left to stand on and falls.`, { page: 40 })
      const harmed = knockDown(scene, peopleIn(scene, area, inside), by)
      ruin(scene, area)
      return harmed
    })
}
