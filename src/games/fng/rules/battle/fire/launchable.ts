import type { FngState } from '../../state.ts'
import { figureById, type Figure } from '../battle.ts'
import { whyNotFire } from './mayFire.ts'
import { isLauncher, isRecoilless, weaponIn } from './weaponClasses.ts'

/** Launchers that a squad owns, reloadable: they need not be made ready (FNG pp. 27-28). */
export const squadLaunchers = ['m20', 'rr-90mm'] as const

/** Weapons that belong to a squad rather than to a man: whoever needs one has it (army list equipment, FNG pp. 9-12). */
const ofSquad = ['m72-law', ...squadLaunchers] as const

/** @returns keys of what he can fire a round with a blast circle from, ready or not. */
export function launchables(state: FngState, figure: Figure): string[] {
  const own = isRound(state, figure.weapon) ? [figure.weapon] : []
  const squads = ofSquad.filter((key) => key !== figure.weapon && leftOf(state, figure, key) > 0)
  return [...own, ...squads].filter((key) => whyNotLaunch(state, figure, key) === null)
}

/** Why he cannot fire it; a LAW or charge that is only being made ready is no reason. */
export function whyNotLaunch(state: FngState, figure: Figure, key: string): string | null {
  const waiting = figure.readied === 'whenActive' && figure.readiedItem === key && key === 'm72-law'
  return whyNotFire(state, waiting ? { ...figure, readied: null } : figure, key)
}

function isRound(state: FngState, key: string): boolean {
  const weapon = weaponIn(state, key)
  return weapon !== null && (isLauncher(weapon) || weapon.family === 'anti-tank')
}

/** How many the man's squad has left: what it owns, less the LAWs that its men have fired in this battle (FNG p. 27). */
export function leftOf(state: FngState, figure: Figure, item: string): number {
  const squad = squadOf(state, figure)
  if (squad === null) return 0
  const owned = state.equipment
    .filter((row) => row.item === item && row.squad === squad)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const fired = state.tallies.filter(
    ({ event, figureId, text }) =>
      event === 'lawFired' &&
      text === item &&
      figureId !== null &&
      squadOf(state, figureById(state, figureId)) === squad,
  )
  return owned - fired.length
}

/** @returns the squad that a man's billet is in; null for whoever is no man of the platoon. */
export const squadOf = (state: FngState, { soldierId }: Pick<Figure, 'soldierId'>): number | null =>
  state.billets.find((billet) => billet.soldierId !== null && billet.soldierId === soldierId)?.squad ?? null

/** Bazookas, LAWs and RPGs: never from inside, and never with a figure behind, of whatever side (FNG pp. 27-28). */
export const isRocket = (state: FngState, key: string): boolean => {
  const weapon = weaponIn(state, key)
  return weapon?.family === 'anti-tank' && !isRecoilless(weapon)
}
