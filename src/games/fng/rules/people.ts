import { RuleError } from '../../../main/engine/errors.ts'
import { rowById } from '../../../main/engine/state.ts'
import type { Billet, EffectKind, FngState, Mission, Phase, Post, Soldier, Tour } from './state.ts'

/** Questions about the platoon that many steps ask. All read the state and change nothing. */

/** @throws RuleError `not-now` before the platoon has been made. */
export function tourOf(state: FngState): Tour {
  const tour = state.tour[0]
  if (!tour) throw new RuleError('not-now', 'There is no platoon yet: make one first.')
  return tour
}

/** @throws RuleError `not-now` when the campaign turn stands elsewhere. */
export function mustStandAt(state: FngState, ...phases: Phase[]): Tour {
  const tour = tourOf(state)
  if (!phases.includes(tour.phase))
    throw new RuleError('not-now', 'That belongs to another moment of the half-month. Nothing was changed.')
  return tour
}

/** @throws RuleError `not-now` when there is no mission in this half-month. */
export function missionOf(state: FngState): Mission {
  const { missionId } = tourOf(state)
  if (missionId === null) throw new RuleError('not-now', 'There is no mission in this half-month.')
  return rowById(state.missions, missionId, 'mission')
}

export const soldierById = (state: FngState, id: number): Soldier => rowById(state.soldiers, id, 'man')

/** @returns the Star, or null when the tour has none just now. */
export function starOf(state: FngState): Soldier | null {
  const { starId } = tourOf(state)
  return starId === null ? null : soldierById(state, starId)
}

/** Is a man a Star: the tour's own, or one whom a friend at the table plays (FNG p. 3)? */
export const isStar = (state: FngState, soldierId: number): boolean =>
  tourOf(state).starId === soldierId || state.players.some((player) => player.soldierId === soldierId)

/** @returns the billet a man stands in, or null when he has left the platoon. */
export const billetOf = (state: FngState, soldierId: number): Billet | null =>
  state.billets.find((billet) => billet.soldierId === soldierId) ?? null

/** @returns the man in a billet, or null when it is open. */
export const holderOf = (state: FngState, billet: Billet): Soldier | null =>
  billet.soldierId === null ? null : soldierById(state, billet.soldierId)

/** Still on the roster: here, in hospital or on R&R. */
export const isOnRoster = (soldier: Soldier): boolean =>
  soldier.status === 'present' || soldier.status === 'hospital' || soldier.status === 'rAndR'

/** @returns the men of the roster in order of squad and line. */
export const rosterOf = (state: FngState): Soldier[] =>
  billetsInOrder(state).flatMap((billet) => holderOf(state, billet) ?? [])

/** @returns billets in order of squad and line. */
export const billetsInOrder = (state: FngState): Billet[] =>
  [...state.billets].sort((a, b) => a.squad - b.squad || a.line - b.line)

/** @returns the billet of a post; the first one by line where a squad has several. */
export const billetWithPost = (state: FngState, post: Post, squad = 0): Billet | null =>
  billetsInOrder(state).find((billet) => billet.post === post && billet.squad === squad) ?? null

/** @returns the attributes of a man. */
export const attributesOf = (state: FngState, soldierId: number): string[] =>
  state.attributes.filter((a) => a.soldierId === soldierId).map((a) => a.attribute)

/** Half-months served of a full tour (ruling to FNG p. 104). */
export const served = (tour: Tour, soldier: Soldier): number => tour.tourLength - soldier.deros

/** The month in-country a man is in or now starts: 10 and more are short (ruling to FNG p. 104). */
export const monthInCountry = (tour: Tour, soldier: Soldier): number => Math.floor(served(tour, soldier) / 2) + 1

/** @returns the post of the leader of a squad: the HQ is led by the platoon leader. */
export const leaderPost = (squad: number): Post => (squad === 0 ? 'platoonLeader' : 'squadLeader')

/**
 * Who leads a squad just now (FNG p. 16): its leader if he is here, else the Jr NCO with the highest REP,
 * else the man with the highest REP; lower line first among equals.
 * @throws RuleError `not-now` when nobody of the squad is here.
 */
export function actingLeader(state: FngState, squad: number): Soldier {
  const here = billetsInOrder(state).flatMap((billet) => {
    const man = holderOf(state, billet)
    return billet.squad === squad && !billet.attachment && man?.status === 'present' ? [{ billet, man }] : []
  })
  const best = (among: typeof here) => [...among].sort((a, b) => b.man.rep - a.man.rep)[0]
  const found =
    here.find(({ billet }) => billet.post === leaderPost(squad)) ??
    best(here.filter(({ billet }) => billet.post === (squad === 0 ? 'platoonSergeant' : 'jrNco'))) ??
    best(here)
  if (!found) throw new RuleError('not-now', `Nobody of ${squadName(squad)} is here to lead it.`)
  return found.man
}

/** Is a result of an earlier mission waiting to act? */
export const hasEffect = (state: FngState, kind: EffectKind): boolean => state.effects.some((e) => e.kind === kind)

export const squadName = (squad: number): string =>
  squad === 0 ? 'Platoon HQ' : `${['1st', '2nd', '3rd', '4th'][squad - 1] ?? String(squad)} squad`

/** "Mercer, J." */
export const shortName = (soldier: Soldier): string =>
  soldier.firstName === '' ? soldier.lastName : `${soldier.lastName}, ${soldier.firstName.charAt(0)}.`
