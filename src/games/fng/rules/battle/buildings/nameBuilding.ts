import { rowOf } from '../../../../../main/engine/table.ts'
import { buildingDv } from '../../tables/buildings.ts'
import { defineAction } from '../action.ts'
import { groupById, groupsOf, refusesOutsideBattle, type Structure } from '../battle.ts'
import { emplace, emplaceable } from '../fire/emplace.ts'
import { fightingPosition } from '../../forces/sites.ts'
import { freshStructure, isShelter } from '../structures.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { buildingTypes, kindOfType } from './buildingTypes.ts'
import { structureById } from '../structures.ts'

/** A building of the terrain as areas of 6" by 6", on every floor (FNG p. 40): what is fired at or burned must be named. */
export const nameBuilding = defineAction({
  name: 'nameBuilding',
  title: 'Put a building on the list',
  section: 'ground',
  page: 40,
  words: ['building', 'bunker', 'hooch', 'bar', 'house', 'areas', 'floors'],
  tables: [buildingDv],
  fields: {
    type: {
      kind: 'choice',
      label: 'Built of',
      options: ({ state }) => buildingTypes(rulesOf(state)),
      start: () => 'masonry',
    },
    name: { kind: 'text', label: 'Name', most: 30 },
    floors: { kind: 'number', label: 'Floors above ground', least: 1, most: 6 },
    basement: { kind: 'flag', label: 'Basement' },
    areas: { kind: 'number', label: 'Areas of 6" x 6" on a floor', least: 1, most: 6 },
    sector: { kind: 'number', label: 'Sector', least: 1, most: 6, start: () => 2 },
    heldBy: {
      kind: 'pick',
      from: 'groups',
      label: 'Held by, on the ground floor',
      optional: true,
      among: ({ state }) => groupsOf(state, 'ours', 'theirs', 'civilian').map(({ id }) => id),
    },
    ready: {
      kind: 'flag',
      label: 'Their guns stand in position',
      asked: ({ state, values }) => typeof values['heldBy'] === 'number' && emplaceable(state, values['heldBy']),
      start: () => true,
      absent: false,
    },
  },
  refuses: refusesOutsideBattle,
  likely: () => 5,
  entry: (state, { name, type }) =>
    `On the table: ${name === '' ? rowOf(rulesOf(state).table(buildingDv), type).cells.structure : name}`,
  run(scene, { type, name, floors, basement, areas, sector, heldBy, ready }) {
    const row = rowOf(scene.table(buildingDv), type)
    const { dv } = row.gives
    const title = name === '' ? row.cells.structure : name
    const levels = Array.from({ length: floors + Number(basement) }, (_, i) => i - Number(basement))
    const single = levels.length * areas === 1
    let first: number | null = null
    for (const level of levels) {
      for (let nth = 1; nth <= areas; nth++) {
        const named = single ? title : `${title}, ${floorName(level)}${areas > 1 ? `, area ${nth}` : ''}`
        const holds = level === 0 && nth === 1 ? heldBy : null
        const id: number = scene.add('structures', {
          ...freshStructure,
          kind: kindOfType(row),
          name: named,
          sector,
          dv,
          dvAtStart: dv,
          type,
          groupId: holds,
          level: single ? null : level,
        })
        first ??= id
        if (!single) scene.patch('structures', id, { buildingId: first })
      }
    }
    const held = heldBy === null ? '' : ` ${groupById(scene.state, heldBy).name} is in it.`
    scene.note(`${title}: ${levels.length * areas} ${single ? 'area' : 'areas'} of DV ${dv}.${held}`, { page: 41 })
    if (heldBy !== null && ready) emplace(scene, [heldBy])
  },
})

/** What ways in and out cost (FNG p. 41). */
const costs = 'A door costs 2", a window ends the move, a floor up or down costs half of it.'

/** How those inside stand; thatch hides and stops nothing, and a bunker holds so many (FNG pp. 41-42). */
function shelterOf({ kind, type }: Structure): string {
  if (type === fightingPosition) return 'in cover; small arms and small blasts pass over who lies in it'
  if (kind === 'hooch') return 'concealed, and no cover'
  const men = 'still men in cover, moving ones concealed'
  return kind === 'bunker' ? `${men}; it holds up to four of ours, who see 90 degrees out of each opening` : men
}

const floorName = (level: number): string =>
  level < 0 ? 'basement' : level === 0 ? 'ground floor' : `floor ${level + 1}`

/** Who is in an area: a group goes in or comes out (FNG p. 41). */
export const enterBuilding = defineAction({
  name: 'enterBuilding',
  title: 'Go in or come out',
  section: 'move',
  page: 41,
  words: ['enter', 'leave', 'building', 'bunker', 'occupy'],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => groupsOf(state, 'ours', 'theirs', 'civilian').map(({ id }) => id),
      start: ({ state, selected }) =>
        groupsOf(state, 'ours', 'theirs').find(({ id }) => selected.includes(id))?.id ?? null,
    },
    area: {
      kind: 'pick',
      from: 'structures',
      label: 'Into',
      help: 'Nothing: it comes out.',
      optional: true,
      among: ({ state }) =>
        state.structures.filter((place) => isShelter(place) && place.groupId === null).map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (state.structures.some(isShelter) ? null : 'There is no building on the list.'),
  likely: () => 5,
  entry: (state, { group, area }) =>
    `${groupById(state, group).name} ${area === null ? 'comes out' : `goes into ${structureById(state, area).name}`}`,
  run(scene, { group, area }) {
    for (const place of scene.state.structures)
      if (place.groupId === group) scene.patch('structures', place.id, { groupId: null })
    if (area !== null) scene.patch('structures', area, { groupId: group })
    const { name } = groupById(scene.state, group)
    const place = area === null ? null : structureById(scene.state, area)
    const where = place === null ? 'is in the open again' : `is in ${place.name}: ${shelterOf(place)}`
    scene.note(`${name} ${where}. ${costs}`, { page: 41 })
  },
})
