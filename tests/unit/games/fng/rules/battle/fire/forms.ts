import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, type TestBattle } from '../../../../../../support/battle.ts'

/** A battle in which our group A has been activated. */
export const battle = (setUp: TestBattle): FngState =>
  battleWith({ ...setUp, groups: { ...setUp.groups, A: { activated: true, ...setUp.groups?.['A'] } } })

/** A line of the fire form: in the open at 12", dice shared out. */
export const line = (target: number, more: Values = {}): Values => ({
  target,
  by: null,
  dice: 0,
  inches: 12,
  stands: 'open',
  prone: false,
  gap: 0,
  near: [],
  ...more,
})

/** The fire form. */
export const firing = (shooters: readonly number[], targets: readonly Values[], more: Values = {}): Values => ({
  shooters,
  with: 'own',
  scope: false,
  loaders: [],
  targets,
  ...more,
})
