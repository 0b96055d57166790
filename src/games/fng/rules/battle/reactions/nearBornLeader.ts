import { listed } from '../../steps/setup/common.ts'
import type { Asking, Value, Values } from '../action.ts'
import { figureById, figuresOf, type Figure } from '../battle.ts'
import { besideHim } from '../ground/beside.ts'
import { isBornLeader } from './bornLeader.ts'
import { takesTests } from './nerve.ts'

/** A line of targets as it has been filled so far. */
interface Line {
  readonly target: number
  readonly near: readonly number[]
}

const linesIn = ({ values }: Asking): Line[] =>
  ((values['targets'] ?? []) as readonly Values[]).flatMap(({ target, near }) =>
    typeof target === 'number' ? [{ target, near: (near ?? []) as readonly number[] }] : [],
  )

/** Born Leaders among those who are fired at or stand beside. */
const leadersIn = (asking: Asking): Figure[] =>
  [...new Set(linesIn(asking).flatMap(({ target, near }) => [target, ...near]))]
    .map((id) => figureById(asking.state, id))
    .filter((figure) => isBornLeader(asking.state, figure) && takesTests(figure))

const friendsOf = (asking: Asking): number[] => {
  const leaders = leadersIn(asking)
  return figuresOf(asking.state, ...new Set(leaders.map(({ side }) => side)))
    .filter((figure) => takesTests(figure) && !leaders.includes(figure))
    .map(({ id }) => id)
}

/** Who stands beside a Born Leader: as his line of targets has it, else as he stands in line. */
function besideLeader(asking: Asking, leader: Figure): readonly number[] {
  const lines = linesIn(asking)
  const own = lines.find(({ target }) => target === leader.id)
  const fromOthers = lines.flatMap(({ target, near }) => (near.includes(leader.id) ? [target] : []))
  return [...(own?.near ?? besideHim(asking, leader)), ...fromOthers]
}

/**
 * Who of his friends is within 4" of a Born Leader that is fired at, or stands beside: they test as he does (FNG p. 5). It goes
 * by what the form says of who is beside whom; an entry from before says nothing, and the player was asked at the dice.
 */
export const nearBornLeaderField = {
  kind: 'picks',
  from: 'figures',
  label: 'Within 4" of a Born Leader',
  part: 'beside',
  most: 40,
  optional: true,
  absent: null,
  about: 'targets',
  asked: (asking: Asking) => friendsOf(asking).length > 0,
  among: friendsOf,
  start: (asking: Asking): readonly number[] => {
    const near = new Set(leadersIn(asking).flatMap((leader) => besideLeader(asking, leader)))
    return friendsOf(asking).filter((id) => near.has(id))
  },
  said: (asking: Asking, value: Value): string | null => {
    const ids = (value ?? []) as readonly number[]
    const leaders = listed(leadersIn(asking).map(({ name }) => name))
    const friends = ids.length === 0 ? 'nobody' : listed(ids.map((id) => figureById(asking.state, id).name))
    return `test like ${leaders}, Born Leader: ${friends}`
  },
} as const
