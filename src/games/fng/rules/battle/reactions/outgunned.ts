import type { FngState } from '../../state.ts'
import { figureById, hasAttribute, isStarFigure, type Figure } from '../battle.ts'
import { isInBunker } from '../buildings/inBunker.ts'
import { whyNotFire } from '../fire/mayFire.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { Scene } from '../scene.ts'
import { fireAgainst, type Fired } from './fireAt.ts'

/**
 * @returns the weapon that a figure can answer fire with, as far as weapon, ammunition and wounds go: what is in its hands,
 *   else a sidearm; null for none. Range is the player's to say, and a figure that has ducked is judged as if it stood.
 */
export function weaponToAnswer(state: FngState, figure: Figure): string | null {
  const standing: Figure = { ...figure, status: 'carryOn' }
  const keys = [figure.weapon, ...(figure.sidearm === null ? [] : [figure.sidearm])]
  return keys.find((key) => whyNotFire(state, standing, key) === null) ?? null
}

/** Does he count as retrieving wounded (FNG pp. 38-39)? A Medic always does. */
export const isRetrieving = (figure: Figure): boolean => figure.carries !== null || figure.role === 'medic'

/** Stars, chargers and whoever retrieves wounded are never outgunned (FNG p. 30). */
const isNever = (state: FngState, figure: Figure, charging: readonly number[]): boolean =>
  isStarFigure(state, figure) || isRetrieving(figure) || charging.includes(figure.id)

/** What is known of the fire that a figure is under. */
export interface Under extends Fired {
  readonly shooters: readonly number[]
  /** Ranking that counts instead of the shooters' weapons. */
  readonly ranking?: number | null | undefined
  /** `ranking` is that of something that should have burst, and went wide. */
  readonly wentWide?: boolean | undefined
  /** In a bunker that is not on the list. */
  readonly inBunker?: readonly number[] | undefined
  readonly charging?: readonly number[] | undefined
  /** Figures that cannot answer the fire: out of range. */
  readonly cannotAnswer?: readonly number[] | undefined
}

/**
 * Is a figure under fire outgunned: by any one weapon that ranks higher than his own, or because he cannot shoot back
 * (FNG p. 30)?
 */
export function isOutgunned(scene: Scene, figure: Figure, under: Under): boolean {
  const { charging = [], cannotAnswer = [] } = under
  if (isNever(scene.state, figure, charging)) return false
  const own = weaponToAnswer(scene.state, figure)
  if (own === null || cannotAnswer.includes(figure.id)) return true
  return hasAttribute(scene.state, figure, 'shirker') || outranks(scene, figure, own, under)
}

/**
 * Does any of the weapons rank higher than his own: what was fired, where that is known, else what the shooters hold? Against
 * an Old Hand they count one less (FNG p. 6).
 */
export function outranks(
  scene: Scene,
  figure: Figure,
  own: string,
  under: Omit<Under, 'charging' | 'cannotAnswer'>,
): boolean {
  const { ranking = null, wentWide, inBunker } = under
  const against = ranking === null ? fireRankings(scene, figure, under) : [{ ranking, wentWide }]
  const bunkered = isInBunker(scene.state, figure.id) || (inBunker?.includes(figure.id) ?? false)
  const theirs = Math.max(0, ...against.map((each) => each.ranking - (each.wentWide && bunkered ? bunkerLess : 0)))
  const oldHand = hasAttribute(scene.state, figure, 'old-hand') ? 1 : 0
  return theirs - oldHand > weaponFigures(scene, own).ranking
}

/** How much lower a missing blast ranks for men in bunkers (FNG p. 42). */
const bunkerLess = 2

type Felt = Pick<Under, 'wentWide'> & { readonly ranking: number }

function fireRankings(scene: Scene, figure: Figure, under: Pick<Under, 'shooters' | keyof Fired>): readonly Felt[] {
  const fire = fireAgainst(scene, figure, under)
  if (fire !== null) return fire
  const firing = under.shooters.map((id) => figureById(scene.state, id)).filter(({ side }) => side !== figure.side)
  return firing.map(({ weapon }) => ({ ranking: weaponFigures(scene, weapon).ranking }))
}
