import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { explain, explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import { rollAllOnTable, rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState, Mission } from '../../state.ts'
import { areAdjacent, sectorNumbers } from '../../terrain.ts'
import { buildingPresent, civiliansPresent } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { areaKeyOf, populationOf } from './areas.ts'
import { aboutMission, counted, pickByDie } from './common.ts'

/** Buildings round a road are grouped from this many on (FNG p. 50). */
const villageOf = 3

/**
 * Rolls the buildings of the six sectors, moves the isolated ones, and rolls whether there are civilians (FNG p. 46).
 * Where nobody lives nothing is rolled.
 */
export const rollBuildings: Step<FngState> = {
  title: 'Roll buildings and civilians',
  run({ state, rules, dice, say, stands }) {
    mustStandAt(state, 'buildings')
    const mission = missionOf(state)
    const there: number[] = []
    stands?.(() => ({ ...state, sectors: withBuildings(state, mission, there) }))
    const population = populationOf(rules, areaKeyOf(mission))
    const means = { rules, dice, say }
    const rolled = population === 0 ? [] : rollSectors(state, mission, population, { ...means, there })
    there.splice(0, there.length, ...rolled)
    if (population === 0)
      say(note('Population Value 0: no buildings and no civilians.', { page: buildingPresent.page }))
    const standing = rolled.length > 0 ? group(rolled, mission, means) : []
    there.splice(0, there.length, ...standing)
    if (population > 0 && standing.length === 0)
      say(note('No building stands, so there are no civilians.', { page: buildingPresent.page }))
    sayRoad(state, mission, standing.length, say)
    const civilians = standing.length > 0 && rollCivilians(mission, population, means)
    const known = patchRow(state, 'missions', mission.id, { civilians })
    return goOn({ ...known, sectors: withBuildings(state, mission, standing) })
  },
}

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

const stands: Readonly<Record<OutcomeOf<typeof buildingPresent>, boolean>> = { yes: true, no: false }
const present: Readonly<Record<OutcomeOf<typeof civiliansPresent>, boolean>> = { yes: true, no: false }

/** @returns the sectors in which a building came up. */
function rollSectors(
  state: FngState,
  mission: Mission,
  population: number,
  { rules, dice, say, there }: Means & { readonly there: number[] },
): number[] {
  const rolls = rollAllOnTable(
    rules.table(buildingPresent),
    dice,
    sectorNumbers.map((subject) => ({
      subject,
      why: `sector ${subject}, Population Value ${population}`,
      numbers: { 'Population Value': population },
    })),
    ({ row }, nth) => stands[row.outcome] && there.push(sectorNumbers[nth]!),
  )
  return sectorNumbers.filter((number, i) => {
    const roll = rolls[i]!
    const id = state.sectors.find((s) => s.missionId === mission.id && s.number === number)!.id
    const text = `Sector ${number}: ${stands[roll.row.outcome] ? 'a building' : 'no building'}.`
    say(explain(roll, text, { collection: 'sectors', id, field: 'buildings' }))
    return stands[roll.row.outcome]
  })
}

/**
 * Moves isolated buildings to the others; all to one of their sectors when all are isolated (ruling to FNG p. 46).
 * @returns the sector of each building.
 */
function group(rolled: readonly number[], mission: Mission, { dice, say }: Means): number[] {
  const alone = (sector: number) => !rolled.some((other) => areAdjacent(sector, other))
  const isolated = rolled.filter(alone)
  if (isolated.length === 0 || rolled.length === 1) return [...rolled]
  const choose = (options: readonly number[], subject: number, why: string) => {
    const pick = pickByDie(dice, { key: 'terrain.building-group', subject, why }, options)
    if (pick.faces.length > 0) say(explainDice(`${why}: sector ${pick.picked}.`, pick, { page: buildingPresent.page }))
    return pick.picked
  }
  if (isolated.length === rolled.length) {
    const to = choose(rolled, mission.id, `All buildings stand alone and go to one sector (${rolled.join(', ')})`)
    return rolled.map(() => to)
  }
  const others = rolled.filter((sector) => !alone(sector))
  return rolled.map((sector) => {
    if (!alone(sector)) return sector
    const why = `The building of sector ${sector} stands alone and moves`
    if (others.length > 1) return choose(others, sector, `${why} (${others.join(', ')})`)
    say(note(`${why}: sector ${others[0]!}.`, { page: buildingPresent.page }))
    return others[0]!
  })
}

function sayRoad(state: FngState, mission: Mission, buildings: number, say: (line: Line) => void): void {
  const road = state.courses.some((course) => course.missionId === mission.id && course.kind === 'road')
  if (!road || buildings < villageOf) return
  const text = `A road and ${counted(buildings, 'building')}: group them round the road, as near to the centre of the table as possible.`
  say(note(text, { about: { collection: 'missions', id: mission.id }, page: 50 }))
}

function rollCivilians(mission: Mission, population: number, { rules, dice, say }: Means): boolean {
  const roll = rollOnTable(rules.table(civiliansPresent), dice, {
    subject: mission.id,
    why: `Population Value ${population}`,
    numbers: { 'Population Value': population },
  })
  const civilians = present[roll.row.outcome]
  const text = civilians ? 'There are civilians: 1/2d6 for each building.' : 'There are no civilians.'
  say(explain(roll, text, aboutMission(mission, 'civilians')))
  return civilians
}

const withBuildings = (state: FngState, mission: Mission, standing: readonly number[]): FngState['sectors'] =>
  state.sectors.map((sector) =>
    sector.missionId === mission.id
      ? { ...sector, buildings: standing.filter((number) => number === sector.number).length }
      : sector,
  )
