import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { our, playAction, their, type Choice, type Dice } from '../../../../../../support/battle.ts'

const dice =
  (key: string) =>
  (id: number, ...faces: number[]): Dice =>
    [key, id, ...faces] as unknown as Dice

/** Dice of the tables that In Sight leads through. */
export const see = dice('in-sight')
export const decide = dice('in-sight.resolution')
export const hit = dice('ranged-combat')
export const damage = dice('combat-damage')
export const under = dice('reaction.received-fire')

/** A line as entries from before have it: who stands beside its figure is said once for all (`near`). */
export const olderLine = (figure: number, targets: readonly number[], more: Values = {}): Values => ({
  figure,
  targets,
  inches: 12,
  stands: 'open',
  moved: false,
  point: false,
  charge: false,
  ...more,
})

/** A line of the In Sight form: 12" off, in the open, not moved, nobody beside. */
export const line = (figure: number, targets: readonly number[], more: Values = {}): Values =>
  olderLine(figure, targets, { near: [], sheltered: [], ...more })

/** Plays In Sight of our first and their first man, unless the form says otherwise. */
export const playInSight = (state: FngState, values: Values, tape: readonly (Dice | Choice)[]) =>
  playAction(state, 'inSight', { ours: [our(1)], theirs: [their(1)], again: false, lines: [], ...values }, tape)
