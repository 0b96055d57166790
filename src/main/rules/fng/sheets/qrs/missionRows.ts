import type { Rules } from '../../../../engine/system.ts'
import type { Row } from '../../../../engine/table.ts'
import { mid1968 } from '../../calendar.ts'
import type { FngState, Mission } from '../../state.ts'
import { areaKeyOf, populationOf } from '../../steps/setup/areas.ts'
import { missionNames } from '../../words.ts'
import { canCount } from '../supportTables.ts'
import { tableNamed } from './members.ts'
import { generatorOf, groundsOf } from './missionTables.ts'
import type { Only } from './qrsTable.ts'

/**
 * What of its tables a mission can come to: its own column of points, its Support Level, its enemies, its ground.
 * @returns what is printed of each table, by id.
 */
export function missionRows(state: FngState, rules: Rules, mission: Mission): (id: string) => Only {
  const standing = { level: mission.supportLevel ?? 0, population: populationOf(rules, areaKeyOf(mission)) }
  const ground = groundsOf(state, mission)
  const onGround: Only = { row: ({ key }) => ground.has(key!) }
  const own: Readonly<Record<string, Only>> = {
    ...(mission.type === null ? {} : ofKind(mission.type)),
    ...byCorps(rules, mission),
    ...ofEnemies(rules, mission),
    ...Object.fromEntries(['terrain.effects', 'terrain.special-effects'].map((id) => [id, onGround])),
  }
  return (id) => ({ ...own[id], modifier: (modifier) => canCount(modifier, standing) })
}

function ofKind(type: NonNullable<Mission['type']>): Record<string, Only> {
  const name = missionNames[type]
  const others = Object.values(missionNames).filter((one) => one !== name)
  return {
    'mission.victory-points': {
      row: ({ cells }) => cells?.[name] !== '-',
      column: (head) => !others.includes(head),
    },
    'mission.game-length': { row: ({ key }) => key === type },
  }
}

/** The tables of three Corps: of rows with the same score the first that fits this one. */
function byCorps(rules: Rules, { corps, halfMonth }: Mission): Record<string, Only> {
  const holds: Readonly<Record<string, boolean>> = {
    iiCorps: corps === 'ii',
    ivCorps: corps === 'iv',
    beforeMid1968: halfMonth < mid1968,
  }
  const ids = ['air.availability.ii-iii-iv-corps', 'heli.gunship-availability.ii-iii-iv-corps']
  const only = (id: string): Only => {
    const firsts = firstsOf(rules.table(tableNamed(id)).rows, holds)
    return { row: (row) => firsts.includes(row), column: (head) => head !== 'Corps' }
  }
  return Object.fromEntries([...ids, 'heli.gunship-availability.i-corps'].map((id) => [id, only(id)]))
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
  const met = new Set<unknown>(rules.table(tableNamed(generatorOf(mission))).rows.map(({ outcome }) => outcome))
  const others = forces.filter((force) => !met.has(force)).map((force) => force.toUpperCase())
  const columns: Only = { column: (head) => !others.includes(head) }
  return {
    'vc-nva-spacing': { row: ({ key }) => met.has(key) },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((eal) => [`reinforcements.vc-nva.eal-${eal}`, columns])),
  }
}
