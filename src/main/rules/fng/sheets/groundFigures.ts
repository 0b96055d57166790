import type { Rules } from '../../../engine/system.ts'
import { effectOf, layersOf } from '../ground.ts'
import { airOf, sightInSector } from '../sight.ts'
import type { FngState, Weather } from '../state.ts'
import { sectorsOnCourse } from '../terrain.ts'
import type { MapCourse, MapSector } from './briefingModel.ts'
import type { Effect } from './tableMapModel.ts'

/** What a sector is laid out from, in the weather of the moment. */
export interface GroundAsked {
  readonly state: Pick<FngState, 'switches' | 'tour'>
  readonly rules: Rules
  readonly sector: MapSector
  /** All rivers and roads of the table. */
  readonly courses: readonly MapCourse[]
  readonly weather: Weather | null
}

/** What a player wants to know of a sector's ground at the table (FNG pp. 47-51). */
export interface GroundFigures {
  /** How far one sees in it by day, in the weather of the moment: `8"`, "whole table". */
  readonly sightDay: string
  readonly sightNight: string
  /** The part of a move that is left on foot: "half". */
  readonly foot: string
  /** "cover, concealment" */
  readonly gives: string
}

/** @returns the figures of a sector in words, as they are said at the table. */
export function groundFigures(asked: GroundAsked): GroundFigures {
  const { rules, sector } = asked
  const foot = [moveIn(asked), ...partsOf(asked).flatMap(({ name, move }) => (move === '' ? [] : [`${name} ${move}`]))]
  return {
    ...sightsIn(asked),
    foot: inParts(foot.join(', ')),
    gives: [given('cover', sector, rules), given('concealment', sector, rules)]
      .filter((text) => text !== '')
      .join(', '),
  }
}

/**
 * @returns the same for the box of a sector on paper: factors and inches; then a line for each thing that lies on a part of it.
 */
export function groundEffects(asked: GroundAsked): {
  readonly all: readonly Effect[]
  readonly parts: readonly Effect[]
} {
  const { rules, sector } = asked
  const { sightDay, sightNight } = sightsIn(asked)
  const seen = effectOf(sector.ground, 'LOS day', rules)
  const edge = effectOf(sector.ground, 'edge distance', rules)
  const all = [
    { label: 'Move', value: factor(moveIn(asked)) },
    { label: 'sight', value: sightDay === sightNight ? `${sightDay}, night too` : `${sightDay}, night ${sightNight}` },
    { label: 'sight', value: seen.startsWith('blocked') ? seen : '' },
    { label: 'cover', value: effectOf(sector.ground, 'ground: cover', rules) },
    { label: 'concealment', value: effectOf(sector.ground, 'ground: concealment', rules) },
    { label: 'edge', value: edge === 'none' ? '' : edge },
  ]
  return {
    all: all.filter(({ value }) => value !== ''),
    parts: partsOf(asked).map(({ label, move, more }) => ({
      label,
      value: [move === '' ? '' : factor(move), ...more].filter((text) => text !== '').join(', '),
    })),
  }
}

function sightsIn({ state, rules, sector, weather }: GroundAsked): Pick<GroundFigures, 'sightDay' | 'sightNight'> {
  const sight = (light: 'day' | 'night') => sightInSector(sector, airOf(state, light, weather), rules).words
  return { sightDay: sight('day'), sightNight: sight('night') }
}

/** The least that any of its layers leaves (ruling to FNG p. 47); in mud nobody moves fast (FNG p. 49). */
function moveIn({ rules, sector }: Pick<GroundAsked, 'rules' | 'sector'>): string {
  const layers = layersOf(sector)
  const moves = layers.map((key) => effectOf(key, 'movement factor', rules)).filter((text) => text !== '')
  const least = moves.reduce((found, one) => (parseFloat(one) < parseFloat(found) ? one : found), moves[0] ?? '')
  const mud = layers.includes('mud') && !least.includes('Fast Move')
  return mud ? `${least}, no Fast Move` : least
}

/** What takes up a part of a sector: its name, what it leaves of a move, and what else it does. */
interface Part {
  readonly name: string
  /** The same with its measure: `river 12" wide`. */
  readonly label: string
  readonly move: string
  readonly more: readonly string[]
}

function partsOf({ rules, sector, courses }: GroundAsked): Part[] {
  const effect = (key: string, column: Parameters<typeof effectOf>[1]) => effectOf(key, column, rules)
  const cover = (key: string) => `cover ${effect(key, 'ground: cover').replace(/^yes, /, '')}`
  const here = courses.filter((course) => sectorsOnCourse(course).includes(sector.number))
  /** Of combined grounds the slowest counts: what is no slower than the rest of the sector adds nothing (ruling to FNG p. 47). */
  const slower = (key: string) => {
    const [move, base] = [effect(key, 'movement factor'), moveIn({ rules, sector })]
    return parseFloat(move) < parseFloat(base) && !base.includes('uphill') ? move : ''
  }
  const hill: Part[] =
    sector.under === 'hill'
      ? [
          {
            name: 'hill',
            label: 'hill',
            move: slower('hill'),
            more: [`sight ${effect('hill', 'LOS day')}`, cover('hill')],
          },
        ]
      : []
  const craters: Part[] =
    sector.craters > 0
      ? [{ name: 'crater', label: 'in a crater', move: slower('craters'), more: [cover('craters')] }]
      : []
  return [
    ...hill,
    ...craters,
    ...here.map(({ kind, widthInches }): Part => {
      const move = effect(kind, 'movement factor')
      const label = `${kind} ${widthInches}" wide`
      // Depth and current are rolled by whoever gets to it first, and written here (FNG p. 49).
      return kind === 'river'
        ? { name: kind, label, move, more: [cover('river'), 'depth ___', 'current ___'] }
        : { name: kind, label, move, more: [] }
    }),
  ]
}

/** "x 0.5", "x 0.75 uphill only", "by depth". */
const factor = (text: string): string => (/^\d/.test(text) ? `x ${text}` : text)

const parts: Readonly<Record<string, string>> = {
  '0': 'none',
  '0.25': 'quarter',
  '0.5': 'half',
  '0.75': 'three quarters',
  '1': 'full',
}

const inParts = (text: string): string => text.replace(/\b\d(?:\.\d+)?\b/g, (number) => parts[number] ?? number)

/** "cover", "cover in the water and on the bank", "cover: dike only". */
function given(what: 'cover' | 'concealment', { ground }: MapSector, rules: Rules): string {
  const text = effectOf(ground, `ground: ${what}`, rules)
  const more = /^yes,? ?(.*)$/.exec(text)
  if (more) return `${what} ${more[1]!}`.trim()
  return text === '' || text === 'no' ? '' : `${what}: ${text}`
}
