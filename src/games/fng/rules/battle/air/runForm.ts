import type { FngState } from '../../state.ts'
import type { Asking, Field, Fields, Values } from '../action.ts'
import { groupById, type Craft } from '../battle.ts'
import { strikable } from '../fire/circleForm.ts'
import { stances, type Stance } from '../fire/stances.ts'
import { checkers } from './groundFire.ts'

/** Parts of forms that runs of aircraft share. */

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)
const pickedIn = ({ values }: Asking, field: string): readonly number[] =>
  Array.isArray(values[field]) ? (values[field] as readonly number[]) : []

type Asked = (asking: Asking) => boolean

const checkingField = (asked: Asked) =>
  ({
    kind: 'picks',
    from: 'figures',
    label: 'Enemies within 12" who see it',
    help: 'They may fire at it. Not out of bunkers or under triple canopy.',
    most: 40,
    asked,
    among: ({ state }) => idsOf(checkers(state)),
  }) as const satisfies Field

const hiddenField = (asked: Asked) =>
  ({
    kind: 'picks',
    from: 'figures',
    label: 'Of them in cover or concealment from the air',
    most: 40,
    asked: (asking) => asked(asking) && enemiesIn(asking).length > 0,
    among: enemiesIn,
  }) as const satisfies Field

const enemiesIn = (asking: Asking): number[] => [
  ...new Set([...pickedIn(asking, 'checking'), ...pickedIn(asking, 'farther')]),
]

/** Enemies beside the Flight Line who may fire at an aircraft. */
export const groundFields = (asked: Asked = () => true) =>
  ({ checking: checkingField(asked), hidden: hiddenField(asked) }) as const satisfies Fields

/** The same for helicopters, which are shot at from farther off when they hover, or fly badly (FNG pp. 85-86). */
export const lowFlightFields = (asked: Asked = () => true) =>
  ({
    checking: checkingField(asked),
    farther: {
      kind: 'picks',
      from: 'figures',
      label: 'Enemies 12" to 24" away who see it',
      help: 'They fire at a sitting duck, and at a hover.',
      most: 40,
      asked,
      among: (asking) => {
        const near = pickedIn(asking, 'checking')
        return idsOf(checkers(asking.state)).filter((id) => !near.includes(id))
      },
    },
    hidden: hiddenField(asked),
  }) as const satisfies Fields

/** Everybody whom guns rake, friends too. */
export const stripField = (label: string, asked: Asked, help = 'Friends too.') =>
  ({
    kind: 'rows',
    label,
    help,
    least: 0,
    most: 40,
    asked,
    fields: {
      figure: {
        kind: 'pick',
        from: 'figures',
        label: 'Who',
        among: ({ state }) => idsOf(strikable(state)),
      },
      stands: { kind: 'choice', label: 'Stands', options: stances },
    },
  }) as const satisfies Field

/** Whoever reacts beside them: first the rest of the groups fired at (FNG p. 83). */
export const besideField = (strip: string, asked: Asked) =>
  ({
    kind: 'picks',
    from: 'figures',
    label: 'Others of the groups fired at, or within 4"',
    most: 60,
    asked,
    among: (asking) => {
      const struck = rakedIn(asking, strip)
      return idsOf(strikable(asking.state)).filter((id) => !struck.includes(id))
    },
    start: (asking) => {
      const struck = rakedIn(asking, strip)
      const groups = new Set(groupsOfIds(asking.state, struck))
      return strikable(asking.state).flatMap(({ id, groupId }) =>
        groups.has(groupId) && !struck.includes(id) ? [id] : [],
      )
    },
  }) as const satisfies Field

const groupsOfIds = (state: FngState, ids: readonly number[]): number[] =>
  state.figures.filter(({ id }) => ids.includes(id)).map(({ groupId }) => groupById(state, groupId).id)

function rakedIn({ values }: Asking, strip: string): number[] {
  const rows = values[strip]
  if (!Array.isArray(rows)) return []
  return (rows as readonly (number | Values)[]).flatMap((row) =>
    typeof row === 'object' && typeof row['figure'] === 'number' ? [row['figure']] : [],
  )
}

/** @returns each figure once, as it was named first. */
export const eachOnce = (rows: readonly { readonly figure: number; readonly stands: Stance }[]) =>
  rows.filter(({ figure }, i) => rows.findIndex((other) => other.figure === figure) === i)

/** @returns the aircraft picked in a form so far. */
export const craftIn = ({ state, values }: Asking): Craft | undefined =>
  state.craft.find(({ id }) => id === values['craft'])

/** An aircraft among those that can. */
export const craftField = (label: string, able: (state: FngState) => readonly Craft[]) =>
  ({
    kind: 'pick',
    from: 'craft',
    label,
    among: ({ state }) => idsOf(able(state)),
    start: ({ state }) => able(state)[0]?.id ?? null,
  }) as const satisfies Field
