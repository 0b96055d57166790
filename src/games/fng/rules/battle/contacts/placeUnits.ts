import { explain, note } from '../../../../../main/engine/lines.ts'
import type { TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { armyRepTables } from '../../tables/index.ts'
import { weaponShortName } from '../../weapons.ts'
import { counted } from '../../steps/setup/common.ts'
import { enemyNames } from '../../words.ts'
import { freshFigure } from '../begin/deployed.ts'
import { figureById, membersOf, type Figure } from '../battle.ts'
import { countRounds, rocket, roundsOf } from '../fire/rounds.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { issueEquipment } from './equipment.ts'
import { enemyIn, rulesIn } from './means.ts'
import { meetEnemy } from './meetEnemy.ts'
import type { Planned, PlannedUnit } from './plan.ts'
import { rollWeapons } from './rollWeapons.ts'

/** Where new enemies stand. */
export interface Where {
  /** Sector 1 to 6; null where nobody knows. */
  readonly sector: number | null
  /** Name of the group; the next of E1, E2, E3 where missing. Several units always take the next names. */
  readonly name?: string | undefined
}

/**
 * Puts groups of enemies on the table: weapons and REPs of all of them are rolled in one go (FNG pp. 12, 60).
 * @returns ids of the groups, in the order of the units.
 */
export function placeUnits(scene: Scene, units: readonly PlannedUnit[], where: Where): number[] {
  meetEnemy(scene)
  const placed = units.map((unit) => ({
    unit,
    groupId: addGroup(scene, unit, units.length === 1 ? where : { sector: where.sector }),
  }))
  const figures = placed.flatMap(({ unit, groupId }) => {
    const members = membersOf(scene.state, groupId)
    return unit.men.map((man, i) => ({ man, figure: members[i]! }))
  })
  arm(scene, figures)
  for (const { groupId } of placed) freeLoaders(scene, groupId)
  rollReps(scene, figures)
  for (const { unit, groupId } of placed) {
    issueEquipment(scene, unit, groupId)
    sayPlaced(scene, groupId)
    tally(scene, { event: 'enemyPlaced', about: groupId, count: unit.men.length })
  }
  return placed.map(({ groupId }) => groupId)
}

/** "E3": one more than all that have been here. */
export const nextEnemyName = ({ state }: Pick<Scene, 'state'>): string =>
  `E${Math.max(0, ...state.groups.map(({ name }) => Number(/^E(\d+)/.exec(name)?.[1] ?? 0))) + 1}`

function addGroup(scene: Scene, { men }: PlannedUnit, where: Where): number {
  const name = where.name ?? nextEnemyName(scene)
  const groupId = scene.add('groups', {
    side: 'theirs',
    name,
    squad: null,
    leaderId: null,
    sector: where.sector,
    strength: men.length,
    activated: false,
    unseenTurns: 0,
    hidden: false,
  })
  men.forEach((man, i) => {
    const id = scene.add('figures', { ...freshFigure, ...figureOf(man), groupId, name: `${name} ${i + 1}` })
    if (man.role !== 'leader') return
    // A Political Officer commands beside the Leader of a group, not in his place (FNG p. 96).
    if (man.post === null || scene.row('groups', groupId).leaderId === null)
      scene.patch('groups', groupId, { leaderId: id })
  })
  return groupId
}

/** Nobody knows his REP and weapon yet. */
const figureOf = ({ role, sidearm, post, traits, items }: Planned) => ({
  side: 'theirs' as const,
  soldierId: null,
  rep: 3,
  role,
  weapon: 'unarmed',
  sidearm,
  post,
  traits: joined(traits),
  items: joined(items.filter((item) => item !== rocket)),
  ...roundsOf(items),
})

const joined = (keys: readonly string[]): string | null => (keys.length === 0 ? null : keys.join(' '))

interface Placing {
  readonly man: Planned
  readonly figure: Figure
}

function arm(scene: Scene, placing: readonly Placing[]): void {
  const asked = placing.map(({ man, figure }) => ({ id: figure.id, name: figure.name, list: man.list, arms: man.arms }))
  rollWeapons(scene, asked).forEach((weapon, i) => {
    scene.patch('figures', placing[i]!.figure.id, { weapon })
  })
  countRounds(
    scene,
    placing.map(({ figure }) => figureById(scene.state, figure.id)),
  )
}

/** A BAR among the LMGs has no loader: his assistant is an ordinary rifleman (rulings to FNG pp. 12, 27). */
function freeLoaders(scene: Scene, groupId: number): void {
  const members = membersOf(scene.state, groupId)
  const alone = members.filter((m) => m.role === 'gunner' && weaponFigures(scene, m.weapon).family === 'sf-rifle')
  for (const { id } of members.filter(({ role }) => role === 'loader').slice(0, alone.length))
    scene.patch('figures', id, { role: 'rifleman' })
}

function rollReps(scene: Scene, placing: readonly Placing[]): void {
  for (const { man, figure } of placing) if (man.rep !== null) scene.patch('figures', figure.id, { rep: man.rep })
  const open = placing.filter(({ man }) => man.rep === null)
  for (const list of new Set(open.map(({ man }) => man.list))) {
    const own = open.filter(({ man }) => man.list === list)
    const situations = own.map(({ figure }) => ({ subject: figure.id, why: figure.name }))
    scene.rollAll(armyRepTables[list], situations).forEach((roll, i) => {
      takeRep(scene, own[i]!.figure, roll)
    })
  }
}

function takeRep(scene: Scene, { id }: Figure, roll: TableRoll): void {
  const rep = Number(roll.row.outcome)
  scene.patch('figures', id, { rep })
  const { name, weapon } = figureById(scene.state, id)
  scene.say(
    explain(roll, `${name}: REP ${rep}, ${weaponShortName(weapon, rulesIn(scene))}.`, {
      collection: 'figures',
      id,
      field: 'rep',
    }),
  )
}

function sayPlaced(scene: Scene, groupId: number): void {
  const { name, sector, leaderId } = scene.row('groups', groupId)
  const members = membersOf(scene.state, groupId)
  const leader = leaderId === null ? 'no Leader' : `led by ${figureById(scene.state, leaderId).name}`
  const at = sector === null ? '' : ` in sector ${sector}`
  const who = `${counted(members.length, 'figure')} of ${enemyNames[enemyIn(scene)]}`
  scene.say(note(`${name}: ${who}${at}, ${leader}.`, { about: { collection: 'groups', id: groupId }, page: 60 }))
}
