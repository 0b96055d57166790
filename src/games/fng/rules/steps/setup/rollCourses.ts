import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { halfDie } from '../../../../../main/engine/checks.ts'
import { explain, explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { Course, Mission } from '../../state.ts'
import { sectorNumbers, sectorsOnCourse, type Piece } from '../../terrain.ts'
import { riverDirection, roadDirection } from '../../tables/index.ts'
import { listed } from './common.ts'

type Kind = Course['kind']

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly newId: () => number
  readonly say: (line: Line) => void
}

/** Widths are no table of the book: rivers 8 + 1d6", roads 3 + 1/2d6" (FNG pp. 49, 50). */
export const widths: Readonly<Record<Kind, { readonly dice: string; readonly inches: (face: number) => number }>> = {
  river: { dice: '8 + 1d6"', inches: (face) => 8 + face },
  road: { dice: '3 + 1/2d6"', inches: (face) => 3 + halfDie(face) },
}

/**
 * Rolls the courses of the rivers and roads that came up, in order of the sectors (FNG pp. 49-50). Where one of the same
 * kind runs through already, the result changes nothing (ruling to FNG p. 49, taken for roads too).
 * @param courses to which each is added as it comes.
 */
export function rollCourses(courses: Course[], mission: Mission, pieces: readonly Piece[], means: Means): void {
  for (const kind of ['river', 'road'] as const) rollOfKind(kind, courses, mission, { pieces, means })
}

function rollOfKind(
  kind: Kind,
  courses: Course[],
  mission: Mission,
  { pieces, means }: { readonly pieces: readonly Piece[]; readonly means: Means },
): void {
  sectorNumbers.forEach((sector, i) => {
    const piece = pieces[i]!
    if (kind === 'river' ? !piece.river : piece.over !== 'road') return
    const here = courses.find((course) => course.kind === kind && sectorsOnCourse(course).includes(sector))
    if (here) {
      const about = { collection: 'courses', id: here.id }
      means.say(note(`Sector ${sector}: the ${kind} of sector ${here.sector} runs through here.`, { about }))
    } else courses.push(rollCourse(kind, sector, mission, means))
  })
}

function rollCourse(kind: Kind, sector: number, mission: Mission, { rules, dice, newId, say }: Means): Course {
  const table = rules.table(kind === 'river' ? riverDirection : roadDirection)
  const situation = { subject: sector, why: `from sector ${sector}` }
  const width = {
    key: `${kind}.width`,
    subject: sector,
    why: `Width of the ${kind}: sector ${sector}, ${widths[kind].dice}`,
    count: 1,
  }
  const [direction, wide] = dice.rollAll([requestFor(table, situation), width])
  const roll = readThrow(table, situation, direction!)
  const course: Course = {
    id: newId(),
    missionId: mission.id,
    kind,
    sector,
    direction: roll.row.outcome,
    widthInches: widths[kind].inches(wide!.faces[0]!),
  }
  const about = { collection: 'courses', id: course.id }
  const through = `through sectors ${listed(sectorsOnCourse(course))}`
  say(explain(roll, `A ${kind} runs ${roll.row.text.toLowerCase()}, ${through}.`, { ...about, field: 'direction' }))
  say(
    explainDice(`The ${kind} is ${course.widthInches}" wide.`, wide!, {
      about: { ...about, field: 'widthInches' },
      page: table.page,
    }),
  )
  return course
}
