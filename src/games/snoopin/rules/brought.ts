import { rowIn } from '../../../main/engine/state.ts'
import { ranksAreSealed } from './kept.ts'
import type { Moments } from './moments.ts'
import { poolDice, type PoolKind } from './pools.ts'
import { halfNew, hasAnythingToLose } from './replacing.ts'
import type { Development, Man, SnoopinState, Team, Turn } from './state.ts'

/** What the end of a turn brought its men and its teams (p. 10-18). */
export interface Brought {
  /** Of the Return to Duty Pool. */
  readonly back: readonly Man[]
  readonly stays: readonly Man[]
  /** Of the Replacement Pool: into the other, or home. */
  readonly better: readonly Man[]
  readonly unfit: readonly Man[]
  /** Into the place of a leader who is gone, as they stand now. */
  readonly up: readonly Man[]
  /** New men. */
  readonly came: readonly Man[]
  /** Teams of which half or more is new, and what their test left them; none where ranks are sealed. */
  readonly kept: readonly Team[]
  readonly lost: readonly Team[]
}

const nothing: Brought = { back: [], stays: [], better: [], unfit: [], up: [], came: [], kept: [], lost: [] }

/** @returns what the last part of a turn brought; nothing of anything while it is not over. */
export function broughtBy({ before, after, now }: Moments, turn: Turn): Brought {
  const [was, is] = [before('return'), after('return')]
  if (was === is || was.tour[0]?.part !== 'return') return nothing
  const rolled = (pool: PoolKind, status: Man['status']) =>
    poolDice(was, turn.id).flatMap((die) => {
      const man = die.pool === pool ? rowIn(is.men, die.man.id) : undefined
      return man?.status === status ? [man] : []
    })
  const tested = ranksAreSealed(now)
    ? []
    : is.teams.filter((team) => halfNew(is, turn, team) && hasAnythingToLose(was, rowIn(was.teams, team.id)!))
  return {
    back: rolled('return', 'fit'),
    stays: rolled('return', 'returnPool'),
    better: rolled('replacement', 'returnPool'),
    unfit: rolled('replacement', 'sentHome'),
    up: is.men.filter((man) => {
      const old = rowIn(was.men, man.id)
      return old !== undefined && old.role !== man.role
    }),
    came: is.men.filter(({ joinedTurnId }) => joinedTurnId === turn.id),
    kept: tested.filter((team) => hasAnythingToLose(is, team)),
    lost: tested.filter((team) => !hasAnythingToLose(is, team)),
  }
}

/** A point man whom his team has lost, and whether the advantage went with him. */
export interface LostPointMan {
  readonly team: Team
  readonly man: Man
  readonly withHim: boolean
}

/** @returns the point men whom a turn took from their teams; none where ranks are sealed. */
export function lostPointMen({ before, after, now }: Moments): LostPointMan[] {
  if (ranksAreSealed(now)) return []
  return (['casualties', 'return'] as const).flatMap((part) => {
    const [was, is] = [before(part), after(part)]
    return was.developments.flatMap((held) => lostOf(was, is, held))
  })
}

function lostOf(was: SnoopinState, is: SnoopinState, { id, teamId, manId }: Development): LostPointMan[] {
  const [man, team] = [rowIn(was.men, manId ?? 0), rowIn(was.teams, teamId)]
  if (!man || !team) return []
  const held = rowIn(is.developments, id)
  if (held?.manId === manId) return []
  // Without him, but with others that were lost at once, it went with those.
  const isDead = rowIn(is.men, man.id)?.status === 'dead'
  return held || isDead ? [{ team, man, withHim: !held }] : []
}
