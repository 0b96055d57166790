import type { MapCourse } from '../briefing/briefingModel.ts'
import { n, type Box } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import { between, type Chance } from './chance.ts'
import { tints } from './tints.ts'

/** Water and roads are drawn at half their width, which is written on them: a sector would be nothing but river. */
const narrowed = 0.5

interface Course {
  readonly flat: boolean
  /** Where its middle runs, in points across, for a place along it. */
  readonly middle: (along: number) => number
  readonly length: number
  readonly half: number
}

const swayOf = (course: MapCourse): number => (course.kind === 'river' ? 7 : 3.5)

function courseOf(box: Box, course: MapCourse, chance: Chance): Course {
  const flat = course.direction === 'westEast' || course.direction === 'eastWest'
  const column = (course.sector - 1) % 3
  const row = Math.floor((course.sector - 1) / 3)
  const home = flat ? box.y + (row + 0.5) * (box.h / 2) : box.x + (column + 0.5) * (box.w / 3)
  const length = flat ? box.w : box.h
  const sway = swayOf(course)
  const turn = between(chance, 0, 6.28)
  const middle = (along: number) =>
    home +
    sway * Math.sin((along / length) * (flat ? 11 : 7) + turn) +
    sway * 0.4 * Math.sin((along / length) * 19 + turn)
  return { flat, middle, length, half: Math.max(4, (course.widthInches * (box.w / 60) * narrowed) / 2) }
}

const steps = 40

/** The line beside the middle of a course. */
function bank(box: Box, { flat, middle, length }: Course, aside: number): string[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const along = (i / steps) * length
    const across = middle(along) + aside
    return flat ? `${n(box.x + along)} ${n(across)}` : `${n(across)} ${n(box.y + along)}`
  })
}

/** How much of a sector's middle is taken by what runs through it: half of it, across. */
export interface Crossing {
  readonly upDown: number
  readonly leftRight: number
}

/** Does it run through a sector: along its row, or along its column? */
function isOnCourse(course: MapCourse, flat: boolean, sector: number): boolean {
  const [a, b] = [course.sector - 1, sector - 1]
  return flat ? Math.floor(a / 3) === Math.floor(b / 3) : a % 3 === b % 3
}

/** @returns what runs through a sector, with its bends. */
export function crossingOf(box: Box, courses: readonly MapCourse[], sector: number): Crossing {
  const reach = (wanted: boolean): number => {
    const through = courses
      .map((model) => ({ model, course: courseOf(box, model, () => 0) }))
      .filter(({ model, course }) => course.flat === wanted && isOnCourse(model, wanted, sector))
    return Math.max(0, ...through.map(({ model, course }) => course.half + swayOf(model) * 1.4))
  }
  return { upDown: reach(false), leftRight: reach(true) }
}

/** Where a course passes the middle of a sector, and half of what it is across as drawn. */
export interface Pass {
  readonly at: { readonly x: number; readonly y: number }
  readonly flat: boolean
  readonly half: number
}

/** @returns where a course passes a sector; null where it does not run through it. */
export function passOf(box: Box, model: MapCourse, sector: number, chance: Chance): Pass | null {
  const { flat, middle, half } = courseOf(box, model, chance)
  if (!isOnCourse(model, flat, sector)) return null
  const [column, row] = [(sector - 1) % 3, Math.floor((sector - 1) / 3)]
  const along = flat ? (column + 0.5) * (box.w / 3) : (row + 0.5) * (box.h / 2)
  return { at: flat ? { x: box.x + along, y: middle(along) } : { x: middle(along), y: box.y + along }, flat, half }
}

/** @returns whether a disc touches none of the courses as they are drawn. @param chances of each course, by its place. */
export function touchesNone(
  box: Box,
  courses: readonly MapCourse[],
  chances: (course: number) => Chance,
): (at: { readonly x: number; readonly y: number }, radius: number) => boolean {
  const drawn = courses.map((model, i) => courseOf(box, model, chances(i)))
  return ({ x, y }, radius) =>
    drawn.every(({ flat, middle, half }) => {
      const [along, across] = flat ? [x - box.x, y] : [y - box.y, x]
      return Math.abs(across - middle(along)) > half + radius + 3
    })
}

/** Draws one river or road with its width written on it. */
export function drawCourse(pen: Ink, box: Box, model: MapCourse, chance: Chance): void {
  const course = courseOf(box, model, chance)
  const [left, right] = [bank(box, course, -course.half), bank(box, course, course.half)]
  const river = model.kind === 'river'
  pen.path(`M${left.join('L')}L${[...right].reverse().join('L')}Z`, { fill: river ? tints.river : tints.road })
  pen.path(`M${left.join('L')}M${right.join('L')}`, { stroke: 0, width: river ? 0.7 : 1 })
  if (river) pen.path(flow(box, course, model), { stroke: 0, width: 0.9, round: true })
}

/** Arrows in the water that point downstream. */
function flow(box: Box, course: Course, { direction }: MapCourse): string {
  const forward = direction === 'westEast' || direction === 'northSouth' ? 1 : -1
  return (course.flat ? [0.08, 0.42, 0.75] : [0.3, 0.62, 0.92])
    .map((part) => {
      const along = part * course.length
      const across = course.middle(along)
      const [x, y] = course.flat ? [box.x + along, across] : [across, box.y + along]
      const [a, b] = [9 * forward, 3 * forward]
      return course.flat
        ? `M${n(x - a)} ${n(y)}h${n(a)}m${n(-b)} -2.4l${n(b)} 2.4l${n(-b)} 2.4`
        : `M${n(x)} ${n(y - a)}v${n(a)}m-2.4 ${n(-b)}l2.4 ${n(b)}l2.4 ${n(-b)}`
    })
    .join('')
}

/** @returns where the width of a course is written: in its own sector, beside the middle. */
export function labelSpot(box: Box, model: MapCourse, chance: Chance): { x: number; y: number; text: string } {
  const course = courseOf(box, model, chance)
  const column = (model.sector - 1) % 3
  const row = Math.floor((model.sector - 1) / 3)
  const along = course.flat ? (column + 0.8) * (box.w / 3) : (row + 0.12) * (box.h / 2)
  const across = course.middle(along)
  const text = `${model.kind} ${model.widthInches}"`
  return course.flat ? { x: box.x + along, y: across, text } : { x: across, y: box.y + along, text }
}
