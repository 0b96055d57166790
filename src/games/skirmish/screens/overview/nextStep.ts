import type { NextStep } from '../../../../renderer/components/overview/nextStep.ts'
import type { SquadsView } from '../../contract/squads.ts'

/**
 * @param phase the part of the turn; `start` while no game is under way.
 * @param next what the campaign's card says comes next.
 */
export function nextStep({ sides, games }: SquadsView, phase: string, next: string): NextStep {
  const bare = sides.filter(({ squads }) => squads.every(({ men }) => men.length === 0))
  if (phase === 'setUp')
    return {
      title: `Game ${games.length}: who is on the table`,
      text: 'Each player deploys. What is hidden is sealed from the other one.',
      action: 'Go on with the set-up',
      page: 'skirmish.setUp',
    }
  if (phase !== 'start')
    return {
      title: next,
      text: 'The game is under way; every step so far has been kept.',
      action: 'Back to the battle',
      page: 'skirmish.battle',
    }
  if (bare.length > 0)
    return {
      title: 'Put the squads together',
      text: `${bare.map(({ name }) => name).join(' and ')} ${bare.length === 1 ? 'has' : 'have'} no men yet. Squads are kept from game to game; a game can also be played without them.`,
      action: 'To the squads',
      page: 'skirmish.squads',
    }
  return {
    title: `Set up game ${games.length + 1}`,
    text: 'Choose the options of the scenario, then each player deploys.',
    action: 'Set up a game',
    page: 'skirmish.setUp',
  }
}
