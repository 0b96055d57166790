import type { Asking, Fields } from '../../action.ts'
import { figureById, type Figure } from '../../battle.ts'
import { besideField as beside } from '../../ground/beside.ts'
import { friendsOf, named, namedIn, pickedIn } from '../../fire/fireForm.ts'
import { takesTests } from '../nerve.ts'
import { sighted } from './sighted.ts'

/** Once the form asked for everybody near anybody shot at. */
export const everybodyNear = {
  kind: 'picks',
  from: 'figures',
  label: 'Within 4" of whoever is shot at',
  part: 'beside',
  most: 40,
  among: ({ state }: Asking) => [...sighted(state, 'ours'), ...sighted(state, 'theirs')],
} as const

/** In such an entry all of them stood beside each of their side. */
function besideOnce(asking: Asking): number[] {
  const figure = namedIn(asking, 'figure')
  return figure === null
    ? []
    : pickedIn(asking, 'near').flatMap(({ id, side }) => (side === figure.side && id !== figure.id ? [id] : []))
}

/** Of those beside him who stood in cover by such an entry. */
export const shelteredOnce =
  (involved: (asking: Asking) => readonly Figure[]) =>
  (asking: Asking): number[] => {
    const told = involved(asking).map(({ id }) => id)
    const once = pickedIn(asking, 'sheltered').map(({ id }) => id)
    return pickedIn(asking, 'near').flatMap(({ id }) => (once.includes(id) && !told.includes(id) ? [id] : []))
  }

/** His friends who could take a test with him: his own group first. */
function nearby(asking: Asking): number[] {
  const figure = namedIn(asking, 'figure')
  return friendsOf(asking.state, figure)
    .map((id) => figureById(asking.state, id))
    .filter(takesTests)
    .sort((a, b) => Number(b.groupId === figure?.groupId) - Number(a.groupId === figure?.groupId))
    .map(({ id }) => id)
}

const lookedAt = (asking: Asking): readonly Figure[] => named(namedIn(asking, 'figure'))

/** Who stands beside the figure of a line: he tests with him when he is shot at, and when he falls (FNG p. 22). */
export const besideField = {
  kind: 'picks',
  from: 'figures',
  label: 'Within 4" of him, in sight',
  part: 'beside',
  help: 'They test with him when he is shot at, and when he falls.',
  ...beside(lookedAt, nearby),
  absent: besideOnce,
} as const satisfies Fields[string]
