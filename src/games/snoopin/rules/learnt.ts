import { rowById, rowIn } from '../../../main/engine/state.ts'
import { rankOfArea, teamAreaNames } from './development.ts'
import { isTired } from './fatigue.ts'
import { insurgencyAreaNames, insurgencyForce, insurgencyOf } from './insurgency.ts'
import { ranksAreSealed } from './kept.ts'
import type { Moments } from './moments.ts'
import type { Development, Fatigue, InsurgencyArea, Team, TeamArea, Turn } from './state.ts'
import { combatFatigue, leadershipDevelopment, specialDevelopment } from './tables/development.ts'
import { insurgency, insurgencySpecial } from './tables/insurgency.ts'

/** What teams and insurgents came to by a turn, told by what they were before it and after it (p. 10-21). */

/** What a team rolled on Unit Development. */
export interface Learnt {
  readonly team: Team
  /** Outcome of the table. */
  readonly result: string
  /** "Firepower rank 2", "Hard", "nothing new": what it brought; empty of a result that brings nothing of its own. */
  readonly brought: string
}

/** Before any step of development, and after all of them. */
const around = ({ begin, after }: Moments) => [begin('development'), after('development')] as const

/** @returns what the teams of a turn have learnt, in the order of their dice; nothing where ranks are sealed. */
export function learntIn(at: Moments, turn: Turn): Learnt[] {
  const [was, is] = around(at)
  if (ranksAreSealed(at.now)) return []
  return is.conduct.flatMap(({ turnId, teamId, result }) => {
    if (turnId !== turn.id || result === null) return []
    const team = rowById(is.teams, teamId, 'team')
    if (result in teamAreaNames) {
      const area = result as TeamArea
      const isNew = team[area] > (rowIn(was.teams, teamId)?.[area] ?? 0)
      return [{ team, result, brought: isNew ? rankOfArea(area, team[area]) : 'nothing new' }]
    }
    if (result !== 'special' && result !== 'leadership') return [{ team, result, brought: '' }]
    const gained = is.developments.filter(
      (one) => one.turnId === turn.id && one.teamId === teamId && one.kind === result,
    )
    return [{ team, result, brought: gained.map(developmentName).join(', ') || 'nothing new' }]
  })
}

const developmentName = ({ kind, key }: Development): string =>
  (kind === 'special' ? specialDevelopment : leadershipDevelopment).rows.find(({ outcome }) => outcome === key)?.gives
    .name ?? key

/** What a roll brings that builds nothing, or what is held already. */
export const noDevelopment = 'no development'

/** @returns what a turn's roll built; null where nobody rolled, or ranks are sealed. */
export function builtIn(at: Moments, turn: Turn): { readonly name: string; readonly brought: string } | null {
  const [was, is] = around(at)
  const force = insurgencyForce(is)
  const built = is.sideTurns.find(({ turnId, sideId }) => turnId === turn.id && sideId === force?.sideId)?.built ?? null
  if (!force || built === null || ranksAreSealed(at.now)) return null
  const told = (brought: string) => ({ name: force.name, brought })
  if (built in insurgencyAreaNames) {
    const area = built as InsurgencyArea
    const rank = (state: typeof is) => insurgencyOf(state, force.id)?.[area] ?? 0
    return told(rank(is) > rank(was) ? `${insurgencyAreaNames[area]} rank ${rank(is)}` : noDevelopment)
  }
  if (built === 'none') return told(noDevelopment)
  if (built !== 'special') return told(insurgency.rows.find(({ outcome }) => outcome === built)!.text.toLowerCase())
  const special = is.insurgencySpecials.find(
    ({ id, forceId, turnId }) =>
      forceId === force.id && turnId === turn.id && !was.insurgencySpecials.some((held) => held.id === id),
  )
  const row = insurgencySpecial.rows.find(({ outcome }) => outcome === special?.key)
  return told(row?.gives.name ?? noDevelopment)
}

/** @returns the results on Combat Fatigue of a turn, with their teams. */
export function tiredIn(at: Moments, turn: Turn): { readonly team: Team; readonly name: string }[] {
  const [, is] = around(at)
  const nameOf = ({ key }: Fatigue) => combatFatigue.rows.find(({ outcome }) => outcome === key)!.gives.name
  return is.fatigues.flatMap((one) =>
    one.turnId === turn.id ? [{ team: rowById(is.teams, one.teamId, 'team'), name: nameOf(one) }] : [],
  )
}

/** @returns the teams that sat a turn out and shed their fatigue. */
export function recoveredIn(at: Moments): Team[] {
  const [was, is] = around(at)
  return is.teams.filter(({ id }) => isTired(was, id) && !isTired(is, id))
}
