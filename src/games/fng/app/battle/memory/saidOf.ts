import type { Values } from '../../../rules/battle/action.ts'
import type { BattleAction } from '../../../rules/inputs.ts'
import { idsOf, linesOf } from './valuesOf.ts'

/** Inches between two, as a form had them: each side by the ids of its figures, groups, contacts or places. */
export interface SaidDistance {
  readonly one: readonly number[]
  readonly other: readonly number[]
  readonly inches: number
}

/** Who was said to stand beside a figure. */
export interface SaidBeside {
  readonly figure: number
  readonly near: readonly number[]
}

/** @returns the distances that an action of the battle has named. */
export function distancesIn({ action, values }: BattleAction): SaidDistance[] {
  const between = (one: Values[string] | undefined, other: Values[string] | undefined, at: Values): SaidDistance[] => {
    const said = { one: idsOf(one), other: idsOf(other), inches: at['inches'] }
    return said.one.length > 0 && said.other.length > 0 && typeof said.inches === 'number' ? [said as SaidDistance] : []
  }
  switch (action) {
    case 'fire':
    case 'returnFire':
      return linesOf(values['targets']).flatMap((line) =>
        between(line['by'] ?? values['shooters'], line['target'], line),
      )
    case 'partingShot':
      return between(values['shooters'], values['target'], values)
    case 'launch':
    case 'rifleGrenade':
      return between(values['shooter'], values['target'], values)
    case 'reconByFire':
      return between(values['shooters'], values['pef'], values)
    case 'fireAtBuilding':
      return between(values['shooter'], values['area'], values)
    case 'fireAtVehicle':
      return between(values['shooter'], values['vehicle'], values)
    case 'suppressBunker':
      return between(values['shooters'], values['bunker'], values)
    case 'enemyActs':
      return between(values['group'], values['closest'], values)
    case 'inSight':
      return linesOf(values['lines']).flatMap((line) => between(line['figure'], line['targets'], line))
    case 'howFar':
      return between(values['one'], values['pef'] ?? values['other'], values)
    default:
      return []
  }
}

/** @returns who stood beside whom, as an action of the battle has named it. */
export function besideIn({ action, values }: BattleAction): SaidBeside[] {
  const beside = (figure: Values[string] | undefined, { near }: Values): SaidBeside[] =>
    near === undefined ? [] : idsOf(figure).map((id) => ({ figure: id, near: idsOf(near) }))
  switch (action) {
    case 'fire':
    case 'returnFire':
      return linesOf(values['targets']).flatMap((line) => beside(line['target'], line))
    case 'inSight':
      return linesOf(values['lines']).flatMap((line) => beside(line['figure'], line))
    case 'partingShot':
    case 'throwBlade':
    case 'holeOpens':
      return beside(values['target'], values)
    default:
      return []
  }
}

/** Figures of a group from left to right, with those who have a gap of more than 4" after them. */
export interface SaidLine {
  readonly order: readonly number[]
  readonly gaps: readonly number[]
}

/** @returns how an action has put a group in line. */
export const linesUpIn = ({ action, values }: BattleAction): SaidLine[] =>
  action === 'inLine' ? [{ order: idsOf(values['order']), gaps: idsOf(values['gaps']) }] : []
