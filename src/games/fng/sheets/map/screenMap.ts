import type { MapModel, MapSector } from '../briefing/briefingModel.ts'
import type { PathMark } from '../../../../main/sheets/marks.ts'
import { drawCourse } from './courses.ts'
import { cratersOn, drawHuts, hutsOf, nameRoom } from './drawMap.ts'
import { defendedOn, drawDefended, drawPost, drawPutDown, wordSpot } from './defended.ts'
import { groundStyle } from './grounds.ts'
import type { Ink } from './ink.ts'
import { sectorBox, seeded, tableBox } from './places.ts'
import { drawCraters, type Crater } from './craters.ts'
import { drawSector } from './sector.ts'
import { drawStructureSign, structureSigns, type StructureSign } from './structureSigns.ts'

/** One path of the ground; `role` says what it is, so that a screen can colour it. */
export interface GroundPath {
  readonly d: string
  readonly role: 'area' | 'solid' | 'line' | 'halo'
  readonly width: number
  readonly dash: readonly [number, number] | null
}

export interface ScreenMap {
  readonly sectors: readonly { readonly number: number; readonly paths: readonly GroundPath[] }[]
  readonly courses: readonly { readonly kind: 'river' | 'road'; readonly paths: readonly GroundPath[] }[]
  /** Drawn over rivers and roads. */
  readonly craters: readonly GroundPath[]
  /** What a Defense defends: what is put down for it, drawn under rivers and roads, its sign over them, and positions. */
  readonly defended: {
    readonly sector: number
    /** Where its word stands. */
    readonly word: { readonly x: number; readonly y: number }
    readonly below: readonly GroundPath[]
    readonly above: readonly GroundPath[]
    readonly posts: readonly { readonly x: number; readonly y: number; readonly paths: readonly GroundPath[] }[]
  } | null
  /** Each where it stands, in the order of the sectors. */
  readonly huts: readonly {
    readonly sector: number
    readonly x: number
    readonly y: number
    readonly paths: readonly GroundPath[]
  }[]
}

/**
 * @returns the ground of the six sectors as paths. The same model gives the same map as on the printed briefing, but that
 * here each sector keeps a strip for its name.
 */
export function screenMap(model: MapModel): ScreenMap {
  const order = model.bridge ? ['river', 'road'] : ['road', 'river']
  const craters = cratersOn(tableBox, model)
  return {
    sectors: model.sectors.map((sector) => ({
      number: sector.number,
      paths: sectorPaths(model, sector, craters.get(sector.number)!),
    })),
    craters: [...craters.values()].flatMap((own) =>
      inked((ink) => {
        drawCraters(ink, own)
      }),
    ),
    courses: model.courses
      .map((course, i) => ({
        kind: course.kind,
        paths: inked((ink) => {
          drawCourse(ink, tableBox, course, seeded(model, 40 + i))
        }),
      }))
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    defended: defendedPaths(model),
    huts: model.sectors.flatMap((sector) => {
      const chance = seeded(model, 20 + sector.number)
      return hutsOf(tableBox, model, sector).map((spot) => ({
        sector: sector.number,
        ...spot,
        paths: inked((ink) => {
          drawHuts(ink, [spot], chance)
        }),
      }))
    }),
  }
}

function defendedPaths(model: MapModel): ScreenMap['defended'] {
  const found = defendedOn(tableBox, model)
  if (!found) return null
  return {
    sector: found.task.sector,
    word: wordSpot(found),
    below: inked((ink) => {
      drawPutDown(ink, tableBox, found)
    }),
    above: inked((ink) => {
      drawDefended(ink, found)
    }),
    posts: found.posts.map(({ x, y }) => ({
      x,
      y,
      paths: inked((ink) => {
        drawPost(ink, { x, y })
      }),
    })),
  }
}

/** @returns how each thing that is put on the table is drawn, round the point 0, 0. */
export function screenSigns(): Readonly<Record<StructureSign, readonly GroundPath[]>> {
  const signs = structureSigns.map((sign) => {
    const paths = inked((ink) => {
      drawStructureSign(ink, sign)
    })
    return [sign, paths] as const
  })
  return Object.fromEntries(signs) as unknown as Record<StructureSign, readonly GroundPath[]>
}

function sectorPaths(model: MapModel, sector: MapSector, craters: readonly Crater[]): GroundPath[] {
  const whole = sectorBox(tableBox, sector.number)
  const cell = { ...whole, y: whole.y + nameRoom, h: whole.h - nameRoom }
  const huts = hutsOf(tableBox, model, sector)
  const free = (p: { readonly x: number; readonly y: number }) =>
    huts.every((hut) => Math.hypot(hut.x - p.x, hut.y - p.y) > 12)
  const style = groundStyle(sector.ground, sector.flooded)
  const hasArea = style.edge !== 'none' || style.fields !== undefined
  const paths = inked((ink) => {
    drawSector(ink, cell, sector, free, craters, seeded(model, sector.number))
  })
  return paths.map((path, i) => (i === 0 && hasArea ? { ...path, role: 'area' } : path))
}

/** @returns the paths that are drawn, in their order. */
function inked(draw: (ink: Ink) => void): GroundPath[] {
  const paths: GroundPath[] = []
  draw({
    path(d, how) {
      if (d !== '') paths.push({ d, role: roleOf(how), width: how.width ?? 0, dash: how.dash ?? null })
    },
  })
  return paths
}

/** White strokes keep a line apart from what lies below; white fills hide it. */
function roleOf({ stroke, fill }: Omit<PathMark, 'kind' | 'd'>): GroundPath['role'] {
  if (stroke === 1) return 'halo'
  return fill === undefined ? 'line' : 'solid'
}
