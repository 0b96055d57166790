import type { MapModel, MapThing } from '../briefing/briefingModel.ts'
import type { Ink } from './ink.ts'
import { at } from './defendedSigns.ts'
import { drawThing } from './drawThings.ts'
import { moved, scaled } from './moved.ts'
import { drawStructureSign } from './structureSigns.ts'
import { circlePath, n, rectPath, roundedPath, type Box, type Tint } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { groundStyle, overlays, type GroundStyle, type Overlay } from './grounds.ts'
import { drawTaskSign } from './defended.ts'
import { crater, hut } from './symbols.ts'
import { tints } from './tints.ts'

interface Entry {
  readonly name: string
  readonly draw: (pen: Pen, box: Box) => void
}

const swatch = { w: 19, h: 10 }
const still = () => 0.5
const thin = { stroke: 0, width: 0.55, round: true } as const

function groundEntry(style: GroundStyle): Entry {
  const draw = (pen: Pen, box: Box) => {
    const shape = style.edge === 'bows' ? bowsPath(box) : roundedPath(box, 2)
    const dots = style.edge === 'dots' ? { dash: [0.9, 1.8] as const } : {}
    pen.path(shape, { stroke: 0, width: 0.6, ...dots, ...(style.fill === undefined ? {} : { fill: style.fill }) })
    const at = [
      { x: box.x + 5.4, y: box.y + 5 },
      { x: box.x + 13.4, y: box.y + 5 },
    ]
    for (const { sign, fill, spacing } of style.signs) {
      const places = spacing > 15 && style.edge !== 'none' ? [{ x: box.x + swatch.w / 2, y: box.y + 5 }] : at
      pen.path(places.map((p) => sign(p, still)).join(''), { ...thin, ...(fill === undefined ? {} : { fill }) })
    }
  }
  return { name: style.name, draw: style.fields ? fieldsEntry(style.fields) : draw }
}

const fieldsEntry =
  (water: 'dry' | 'flooded') =>
  (pen: Pen, { x, y, h }: Box) => {
    for (const dx of [0, 10]) {
      pen.path(rectPath({ x: x + dx, y: y + 0.5, w: 8.5, h: h - 1 }), {
        stroke: 0,
        width: 0.6,
        fill: tints[water],
      })
      if (water === 'flooded')
        pen.path(`M${n(x + dx + 1.5)} ${n(y + 3.6)}h4M${n(x + dx + 3)} ${n(y + 6.4)}h4`, { stroke: 0, width: 0.5 })
    }
  }

const bowsPath = ({ x, y, w, h }: Box): string =>
  `M${n(x + 1)} ${n(y + h - 1)}q-2 ${n(-h / 2)} 3.4 ${n(-h / 2)}q1 -4 5 -3q4 -2.6 6 1q4 .6 3 ${n(h / 2 + 1)}q-4 2.4 ${n(-(w - 2) / 2)} .6q-4 1.6 ${n(-(w - 2) / 2 + 0.6)} .4Z`

function overlayEntry(overlay: Overlay): Entry {
  const { name, sign } = overlays[overlay]
  const draw = (pen: Pen, { x, y }: Box) => {
    const at = [
      { x: x + 5, y: y + 5 },
      { x: x + 13.5, y: y + 5 },
    ]
    pen.path(at.map((p) => sign(p, still)).join(''), { ...thin, width: 0.85 })
  }
  return { name, draw }
}

const marks: Record<'hill' | 'craters' | 'river' | 'road' | 'building' | 'pef', Entry> = {
  hill: {
    name: 'hill',
    draw: (pen, { x, y }) => {
      const d = `M${n(x + 1)} ${n(y + 5)}c1 -6 16 -6 17 0c-1 6 -16 6 -17 0ZM${n(x + 5.5)} ${n(y + 5)}c1 -3 7 -3 8 0c-1 3 -7 3 -8 0Z`
      pen.path(d, { stroke: 0, width: 0.8, dash: [3, 1.5] })
    },
  },
  craters: {
    name: 'crater',
    draw: (pen, { x, y }) => {
      pen.path(crater({ x: x + 9.5, y: y + 5 }, 4.4), { stroke: 0, width: 0.6 })
    },
  },
  river: {
    name: 'river',
    draw: (pen, box) => {
      band(pen, box, tints.river)
    },
  },
  road: {
    name: 'road',
    draw: (pen, box) => {
      band(pen, box, tints.road)
    },
  },
  building: {
    name: 'building',
    draw: (pen, { x, y }) => {
      const { walls, ridge } = hut({ x: x + 9.5, y: y + 5 }, 11, 7.5, 0)
      pen.path(walls + ridge, { stroke: 0, width: 0.8 })
    },
  },
  pef: {
    name: 'PEF',
    draw: (pen, { x, y }) => {
      pen.path(circlePath(x + 9.5, y + 5, 4.4), { stroke: 0, width: 1, dash: [2.2, 1.5] })
    },
  },
}

function band(pen: Pen, { x, y, w }: Box, fill: Tint): void {
  pen.fill({ x, y: y + 2.5, w, h: 5 }, fill)
  pen.path(`M${n(x)} ${n(y + 2.5)}h${n(w)}M${n(x)} ${n(y + 7.5)}h${n(w)}`, { stroke: 0, width: 0.7 })
}

/** What is defended, what covers it, and what is put down for it (FNG p. 99). */
function defendedEntries({ defended: task }: MapModel): Entry[] {
  if (!task) return []
  const small =
    (draw: (ink: Ink) => void) =>
    (pen: Pen, { x, y }: Box) => {
      draw({
        path: (d, { width = 0, ...how }) => {
          pen.path(moved(scaled(d, signScale), x + swatch.w / 2, y + 5), {
            ...how,
            width: Math.max(0.5, width * signScale),
          })
        },
      })
    }
  const post = (ink: Ink) => {
    drawStructureSign(ink, 'position')
  }
  const name = task.putDown === '' ? task.words : `${task.words} (dashed: put down ${task.putDown})`
  return [
    {
      name,
      draw: small((ink) => {
        drawTaskSign(ink, task)
      }),
    },
    ...(task.posts.length > 0 ? [{ name: 'sandbagged position for four', draw: small(post) }] : []),
  ]
}

/** Each kind of thing once, told by whose it is, and what is drawn over those that do not stand whole. */
function thingEntries({ things }: MapModel): Entry[] {
  const kinds = new Map(things.map(({ sign, tone }) => [`${thingNames[sign] ?? sign}${whose[tone]}`, { sign, tone }]))
  const over = new Map(things.flatMap((one) => (one.over === null ? [] : [[overNames[one.over], one] as const])))
  const entry = (name: string, thing: Parameters<typeof drawThing>[1]): Entry => ({
    name,
    draw: (pen, { x, y }) => {
      drawThing(at(pen, x + swatch.w / 2, y + 5), thing, signScale)
    },
  })
  return [
    ...[...kinds].map(([name, thing]) => entry(name, { ...thing, over: null })),
    ...[...over].map(([name, thing]) => entry(name, thing)),
  ]
}

const thingNames: Readonly<Partial<Record<MapThing['sign'], string>>> = {
  tracked: 'on tracks',
  wheeled: 'on wheels',
}
const whose: Readonly<Record<MapThing['tone'], string>> = { ours: '', theirs: ', theirs', civilian: ', of civilians' }
const overNames = { struck: 'stuck or damaged', crossed: 'destroyed', flames: 'burning' } as const

/** Signs are drawn for the map: a legend has less room. */
const signScale = 0.58

/** @returns what occurs on a map, each thing once. */
function entriesOf(model: MapModel): Entry[] {
  const { sectors, courses, markers } = model
  const grounds = new Map(sectors.map((s) => groundStyle(s.ground, s.flooded)).map((style) => [style.name, style]))
  const marsh = sectors.some((s) => s.marsh || s.under === 'marsh')
  const when = (yes: boolean, entry: Entry) => (yes ? [entry] : [])
  return [
    ...[...grounds.values()].map(groundEntry),
    ...when(
      sectors.some((s) => s.under === 'hill'),
      marks.hill,
    ),
    ...when(marsh, overlayEntry('marsh')),
    ...when(
      sectors.some((s) => s.mud),
      overlayEntry('mud'),
    ),
    ...when(
      sectors.some((s) => s.over === 'termite-mounds'),
      overlayEntry('termite-mounds'),
    ),
    ...when(
      sectors.some((s) => s.over === 'craters'),
      marks.craters,
    ),
    ...when(
      courses.some((c) => c.kind === 'river'),
      marks.river,
    ),
    ...when(
      courses.some((c) => c.kind === 'road'),
      marks.road,
    ),
    ...when(
      sectors.some((s) => s.buildings > 0),
      marks.building,
    ),
    ...defendedEntries(model),
    ...thingEntries(model),
    ...when(markers.length > 0, { ...marks.pef, name: markers.some((m) => m.kind === 'marker') ? 'PEF or PC' : 'PEF' }),
  ]
}

const rowHeight = 14
const between = 11

/** Draws the legend of what occurs, in as many rows as it takes. @returns the y under it. */
export function drawLegend(pen: Pen, { x, y, w }: Omit<Box, 'h'>, model: MapModel): number {
  let at = x
  let top = y
  for (const { name, draw } of entriesOf(model)) {
    const words = pen.measure.width('narrow', 7.5, name) + 0.5
    const width = swatch.w + 4 + words
    if (at > x && at + width > x + w) {
      at = x
      top += rowHeight
    }
    draw(pen, { x: at, y: top + 1.5, ...swatch })
    pen.text({ x: at + swatch.w + 4, y: top, w: words, h: 13 }, name, { face: 'narrow', size: 7.5 })
    at += width + between
  }
  return top + rowHeight
}
