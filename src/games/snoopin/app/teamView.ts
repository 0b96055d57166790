import type { TeamView } from '../contract/forces.ts'
import type { RankView, TraitView } from '../contract/parts.ts'
import { teamAreaNames, teamAreas } from '../rules/development.ts'
import { diceOf, hasLostEdge, isIneffective, setsFatigueAside } from '../rules/fatigue.ts'
import type { SnoopinState, Team } from '../rules/state.ts'
import { adviceFor, goesOut } from './fatigueWords.ts'
import { fitIn } from '../rules/forces.ts'
import { leaderOf } from '../rules/leaders.ts'
import { pointManOf } from '../rules/pointMan.ts'
import { words, type RowWords } from './outcomeWords.ts'

/** @returns what each rank that is reached does, from the first. */
export const doesUpTo = (table: ReadonlyMap<string, RowWords>, key: string, rank: number): string[] =>
  Array.from({ length: rank }, (_, i) => table.get(`${key}${i + 1}`)?.does ?? '')

const ranksOf = (team: Team): RankView[] =>
  teamAreas.map((key) => ({
    ...{ key, area: teamAreaNames[key], rank: team[key], does: doesUpTo(words.ranks, key, team[key]) },
  }))

/** @returns a row of a development or a fatigue in words. */
export const traitView = (
  table: ReadonlyMap<string, RowWords>,
  { id, key }: { id: number; key: string },
): TraitView => ({
  ...{ id, key },
  name: table.get(key)?.name ?? key,
  does: table.get(key)?.does ?? '',
})

/** @param sealed who looks may not know its ranks and developments. */
export function teamView(state: SnoopinState, team: Team, sealed: boolean): TeamView {
  const { id, name, squadId, strength } = team
  const { troopQuality, morale, reaction } = diceOf(state, sealed ? { ...team, reaction: 0 } : team)
  return {
    ...{ id, name, squad: squadId, strength, sealed, troopQuality, morale, reaction },
    leader: leaderOf(state, { teamId: id })?.name ?? '',
    fit: fitIn(state, id).length,
    ranks: sealed ? [] : ranksOf(team),
    specials: sealed ? [] : specialsOf(state, id),
    fatigues: state.fatigues.filter(({ teamId }) => teamId === id).map((one) => traitView(words.fatigue, one)),
    edgeLost: hasLostEdge(state, id),
    ineffective: isIneffective(state, team),
    advice: adviceFor(state, team),
    committed: goesOut(state, team) === true,
    mayTire: state.turns.length > 0,
  }
}

const specialsOf = (state: SnoopinState, team: number): TeamView['specials'] =>
  state.developments
    .filter(({ teamId }) => teamId === team)
    .map((one) => ({
      ...traitView(words[one.kind], one),
      kind: one.kind,
      works: one.key === setsFatigueAside || !hasLostEdge(state, team),
      pointMan: pointManOf(state, one)?.name ?? '',
    }))
