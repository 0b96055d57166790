import { isSetAside, isTired } from '../rules/fatigue.ts'
import { sitsOut } from '../rules/goingOut.ts'
import type { SnoopinState, Team } from '../rules/state.ts'
import type { GoingTeam } from '../contract/mission.ts'
import { nameIn, words } from './outcomeWords.ts'
import { ofTurn, turnUnderWay } from './who.ts'

/** @returns whether a team goes in the turn under way; null while its platoon has no orders. */
export function goesOut(state: SnoopinState, team: Team): boolean | null {
  const turn = turnUnderWay(state)
  const sent = ofTurn(state.committed, turn)
  if (sent.some(({ teamId }) => teamId === team.id)) return true
  const force = (squad: number) => state.squads.find(({ id }) => id === squad)?.forceId
  const own = force(team.squadId)
  const isOrdered = sent.some(({ teamId }) => {
    const other = state.teams.find(({ id }) => id === teamId)
    return other !== undefined && force(other.squadId) === own
  })
  const isHome = turn !== null && own !== undefined && sitsOut(state, turn, own)
  return isOrdered || isHome ? false : null
}

/** @returns what to do about a team's fatigue, in sentences; empty while it is fresh. */
export function adviceFor(state: SnoopinState, team: Team): string {
  if (!isTired(state, team.id)) return ''
  if (isSetAside(state, team.id)) return 'Its fatigue does nothing until the game is over; then it is rolled again.'
  const isDeveloped = ofTurn(state.conduct, turnUnderWay(state)).some(({ teamId }) => teamId === team.id)
  // What comes of this turn has come: its fatigue is of the next.
  const goes = isDeveloped ? null : goesOut(state, team)
  if (goes === null)
    return 'Let it sit out a turn, and all of it is gone. If it goes out, Combat Fatigue is rolled again.'
  return goes
    ? 'It goes out tired: Combat Fatigue is rolled again after the game.'
    : 'It sits out this turn and recovers.'
}

/** @returns what going and staying would mean for a team, a sentence each with its name; null while it is fresh. */
export const fatigueBy = (state: SnoopinState, { id, name }: Team): GoingTeam['tired'] =>
  isTired(state, id)
    ? {
        ifItGoes: `${name} goes out tired: Combat Fatigue is rolled again.`,
        ifItStays: `${name} sits out and recovers.`,
      }
    : null

/** @returns "Degraded Morale twice, Loss of Edge": what a team bears, each result once. */
export function fatigueNames({ fatigues }: SnoopinState, { id }: Team): string {
  const keys = fatigues.flatMap(({ teamId, key }) => (teamId === id ? [key] : []))
  const times = (key: string) => keys.filter((one) => one === key).length
  const often = (count: number) => (count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`)
  return [...new Set(keys)].map((key) => `${nameIn(words.fatigue, key)}${often(times(key))}`).join(', ')
}
