import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { explain, note, type Line } from '../../../../../main/engine/lines.ts'
import { rollAllOnTable, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { addRows } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import { isRainy } from '../../calendar.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { Course, FngState, Mission, Sector } from '../../state.ts'
import {
  bareGround,
  becomesMarsh,
  becomesMud,
  effectsKeyOf,
  lay,
  sectorNumbers,
  type Laid,
  type Piece,
  type Season,
} from '../../terrain.ts'
import { terrainGenerators, type TerrainId } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { areaKeyOf } from './areas.ts'
import { rollCourses } from './rollCourses.ts'
import { rollCraters } from './rollCraters.ts'

/**
 * Rolls the ground of the six sectors (FNG pp. 45-47): two dice each, again where a piece lies on or under another,
 * then the craters, and the courses of rivers and roads.
 */
export const rollTerrain: Step<FngState> = {
  title: 'Roll the terrain',
  run({ state, rules, dice, newId, say, stands }) {
    mustStandAt(state, 'terrain')
    const mission = missionOf(state)
    const ids = sectorNumbers.map(() => newId())
    const season: Season = { rainy: isRainy(mission.halfMonth), terrible: mission.weather === 'terrible' }
    const pieces: Piece[] = sectorNumbers.map(() => bareGround)
    const courses: Course[] = []
    let sectors = () =>
      pieces.flatMap((piece, i) =>
        piece.ground === null ? [] : [sectorOf(mission, ids[i]!, sectorNumbers[i]!, piece, season)],
      )
    const now = () => addRows(addRows(state, 'sectors', sectors()), 'courses', courses)
    stands?.(now)
    rollPieces(pieces, mission, { ids, season }, { rules, dice, say })
    saySeason(pieces, ids, season, say)
    sayPaddies(pieces, season, say)
    const cratered = rollCraters(sectors(), { rules, dice, say })
    sectors = () => cratered
    rollCourses(courses, mission, pieces, { rules, dice, newId, say })
    return goOn(now())
  },
}

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/**
 * Rolls in rounds: all sectors at first, then at once all those whose plain ground has not come yet.
 * @param pieces bare ground, on which each result is laid as it comes.
 */
function rollPieces(
  pieces: Piece[],
  mission: Mission,
  { ids, season }: { readonly ids: readonly number[]; readonly season: Season },
  { rules, dice, say }: Means,
): void {
  const table = rules.table(terrainGenerators[areaKeyOf(mission)])
  const layOn = (i: number, { row }: TableRoll<typeof table>): Laid => {
    const laid = lay(pieces[i]!, { terrain: row.outcome, flags: row.gives ?? {} }, season.rainy)
    pieces[i] = laid.piece
    return laid
  }
  let open = sectorNumbers.map((_, i) => i)
  while (open.length > 0) {
    const rolls = rollAllOnTable(
      table,
      dice,
      open.map((i) => ({ subject: sectorNumbers[i]!, why: `sector ${sectorNumbers[i]!}` })),
      (roll, n) => layOn(open[n]!, roll),
    )
    open.forEach((i, n) => {
      const roll = rolls[n]!
      const before = pieces[i]!
      const laid = layOn(i, roll)
      const text = `Sector ${sectorNumbers[i]!}: ${roll.row.text!.toLowerCase()}${wordsOf(before, laid, roll.row.outcome)}`
      say(explain(roll, text, { collection: 'sectors', id: ids[i]!, field: 'ground' }))
    })
    open = open.filter((i) => pieces[i]!.ground === null)
  }
}

const came: Readonly<Record<Laid['came'], string>> = {
  kept: '',
  noRiverHere: '; a river cannot lie here, so it is rolled again',
  alreadyThere: '; there is one already, so it is rolled again',
  noMarshOnHill: '; a marsh never lies on a hill, so it is rolled again',
  marshGivesWay: ', which takes the place of the marsh',
}

function wordsOf(before: Piece, { piece, came: how }: Laid, terrain: TerrainId): string {
  const swollen = piece.river && !before.river && terrain !== 'river'
  const river = swollen ? '; in the rainy season a river takes its place' : ''
  const more = how === 'kept' && piece.ground === null ? '; another roll for what lies with it' : ''
  return `${river}${more}${came[how]}.`
}

function sectorOf(mission: Mission, id: number, number: number, piece: Piece, season: Season): Sector {
  return {
    id,
    missionId: mission.id,
    number,
    ground: piece.ground!,
    under: piece.under,
    over: piece.over,
    marsh: becomesMarsh(piece, season),
    mud: becomesMud(piece, season),
    craters: 0,
    craterInches: 0,
    buildings: 0,
  }
}

/** Lines for what the season or the weather makes of the ground, or would make of it. */
function saySeason(pieces: readonly Piece[], ids: readonly number[], season: Season, say: (line: Line) => void): void {
  pieces.forEach((piece, i) => {
    const sector = (field: keyof Sector) => ({ about: { collection: 'sectors', id: ids[i]!, field }, page: 45 })
    const name = `Sector ${sectorNumbers[i]!}`
    if (becomesMarsh(piece, season)) say(note(`${name} also counts as marsh: it is the rainy season.`, sector('marsh')))
    if (becomesMud(piece, season))
      say(
        note(`${name} is mud: ${season.rainy ? 'it is the rainy season' : 'the weather is Terrible'}.`, sector('mud')),
      )
    else if (piece.mudInRain) say(note(`${name} turns to mud if the weather becomes Terrible.`, sector('mud')))
  })
}

function sayPaddies(pieces: readonly Piece[], season: Season, say: (line: Line) => void): void {
  const flooded = pieces.some(({ ground }) => ground !== null && effectsKeyOf(ground, season) === 'rice-paddy-flooded')
  if (flooded) say(note('The rice paddies are flooded.', { page: 49 }))
}
