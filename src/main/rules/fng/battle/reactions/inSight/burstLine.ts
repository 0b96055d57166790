import { rulesOf } from '../../../house/rulesOf.ts'
import type { FngState } from '../../../state.ts'
import type { Asking, Fields } from '../../action.ts'
import { figureById, type Figure } from '../../battle.ts'
import { bunkerDv } from '../../buildings/inBunker.ts'
import { backBlastOf } from '../../fire/backBlast.ts'
import { bambooField, circleField, nearField, strikable } from '../../fire/circleForm.ts'
import { namedIn, pickedIn } from '../../fire/fireForm.ts'
import { isRocket } from '../../fire/launchable.ts'
import { weaponIn } from '../../fire/weaponClasses.ts'
import { armsOf, choicesFor, type Arms } from './arms.ts'

/** What a line of In Sight asks of a round that bursts: who is round the target, and behind whoever fires it (FNG pp. 27, 34). */

/** With what the figure of the line acts, as far as the line is filled. */
function armsIn(asking: Asking): Arms | null {
  const figure = namedIn(asking, 'figure')
  const { inches, scope, with: choice } = asking.values
  if (figure === null || typeof inches !== 'number' || typeof choice !== 'string') return null
  return armsOf(rulesOf(asking.state), asking.state, figure, { with: choice, inches, scope: scope === true })
}

const bursts = (asking: Asking): boolean => {
  const arms = armsIn(asking)
  return arms !== null && arms.round.blast !== null
}

const hasBackBlast = (asking: Asking): boolean => {
  const arms = armsIn(asking)
  return arms !== null && backBlastOf(asking.state, arms.round) !== null
}

const isNamed = ({ values }: Asking, field: string): boolean => Array.isArray(values[field]) && values[field].length > 0

/** Could anybody on the other side of the figure strike him with a blast? */
const isUnderBlast = (asking: Asking): boolean => {
  const figure = namedIn(asking, 'figure')
  const others = [...pickedIn(asking, 'ours'), ...pickedIn(asking, 'theirs')]
  return others.some(
    ({ side, weapon }) => side !== figure?.side && (weaponIn(asking.state, weapon)?.blast ?? null) !== null,
  )
}

const others = ({ state, values }: Asking): number[] =>
  strikable(state).flatMap(({ id }) => (id === values['figure'] ? [] : [id]))

/** The friend behind a rocket, who keeps it from being fired; null for none (FNG p. 27). */
export const friendBehind = (state: FngState, figure: Figure, behind: readonly number[]): Figure | null =>
  behind.map((id) => figureById(state, id)).find(({ side }) => side === figure.side) ?? null

/** Says before the dice that he will not fire. */
function noteBehind(asking: Asking): string | null {
  const figure = namedIn(asking, 'figure')
  const arms = armsIn(asking)
  if (figure === null || arms === null || !isRocket(asking.state, arms.held)) return null
  const friend = friendBehind(
    asking.state,
    figure,
    pickedIn(asking, 'behind').map(({ id }) => id),
  )
  return friend === null ? null : `He cannot fire with ${friend.name} behind him.`
}

/** With what he acts, where he holds something that may be too much for the distance. */
export const withField = {
  kind: 'choice',
  label: 'Acts with',
  absent: 'own',
  options: (asking: Asking) => {
    const figure = namedIn(asking, 'figure')
    return figure === null ? [] : choicesFor(asking.state, figure)
  },
  asked: (asking: Asking) => {
    const figure = namedIn(asking, 'figure')
    return figure !== null && choicesFor(asking.state, figure).length > 1
  },
  /** The first that reaches so far. */
  start: (asking: Asking) => {
    const figure = namedIn(asking, 'figure')
    const ways = figure === null ? [] : choicesFor(asking.state, figure).map(({ value }) => value)
    return ways.find((way) => armsIn({ ...asking, values: { ...asking.values, with: way } }) !== null) ?? 'own'
  },
} as const satisfies Fields[string]

/** How the figure of the line is sheltered from blasts. */
export const shelterFields = {
  coverDv: {
    kind: 'number',
    label: 'DV of his cover',
    help: 'Against a blast.',
    least: 0,
    most: 10,
    absent: 0,
    start: (asking: Asking) => {
      const figure = namedIn(asking, 'figure')
      return figure === null ? 0 : bunkerDv(asking.state, figure.id)
    },
    asked: (asking: Asking) =>
      (asking.values['stands'] === 'cover' || asking.values['stands'] === 'both') && isUnderBlast(asking),
  },
  bamboo: {
    ...bambooField('figure'),
    absent: false,
    asked: (asking: Asking) => bambooField('figure').asked(asking) && isUnderBlast(asking),
  },
} as const satisfies Fields

/** Whom the round strikes besides the target, and who tests for it. */
export const burstLine = {
  indoors: {
    kind: 'flag',
    label: 'He is inside a building',
    help: 'A rocket is not fired from inside.',
    absent: false,
    asked: (asking: Asking) => isRocket(asking.state, armsIn(asking)?.held ?? ''),
  },
  behind: {
    kind: 'picks',
    from: 'figures',
    label: 'Right behind him, in the back blast',
    note: noteBehind,
    absent: [],
    asked: hasBackBlast,
    among: others,
  },
  circle: { ...circleField('Others in the blast circle round his target', bursts), absent: [] },
  besideCircle: {
    ...nearField('circle', (asking) => bursts(asking) && isNamed(asking, 'circle')),
    label: 'Within 4" of these others, in sight',
    absent: [],
  },
} as const satisfies Fields
