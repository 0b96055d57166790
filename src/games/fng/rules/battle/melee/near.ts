import type { Field } from '../action.ts'
import { figuresOf } from '../battle.ts'
import { takesTests } from '../reactions/nerve.ts'

/** Who stands near a melee. */
export const nearMelee = {
  kind: 'picks',
  from: 'figures',
  label: 'Within 4" of the melee, in sight',
  part: 'beside',
  help: 'They take Man Down where one of their side falls in it.',
  among: ({ state }) =>
    figuresOf(state, 'ours', 'theirs')
      .filter(takesTests)
      .map(({ id }) => id),
} as const satisfies Field
