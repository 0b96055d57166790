import { ladder } from '../../src/games/snoopin/rules/fatigue.ts'
import { isGone } from '../../src/games/snoopin/rules/pools.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'

const twice = (what: string, keys: readonly string[]): string[] =>
  new Set(keys).size === keys.length ? [] : [`${what} stands twice`]

/** @returns what can never be, whatever is played. */
export function snoopinFaults(state: SnoopinState): string[] {
  const { men, teams, squads, turns, sideTurns, missions, momentum, purchases, committed, conduct, casualties } = state
  const { developments, insurgencies, insurgencySpecials, tallies, uses, rollOffs, tour } = state
  const team = new Map(teams.map((one) => [one.id, one]))
  const squad = new Map(squads.map((one) => [one.id, one]))
  const left = (turnId: number, forceId: number) =>
    momentum
      .filter((one) => one.turnId === turnId && one.forceId === forceId)
      .reduce((sum, { rolled }) => sum + rolled, 0) -
    purchases
      .filter((one) => one.turnId === turnId && one.forceId === forceId)
      .reduce((sum, { price }) => sum + price, 0)
  const ranks = [
    ...teams.flatMap(({ firepower, defence, reaction }) => [firepower, defence, reaction]),
    ...insurgencies.flatMap(({ supplies, troops, tactics, leadership }) => [supplies, troops, tactics, leadership]),
  ]
  return [
    ...men
      .filter(({ teamId, squadId }) => teamId !== null && team.get(teamId)?.squadId !== squadId)
      .map(({ name }) => `${name} is in a team of another squad`),
    ...men
      .filter(({ squadId, forceId }) => squadId !== null && squad.get(squadId)?.forceId !== forceId)
      .map(({ name }) => `${name} is in a squad of another platoon`),
    ...men.filter((man) => man.replaced && !isGone(man)).map(({ name }) => `${name} has been replaced, and is there`),
    ...men
      .filter(({ status, sinceTurnId }) => (status === 'fit') !== (sinceTurnId === null))
      .map(({ name }) => `${name} is away since never`),
    ...men
      .filter(({ status, category }) => status === 'fit' && category !== null)
      .map(({ name }) => `${name} is fit and ill`),
    ...teams
      .filter(({ troopQuality, morale }) => ![troopQuality, morale].every((die) => ladder.some((one) => one === die)))
      .map(({ name }) => `${name} has no such die`),
    ...(ranks.every((rank) => rank >= 0 && rank <= 3) ? [] : ['a rank beyond the third']),
    ...purchases.filter((one) => left(one.turnId, one.forceId) < 0).map(({ name }) => `${name} was not paid for`),
    ...sideTurns
      .filter(({ points, campaignPoints }) => points === null && campaignPoints !== null)
      .map(() => 'campaign points without a game'),
    ...sideTurns
      .filter(({ points, campaignPoints, pows }) => campaignPoints !== null && campaignPoints !== points! - 5 * pows)
      .map(() => 'campaign points do not add up'),
    ...tallies.filter(({ count }) => count < 0).map(({ event }) => `${event} counted below none`),
    ...twice(
      'a mission',
      missions.map((one) => `${one.turnId} ${one.sideId}`),
    ),
    ...twice(
      'momentum',
      momentum.map((one) => `${one.turnId} ${one.forceId}`),
    ),
    ...twice(
      'a team that goes',
      committed.map((one) => `${one.turnId} ${one.teamId}`),
    ),
    ...twice(
      'conduct',
      conduct.map((one) => `${one.turnId} ${one.teamId}`),
    ),
    ...twice(
      'who is hit',
      casualties.map((one) => `${one.turnId} ${one.manId}`),
    ),
    ...twice(
      'a use',
      uses.map((one) => `${one.turnId} ${one.teamId} ${one.key}`),
    ),
    ...twice(
      'a roll-off',
      rollOffs.map((one) => `${one.turnId} ${one.what}`),
    ),
    ...twice(
      'a special',
      insurgencySpecials.map((one) => `${one.forceId} ${one.key}`),
    ),
    ...twice(
      'a development',
      developments.filter(({ key }) => key !== 'acePointMan').map((one) => `${one.teamId} ${one.key}`),
    ),
    ...turns.filter(({ number }, i) => number !== i + 1).map(() => 'turns are not in order'),
    ...(tour[0] && tour[0].part !== 'over' && tour[0].winnerId !== null ? ['won before it is over'] : []),
  ]
}
