import type { Rules } from '../../../../main/engine/system.ts'
import type { Row } from '../../../../main/engine/table.ts'
import { mid1968 } from '../../rules/calendar.ts'
import { isAreaOpen } from '../../rules/missions.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { missionNames } from '../../rules/words.ts'
import { canCount, populationIn } from '../supportCard/supportTables.ts'
import { carriedBy, spread } from '../shared/weaponLines.ts'
import { membersOf, tableNamed } from '../../../../main/sheets/qrs/book.ts'
import { generatorOf, groundsOf } from './missionTables.ts'
import { families } from './qrsSheets.ts'
import type { Only } from '../../../../main/sheets/qrs/plainTable.ts'
import { fngBook } from './fngBook.ts'

/**
 * What of its tables a mission can come to: its own column of points, its Support Level, its enemies, its ground.
 * @returns what is printed of each table, by id.
 */
export function missionRows(state: FngState, rules: Rules, mission: Mission): (id: string) => Only {
  const standing = { level: mission.supportLevel ?? 0, population: populationIn(state, rules, mission) }
  const ground = groundsOf(state, mission)
  const onGround: Only = { row: ({ key }) => ground.has(key!) }
  const own: Readonly<Record<string, Only>> = {
    ...(mission.type === null ? {} : ofKind(mission, mission.type)),
    ...byCorps(rules, mission),
    ...(isAreaOpen(state, mission) ? {} : ofEnemies(rules, mission)),
    ...ofCraft(rules, mission),
    ...ofArms(state),
    ...Object.fromEntries(['terrain.effects', 'terrain.special-effects'].map((id) => [id, onGround])),
  }
  return (id) => ({ ...own[id], modifier: (modifier) => canCount(modifier, standing) })
}

function ofKind({ defenseTask }: Mission, type: NonNullable<Mission['type']>): Record<string, Only> {
  const name = missionNames[type]
  const others = Object.values(missionNames).filter((one) => one !== name)
  return {
    'mission.victory-points': {
      // Only a Check Point detains (FNG p. 99).
      row: ({ key, cells }) => cells?.[name] !== '-' && (key !== 'civilianDetained' || defenseTask === 'checkPoint'),
      column: (head) => !others.includes(head),
    },
    'mission.game-length': { row: ({ key }) => key === type },
  }
}

/** What is known of the rows of availability before their dice are rolled. */
const whatHolds = ({ corps, halfMonth }: Mission): Readonly<Record<string, boolean>> => ({
  iiCorps: corps === 'ii',
  ivCorps: corps === 'iv',
  beforeMid1968: halfMonth < mid1968,
})

/** The tables of three Corps: of rows with the same score the first that fits this one. */
function byCorps(rules: Rules, mission: Mission): Record<string, Only> {
  const holds = whatHolds(mission)
  const ids = ['air.availability.ii-iii-iv-corps', 'heli.gunship-availability.ii-iii-iv-corps']
  const only = (id: string): Only => {
    const firsts = firstsOf(rules.table(tableNamed(fngBook, id)).rows, holds)
    return { row: (row) => firsts.includes(row), column: (head) => head !== 'Corps' }
  }
  return Object.fromEntries([...ids, 'heli.gunship-availability.i-corps'].map((id) => [id, only(id)]))
}

/** Of the craft that are sent by a roll those that this Corps and date can send; all others may come to any mission. */
function ofCraft(rules: Rules, mission: Mission): Record<string, Only> {
  const where = mission.corps === 'i' ? 'i-corps' : 'ii-iii-iv-corps'
  const sent = ['air.availability', 'heli.gunship-availability'].flatMap((start) =>
    sentBy(rules, mission, `${start}.${where}`),
  )
  const rolledFor = new Set(['strike', 'gunship', 'observation'])
  const comes = ({ key, gives }: Row): boolean =>
    !rolledFor.has(String(gives?.['kind'])) || gives?.['nightOnly'] === true || sent.includes(key!)
  return Object.fromEntries(['list.fwf-aircraft', 'list.fwf-helicopters'].map((id) => [id, { row: comes }]))
}

/** Keys of the craft in the rows that can come up, with those that fly beside them. */
const sentBy = (rules: Rules, mission: Mission, id: string): string[] =>
  firstsOf(rules.table(tableNamed(fngBook, id)).rows, whatHolds(mission)).flatMap(({ outcome, gives }) => [
    String(outcome),
    String(gives?.['partner'] ?? outcome),
  ])

/** Of our weapons those that the platoon has. */
function ofArms(state: FngState): Record<string, Only> {
  const carried = new Set(spread(carriedBy(state)))
  const own: Only = { row: ({ key }) => carried.has(key!) }
  return Object.fromEntries(membersOf(fngBook, families.fwfWeapons).map(({ id }) => [id, own]))
}

const scoreOf = ({ from, to, then }: Row): string => JSON.stringify([from, to, then])

/** The rows that can come up: one of which it is known that it counts shuts out those after it. */
function firstsOf(rows: readonly Row[], holds: Readonly<Record<string, boolean>>): Row[] {
  const shut = new Set<string>()
  return rows.filter((row) => {
    if ((row.when !== undefined && holds[row.when] === false) || shut.has(scoreOf(row))) return false
    if (row.when !== undefined && holds[row.when] === true) shut.add(scoreOf(row))
    return true
  })
}

const forces = ['lvc', 'mfvc', 'nva'] as const

/** Only whom the area's Enemy Generator can bring. */
function ofEnemies(rules: Rules, mission: Mission): Record<string, Only> {
  const met = new Set<unknown>(
    rules.table(tableNamed(fngBook, generatorOf(mission))).rows.map(({ outcome }) => outcome),
  )
  const others = forces.filter((force) => !met.has(force)).map((force) => force.toUpperCase())
  const columns: Only = { column: (head) => !others.includes(head) }
  return {
    'vc-nva-spacing': { row: ({ key }) => met.has(key) },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((eal) => [`reinforcements.vc-nva.eal-${eal}`, columns])),
  }
}
