import { chained } from './chain.ts'
import { arrange, type Arrangement, type Border } from './arrangement.ts'
import { partition, type Cut, type Partition } from './cuts.ts'
import type { Layer, Picture } from './picture.ts'
import { field, holds, shapeOf, type Line, type Point, type Shape } from './points.ts'
import { facePoints, grouped, isIn, regionsOf, strewn, type Groups, type Region } from './regions.ts'

/** A drawing parted into areas: all of it, each a connected piece. */
export interface Division {
  readonly regions: readonly Region[]
  /** Lines between areas: of things, and of cuts through them. */
  readonly outlines: readonly Line[]
  readonly cuts: readonly Line[]
  /** Outlines of things that lie inside an area. */
  readonly drawn: readonly Line[]
  /** The area that is coloured last. */
  readonly home: number
}

/** Space between the points by which surfaces are weighed. */
const grid = 5

/**
 * Parts a drawing into so many areas. Things are areas as they are; small ones go into their neighbours, large ones are
 * cut along their form.
 * @param leastPart of an even share: what is smaller goes into a neighbour.
 */
export function divide(picture: Picture, count: number, leastPart: number): Division {
  const shapes = picture.layers.map(({ shape }) => shapeOf(shape))
  const outlines = picture.layers.map(({ shape }): Border => ({ line: [...shape, shape[0]!], isOutline: true }))
  const least = (leastPart * field.w * field.h) / count
  const things = thingsOf(picture, shapes, outlines, { count, least })
  const partitions = partitionsOf(things, count)
  const lines = partitions.flatMap((one) => one?.lines ?? []).map((line): Border => ({ line, isOutline: false }))
  const arrangement = arrange([...outlines, ...lines])
  const at = facePoints(arrangement)
  const seen = at.map((point) => layerAt(shapes, point))
  const layers = seen.map((layer) => kindOf(picture, layer))
  const thingAt = at.map((point, face) =>
    layers[face]! < 0 ? -1 : things.findIndex(({ region }) => isIn(region, point)),
  )
  const groups = grouped(arrangement, (face) => {
    const thing = thingAt[face]!
    return thing < 0 ? null : `${thing} ${partitions[thing]?.pieceOf(at[face]!) ?? 0}`
  })
  merge(arrangement, groups, picture.layers, layers, { count, least: 0, thingAt })
  return drawnDivision(picture, arrangement, groups, seen)
}

interface Thing {
  readonly region: Region
  readonly cut: Cut
  readonly worth: number
}

/** Visible things, small ones with their neighbours; no more than are wanted. */
function thingsOf(picture: Picture, shapes: readonly Shape[], outlines: readonly Border[], limits: Merging): Thing[] {
  const arrangement = arrange(outlines)
  const layers = facePoints(arrangement).map((point) => kindOf(picture, layerAt(shapes, point)))
  const groups = grouped(arrangement, (face) => (layers[face]! < 0 ? null : String(layers[face])))
  merge(arrangement, groups, picture.layers, layers, limits)
  return [...regionsOf(arrangement, groups).values()].map((region) => {
    const layer = picture.layers[layers[region.id]!]!
    return { region, cut: layer.cut, worth: layer.worth ?? 1 }
  })
}

/** @returns the layer that is seen at a point, -1 outside the field. */
function layerAt(shapes: readonly Shape[], at: Point): number {
  return holds(shapes[0]!, at) ? shapes.findLastIndex((shape) => holds(shape, at)) : -1
}

/** @returns the first layer of the same group: what belongs together has one kind. */
function kindOf({ layers }: Picture, layer: number): number {
  const group = layers[layer]?.group
  return group === undefined ? layer : layers.findIndex((one) => one.group === group)
}

interface Merging {
  /** As many areas as there may be. */
  readonly count: number
  /** Surface under which an area may not stay. */
  readonly least: number
  /** What a face was part of before it was cut: pieces of the same thing come together first. */
  readonly thingAt?: readonly number[]
}

interface Node {
  area: number
  readonly borders: Map<number, number>
}

/**
 * Lets the least of all areas go into a neighbour, again and again. Changes `groups`.
 * A group's id is one of its faces, so it tells the kind and the thing of the piece that the group began with.
 */
function merge(
  arrangement: Arrangement,
  groups: Groups,
  layers: readonly Layer[],
  layerOf: readonly number[],
  { count, least, thingAt }: Merging,
): void {
  const worthOf = (id: number) => layers[layerOf[id]!]!.worth ?? 1
  const nodes = new Map<number, Node>()
  for (const { id, area, borders } of regionsOf(arrangement, groups).values())
    nodes.set(id, { area, borders: new Map([...borders].filter(([beside]) => beside >= 0)) })
  const weight = (id: number) => nodes.get(id)!.area * worthOf(id)
  while (nodes.size > 1) {
    const smallest = [...nodes.keys()].reduce((a, b) => (weight(b) < weight(a) ? b : a))
    if (nodes.size <= count && weight(smallest) >= least) return
    const kinship = (id: number): number => {
      const sameThing = thingAt !== undefined && thingAt[id] === thingAt[smallest] ? 1000 : 1
      return (sameThing * (layerOf[id] === layerOf[smallest] ? 4 : 1)) / worthOf(id) ** 2
    }
    const [beside] = [...nodes.get(smallest)!.borders].reduce((a, b) =>
      b[1] * kinship(b[0]) > a[1] * kinship(a[0]) ? b : a,
    )
    const [gone, stays] = weight(beside) >= weight(smallest) ? [smallest, beside] : [beside, smallest]
    join(nodes, gone, stays)
    groups.of.forEach((id, face) => {
      if (id === gone) groups.of[face] = stays
    })
  }
}

function join(nodes: Map<number, Node>, gone: number, stays: number): void {
  const [from, to] = [nodes.get(gone)!, nodes.get(stays)!]
  to.area += from.area
  to.borders.delete(gone)
  for (const [id, long] of from.borders) {
    const other = nodes.get(id)!.borders
    other.delete(gone)
    if (id === stays) continue
    other.set(stays, (other.get(stays) ?? 0) + long)
    to.borders.set(id, (to.borders.get(id) ?? 0) + long)
  }
  nodes.delete(gone)
}

/** Gives every thing as many pieces as its surface asks for, and cuts it so. Null for one that stays whole. */
function partitionsOf(things: readonly Thing[], count: number): (Partition | null)[] {
  const pieces = things.map(() => 1)
  const claim = (i: number) => things[i]!.region.area / things[i]!.worth / (pieces[i]! + 0.4)
  for (let given = things.length; given < count; given += 1) {
    const [first] = things.map((_, i) => i).toSorted((a, b) => claim(b) - claim(a))
    pieces[first!]! += 1
  }
  return things.map(({ region, cut }, i) => (pieces[i] === 1 ? null : partition(cut, strewn(region, grid), pieces[i]!)))
}

function drawnDivision(
  picture: Picture,
  arrangement: Arrangement,
  groups: Groups,
  layers: readonly number[],
): Division {
  const kinds = { outlines: [] as [number, number][], cuts: [] as [number, number][], drawn: [] as [number, number][] }
  for (const [i, { from, to, face, twin }] of arrangement.sides.entries()) {
    const other = arrangement.sides[twin]!.face
    if (twin < i) continue
    const [one, two] = [face < 0 ? -1 : groups.of[face]!, other < 0 ? -1 : groups.of[other]!]
    const isEdge = face < 0 || other < 0 || layers[face] !== layers[other]
    if (one !== two) (isEdge ? kinds.outlines : kinds.cuts).push([from, to])
    else if (one >= 0 && isEdge) kinds.drawn.push([from, to])
  }
  const regions = regionsOf(arrangement, groups)
  const homes = new Map<number, number>()
  arrangement.sides.forEach(({ face }) => {
    if (face >= 0 && picture.layers[layers[face]!]?.group === picture.home) homes.set(groups.of[face]!, 1)
  })
  const home = [...homes.keys()].toSorted((a, b) => regions.get(b)!.area - regions.get(a)!.area)[0]!
  const chain = (pieces: readonly (readonly [number, number])[]) => chained(arrangement.points, pieces)
  return {
    regions: [...regions.values()],
    outlines: chain(kinds.outlines),
    cuts: chain(kinds.cuts),
    drawn: chain(kinds.drawn),
    home,
  }
}
