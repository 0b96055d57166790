import { rulesOf } from '../../../house/rulesOf.ts'
import type { Asking, Fields, Option } from '../../action.ts'
import { bunkerDv } from '../../buildings/inBunker.ts'
import { backBlastOf } from '../../fire/backBlast.ts'
import { bambooField, circleField, intoField, nearField, strikable } from '../../fire/circleForm.ts'
import { flamethrower } from '../../fire/flames.ts'
import { namedIn, pickedIn } from '../../fire/fireForm.ts'
import { isRocket } from '../../fire/launchable.ts'
import { weaponIn } from '../../fire/weaponClasses.ts'
import { isBuilding } from '../../structures.ts'
import { armsOf, isSquadLauncher, isThrown, waysFor, type Arms } from './arms.ts'

/**
 * What a line of In Sight asks of what strikes several: who is round the target, in the path, behind whoever fires it (FNG pp.
 * 27, 29, 34).
 */

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

const isThrowing = (asking: Asking): boolean => isThrown(armsIn(asking)?.held ?? '')

const isFlaming = (asking: Asking): boolean => armsIn(asking)?.held === flamethrower

const isNamed = ({ values }: Asking, field: string): boolean => Array.isArray(values[field]) && values[field].length > 0

/** Could anybody on the other side of the figure strike him with a blast? */
const isUnderBlast = (asking: Asking): boolean => {
  const figure = namedIn(asking, 'figure')
  const others = [...pickedIn(asking, 'ours'), ...pickedIn(asking, 'theirs')].filter(
    ({ side }) => side !== figure?.side,
  )
  return others.some(({ weapon, readied, readiedItem }) =>
    [weapon, readied === null ? '' : (readiedItem ?? '')].some(
      (key) => (weaponIn(asking.state, key)?.blast ?? null) !== null,
    ),
  )
}

const others = ({ state, values }: Asking): number[] =>
  strikable(state).flatMap(({ id }) => (id === values['figure'] ? [] : [id]))

/** Says before the dice that he will not fire. */
function noteBehind(asking: Asking): string | null {
  const arms = armsIn(asking)
  if (arms === null || !isRocket(asking.state, arms.held)) return null
  const [first] = pickedIn(asking, 'behind')
  return first === undefined ? null : `He cannot fire with ${first.name} behind him.`
}

function waysIn(asking: Asking): Option[] {
  const figure = namedIn(asking, 'figure')
  const { inches } = asking.values
  if (figure === null || typeof inches !== 'number') return []
  return waysFor(rulesOf(asking.state), asking.state, figure, inches)
}

/** With what he acts, where he has more than one thing for it. */
export const withField = {
  kind: 'choice',
  label: 'Acts with',
  absent: 'own',
  options: waysIn,
  asked: (asking: Asking) => waysIn(asking).length > 1,
  /** The first that reaches so far; what his squad shares is his only where the player says so. */
  start: (asking: Asking) => {
    const ways = waysIn(asking).map(({ value }) => value)
    return (
      ways.find(
        (way) => !isSquadLauncher(way) && armsIn({ ...asking, values: { ...asking.values, with: way } }) !== null,
      ) ?? 'own'
    )
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
  blind: {
    kind: 'flag',
    label: 'He cannot see the spot',
    help: 'Behind cover, say; not where he drops or rolls it in.',
    absent: false,
    asked: isThrowing,
  },
  into: {
    ...intoField(
      'Into the bunker or building',
      (asking) => isThrowing(asking) && asking.state.structures.some((place) => isBuilding(place)),
    ),
    absent: null,
  },
  circle: { ...circleField('Others in the blast circle round his target', bursts), absent: [] },
  feet: {
    kind: 'picks',
    from: 'figures',
    label: 'Around him, if he drops it',
    help: 'Within 2.5" of him. He himself always counts.',
    absent: [],
    asked: isThrowing,
    among: others,
  },
  path: {
    kind: 'picks',
    from: 'figures',
    label: 'Others in the path of the flames',
    help: '3" wide, 12" long; friends too.',
    absent: [],
    asked: isFlaming,
    among: (asking: Asking) => {
      const targets = pickedIn(asking, 'targets').map(({ id }) => id)
      return others(asking).filter((id) => !targets.includes(id))
    },
  },
  besideCircle: {
    ...nearField('circle'),
    label: 'Within 4" of these others, in sight',
    part: 'beside',
    absent: [],
    asked: (asking: Asking) =>
      (bursts(asking) && isNamed(asking, 'circle')) || (isFlaming(asking) && isNamed(asking, 'path')),
  },
} as const satisfies Fields
