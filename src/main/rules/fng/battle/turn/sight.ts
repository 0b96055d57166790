import { RuleError } from '../../../../engine/errors.ts'
import type { Rules } from '../../../../engine/system.ts'
import { layersOf } from '../../ground.ts'
import { isRainy } from '../../calendar.ts'
import { missionOf } from '../../people.ts'
import { airOf, lightOf, openSight, sightIn, type Air, type GroundSight } from '../../sight.ts'
import type { FngState } from '../../state.ts'
import { battleOf, type Figure } from '../battle.ts'
import { hasDrawn } from '../drawn.ts'
import { isRain } from '../events/weather.ts'
import type { Scene } from '../scene.ts'

type Tables = Pick<Rules, 'table'>

/** How far one sees: in the open, null for the whole table, and in each kind of ground on it that allows less. */
export interface Sight {
  readonly open: number | null
  readonly elsewhere: readonly GroundSight[]
}

function airNow(state: FngState, rules: Tables): Air {
  const { dayPart, weather } = battleOf(state)
  return airOf(state, lightOf(dayPart, rules), weather)
}

export const isDarkNow = (state: FngState, rules: Tables): boolean => airNow(state, rules).light === 'night'

/** @returns the line of sight as light and weather are just now (FNG pp. 19-20, 30; rulings). Lit targets are the player's. */
export function sightNow(state: FngState, rules: Tables): Sight {
  const air = airNow(state, rules)
  const { id, halfMonth } = missionOf(state)
  const flooded = isRainy(halfMonth) || battleOf(state).weather === 'terrible'
  const sectors = state.sectors.filter(({ missionId }) => missionId === id)
  const open = openSight(air)
  const grounds = [...new Set(sectors.flatMap((sector) => layersOf({ ...sector, flooded })))]
  const elsewhere = grounds
    .map((key) => sightIn(key, air, rules))
    .filter(({ least }) => least !== null && least < (open ?? Infinity))
  return { open, elsewhere }
}

/** Says how far one sees, where night or weather takes something off it. */
export function tellSight(scene: Scene): void {
  const { open, elsewhere } = sightNow(scene.state, scene)
  if (open === null) return
  const grounds = elsewhere.map(({ key, words }) => `, ${key.replaceAll('-', ' ')} ${words}`)
  scene.note(`Sight this turn: ${open}" in the open${grounds.join('')}.`, { page: 30 })
}

/** Times the sight in the open at night that its user sees with it (FNG p. 6). */
export const seenBy = { starlight: 3, flashlight: 2 } as const

/** What lights a target up, as the player says. */
export interface Lit {
  /** Under a flare, in a beam, in a searchlight: it is seen as by day (FNG p. 30). */
  readonly lit: boolean
  /** By the flashlight of whoever looks (FNG p. 6). */
  readonly beam: boolean
}

const dark: Lit = { lit: false, beam: false }

/**
 * The farthest that a figure sees just now: the sight in the open, for where he and the others stand only the table shows. At
 * night a starlight scope and a flashlight multiply it; in rain the scope does not work (FNG pp. 6, 30).
 * @returns inches; null for the whole table.
 */
export function sightOf(state: FngState, rules: Tables, figure: Figure, { lit, beam }: Lit = dark): number | null {
  const air = airNow(state, rules)
  const open = openSight(lit ? { ...air, light: 'day' } : air)
  if (open === null || lit || air.light === 'day') return open
  const scope = hasDrawn(state, figure, 'starlight-scope') && !isRain(battleOf(state).weather)
  const times = Math.max(
    1,
    scope ? seenBy.starlight : 1,
    beam && hasDrawn(state, figure, 'flashlight') ? seenBy.flashlight : 1,
  )
  return open * times
}

/** @returns the distance that a form begins with, no farther than one sees just now. */
export const withinSight = (state: FngState, rules: Tables, inches: number): number =>
  Math.min(inches, openSight(airNow(state, rules)) ?? Infinity)

/** Does light help him at such a distance: it is dark, and he does not see so far? */
export const needsLight = (state: FngState, rules: Tables, figure: Figure, inches: number): boolean =>
  isDarkNow(state, rules) && inches > (sightOf(state, rules, figure) ?? Infinity)

/** Would his own flashlight show him what is so far off? */
export const hasBeamFor = (state: FngState, rules: Tables, figure: Figure, inches: number): boolean =>
  needsLight(state, rules, figure, inches) &&
  hasDrawn(state, figure, 'flashlight') &&
  inches <= (sightOf(state, rules, figure, { lit: false, beam: true }) ?? Infinity)

/** Does a figure see what is so far off just now? */
export const sees = (state: FngState, rules: Tables, figure: Figure, inches: number, light: Lit = dark): boolean =>
  inches <= (sightOf(state, rules, figure, light) ?? Infinity)

/**
 * Nobody fires at what he cannot see (FNG pp. 19, 30).
 * @param what the target in words, at the start of a sentence.
 * @returns why he does not see it, with the figure, for the player; null where he does.
 */
export function whyUnseen(
  state: FngState,
  rules: Tables,
  figure: Figure,
  what: string,
  inches: number,
  light: Lit = dark,
): string | null {
  if (sees(state, rules, figure, inches, light)) return null
  const unless = isDarkNow(state, rules) && !light.lit ? ' unless lit' : ''
  return `${what} is out of sight at ${inches}"${unless}: ${figure.name} sees ${sightOf(state, rules, figure, light)}" just now.`
}

/** @throws RuleError `bad-input` where he does not see it. */
export function mustSee(scene: Scene, figure: Figure, what: string, inches: number, light: Lit = dark): void {
  const why = whyUnseen(scene.state, scene, figure, what, inches, light)
  if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
}
