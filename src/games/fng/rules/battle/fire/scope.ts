import { itemsOfFigure, type Figure } from '../battle.ts'
import type { WeaponFigures } from './weapons.ts'

/** Does the rifle take a sniper scope, and reach farther with it (FNG pp. 11, 13)? */
export const takesScope = ({ range, scopedRange }: WeaponFigures): boolean => scopedRange > range

/** Has he brought a sniper scope along (FNG pp. 93-95)? */
export const carriesScope = (figure: Figure): boolean => itemsOfFigure(figure).includes('scope')

/** @returns inches that a weapon reaches, with a sniper scope or without. */
export const reachOf = ({ range, scopedRange }: WeaponFigures, scope: boolean): number => (scope ? scopedRange : range)
