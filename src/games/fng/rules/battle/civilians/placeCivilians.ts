import { halfDie } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { civilianActivity } from '../../tables/civilians.ts'
import { counted } from '../../steps/setup/common.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { defineAction } from '../action.ts'
import { figureById, membersOf, refusesOutsideBattle } from '../battle.ts'
import { freshFigure } from '../begin/deployed.ts'
import type { Scene } from '../scene.ts'
import { doingSays } from './people.ts'

/** REP of every civilian (FNG p. 55). */
export const civilianRep = 2

/** Inches beyond half a die that they stand from their building (FNG p. 55). */
const fromBuilding = 1

/** A mission whose civilians nobody has put on the table. */
const isAwaited = (state: FngState): boolean =>
  missionOf(state).civilians === true &&
  !state.groups.some(({ side, name }) => side === 'civilian' && /^V\d/.test(name))

const buildingsIn = (state: FngState) =>
  state.sectors.filter(({ missionId, buildings }) => missionId === missionOf(state).id && buildings > 0)

/** Civilians at their buildings, and what each of them is about (FNG p. 55). */
export const placeCivilians = defineAction({
  name: 'placeCivilians',
  title: 'Place civilians',
  section: 'civilians',
  page: 55,
  words: ['village', 'villagers', 'people', 'hooch', 'buildings', 'Montagnards'],
  tables: [civilianActivity],
  fields: {
    places: {
      kind: 'rows',
      label: 'Buildings with people',
      least: 1,
      most: 6,
      start: ({ state }) => {
        const rows = buildingsIn(state).map(({ number, buildings }) => ({ sector: number, buildings }))
        return rows.length > 0 ? rows : [{ sector: 1, buildings: 1 }]
      },
      fields: {
        sector: { kind: 'number', label: 'Sector', least: 1, most: 6 },
        buildings: { kind: 'number', label: 'Buildings', least: 1, most: 6, start: () => 1 },
      },
    },
  },
  refuses: refusesOutsideBattle,
  likely: ({ state }) => (isAwaited(state) ? 96 : 2),
  run(scene, { places }) {
    const sectors = places.flatMap(({ sector, buildings }) => Array.from({ length: buildings }, () => sector))
    const groups = sectors.map((sector) => newCivilianGroup(scene, sector))
    const counts = rollHalves(scene, groups, 'battle.civilians', (name) => `People at the building of ${name}, 1/2d6`)
    groups.forEach((groupId, i) => {
      scene.note(`${scene.row('groups', groupId).name}: ${counted(counts[i]!, 'civilian')} in sector ${sectors[i]!}.`, {
        page: 55,
      })
      addCivilians(scene, groupId, counts[i]!)
    })
    const all = groups.flatMap((groupId) => membersOf(scene.state, groupId).map(({ id }) => id))
    standAbout(scene, all)
    rollActivity(scene, all)
  },
})

/** A group for each building: people who stand together (FNG pp. 14, 55). @returns its id. */
export const newCivilianGroup = (scene: Scene, sector: number | null): number =>
  scene.add('groups', {
    side: 'civilian',
    name: `V${1 + Math.max(0, ...scene.state.groups.map(({ name }) => Number(/^V(\d+)$/.exec(name)?.[1] ?? 0)))}`,
    squad: null,
    leaderId: null,
    sector,
    strength: 0,
    activated: false,
    unseenTurns: 0,
    hidden: false,
  })

export function addCivilians(scene: Scene, groupId: number, count: number): void {
  const { strength, name } = scene.row('groups', groupId)
  for (let i = 1; i <= count; i++)
    scene.add('figures', {
      ...freshFigure,
      groupId,
      side: 'civilian',
      soldierId: null,
      role: 'civilian',
      name: `Civilian ${name}-${strength + i}`,
      rep: civilianRep,
      weapon: 'unarmed',
      sidearm: null,
    })
  scene.patch('groups', groupId, { strength: strength + count })
}

function rollHalves(scene: Scene, groups: readonly number[], key: string, why: (name: string) => string): number[] {
  const throws = scene.diceAll(
    groups.map((id) => ({ key, subject: id, count: 1, why: why(scene.row('groups', id).name) })),
  )
  return throws.map((thrown, i) => {
    const score = halfDie(thrown.faces[0]!)
    scene.say(explainDice(`${scene.row('groups', groups[i]!).name}: ${score}.`, thrown, { page: 55, score }))
    return score
  })
}

/** How far from the building each of them stands; in a direction at random (ruling to FNG p. 55). */
function standAbout(scene: Scene, ids: readonly number[]): void {
  const named = (id: number) => figureById(scene.state, id).name
  const throws = scene.diceAll(
    ids.map((id) => ({
      key: 'battle.civilian-place',
      subject: id,
      count: 1,
      why: `From the building, 1/2d6 + ${fromBuilding}": ${named(id)}`,
    })),
  )
  throws.forEach((thrown, i) => {
    const inches = halfDie(thrown.faces[0]!) + fromBuilding
    const about = { collection: 'figures', id: ids[i]! }
    scene.say(
      explainDice(`${named(ids[i]!)}: ${inches}" from the building.`, thrown, { about, page: 55, score: inches }),
    )
  })
}

function rollActivity(scene: Scene, ids: readonly number[]): void {
  const rolls = scene.rollAll(
    civilianActivity,
    ids.map((id) => ({ subject: id, why: figureById(scene.state, id).name })),
  )
  rolls.forEach((roll, i) => {
    const figure = figureById(scene.state, ids[i]!)
    const doing = roll.row.outcome
    scene.patch('figures', figure.id, { doing })
    scene.tell(roll, `${figure.name} ${doingSays[doing]}.`, { collection: 'figures', id: figure.id, field: 'doing' })
  })
}
