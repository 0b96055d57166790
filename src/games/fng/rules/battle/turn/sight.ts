import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { layersOf } from '../../ground.ts'
import { airOf, lightOf, openSight, sightIn, type Air, type GroundSight } from '../../sight.ts'
import { allSectors } from '../contacts/sectors.ts'
import { groundBetween, groundNamed, sectorNow } from './groundBetween.ts'
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

/** @returns light and weather of the moment, as far as they shorten sight. */
export function airNow(state: FngState, rules: Tables): Air {
  const { dayPart, weather } = battleOf(state)
  return airOf(state, lightOf(dayPart, rules), weather)
}

export const isDarkNow = (state: FngState, rules: Tables): boolean => airNow(state, rules).light === 'night'

/** @returns the line of sight as light and weather are just now (FNG pp. 19-20, 30; rulings). Lit targets are the player's. */
export function sightNow(state: FngState, rules: Tables): Sight {
  const air = airNow(state, rules)
  const open = openSight(air)
  const sectors = allSectors.flatMap((number) => sectorNow(state, number) ?? [])
  const grounds = [...new Set(sectors.flatMap((sector) => layersOf(sector)))]
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
  /** Nothing of the ground they stand in lies between them: both are at its edge, or on a road through it. */
  readonly clear?: boolean
}

const dark: Lit = { lit: false, beam: false }

/** Times the sight in closed ground that a starlight scope gives; in elephant grass none (FNG p. 6). */
const starlightInGround = 2

/**
 * The farthest that a figure sees just now. At night a starlight scope and a flashlight multiply it; in rain the scope does
 * not work (FNG pp. 6, 30). Where he and whom he looks at stand in one sector, its ground lies between them, unless the
 * player says that it does not (FNG pp. 47-51, ruling); how a line over several sectors runs only the table shows.
 * @returns inches; null for the whole table.
 */
export function sightOf(
  state: FngState,
  rules: Tables,
  figure: Figure,
  light: Lit = dark,
  target: Figure | null = null,
): number | null {
  const now = airNow(state, rules)
  const air: Air = light.lit ? { ...now, light: 'day' } : now
  const byNight = air.light === 'night'
  const scope = byNight && hasDrawn(state, figure, 'starlight-scope') && !isRain(battleOf(state).weather)
  const flashlight = byNight && light.beam && hasDrawn(state, figure, 'flashlight')
  const times = (starlight: number) => Math.max(1, scope ? starlight : 1, flashlight ? seenBy.flashlight : 1)
  const open = openSight(air)
  const inOpen = open === null ? null : open * times(seenBy.starlight)
  const ground = light.clear === true || target === null ? null : groundBetween(state, rules, air, figure, target)
  const most = ground?.most ?? Infinity
  if (ground === null || most >= (open ?? Infinity)) return inOpen
  const inGround = most * times(ground.key === 'elephant-grass' ? 1 : starlightInGround)
  const byDay = groundBetween(state, rules, { ...air, light: 'day' }, figure, target!)?.most ?? Infinity
  return Math.min(inOpen ?? Infinity, inGround, byDay)
}

/** Who looks at whom, as far as a form knows it. */
export interface Looking {
  readonly viewers: readonly Figure[]
  readonly target: Figure | null
}

/** @returns the distance in whole inches that a form begins with, no farther than one sees just now. */
export function withinSight(state: FngState, rules: Tables, inches: number, looking?: Looking): number {
  const air = airNow(state, rules)
  const { viewers = [], target = null } = looking ?? {}
  const grounds = target === null ? [] : viewers.map((one) => groundBetween(state, rules, air, one, target)?.most)
  return Math.floor(Math.min(inches, openSight(air) ?? Infinity, ...grounds.map((most) => most ?? Infinity)))
}

/** Does the ground of their sector hide what is so far off, which he would see in the open? */
export function groundHides(
  state: FngState,
  rules: Tables,
  figure: Figure,
  target: Figure,
  inches: number,
  light: Lit = dark,
): boolean {
  const [through, over] = [false, true].map((clear) => sees(state, rules, figure, inches, { ...light, clear }, target))
  return !through && over!
}

/** Does light help him at such a distance: it is dark, and he does not see so far? */
export const needsLight = (
  state: FngState,
  rules: Tables,
  figure: Figure,
  inches: number,
  target: Figure | null = null,
): boolean => isDarkNow(state, rules) && !sees(state, rules, figure, inches, dark, target)

/** Would his own flashlight show him what is so far off? */
export const hasBeamFor = (state: FngState, rules: Tables, figure: Figure, inches: number): boolean =>
  needsLight(state, rules, figure, inches) &&
  hasDrawn(state, figure, 'flashlight') &&
  inches <= (sightOf(state, rules, figure, { lit: false, beam: true }) ?? Infinity)

/** Does a figure see what is so far off just now? */
export const sees = (
  state: FngState,
  rules: Tables,
  figure: Figure,
  inches: number,
  light: Lit = dark,
  target: Figure | null = null,
): boolean => inches <= (sightOf(state, rules, figure, light, target) ?? Infinity)

/**
 * Nobody fires at what he cannot see (FNG pp. 19, 30).
 * @param what the target: a figure, or something else in words, at the start of a sentence.
 * @returns why he does not see it, with the figure, for the player; null where he does.
 */
export function whyUnseen(
  state: FngState,
  rules: Tables,
  figure: Figure,
  what: string | Figure,
  inches: number,
  light: Lit = dark,
): string | null {
  const [target, name] = typeof what === 'string' ? [null, what] : [what, what.name]
  if (sees(state, rules, figure, inches, light, target)) return null
  const far = sightOf(state, rules, figure, light, target)
  const hides = target !== null && far !== sightOf(state, rules, figure, light)
  const where = hides ? ` in ${groundNamed(state, rules, airNow(state, rules), figure, target)}` : ''
  const lit = sees(state, rules, figure, inches, { ...light, lit: true }, target)
  const unless = isDarkNow(state, rules) && lit ? ' unless lit' : ''
  return `${name} is out of sight at ${inches}"${unless}: ${figure.name} sees ${far}"${where} just now.`
}

/** @throws RuleError `bad-input` where he does not see it. */
export function mustSee(scene: Scene, figure: Figure, what: string | Figure, inches: number, light: Lit = dark): void {
  const why = whyUnseen(scene.state, scene, figure, what, inches, light)
  if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
}
