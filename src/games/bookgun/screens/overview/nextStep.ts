import type { NextStep } from '../../../../renderer/components/overview/nextStep.ts'
import type { RostersView } from '../../contract/rosters.ts'

/**
 * @param phase the part of the turn; `start` while no game is under way.
 * @param games how many there have been, the one under way among them.
 * @param next what the campaign's card says comes next.
 */
export function nextStep({ forces }: RostersView, phase: string, games: number, next: string): NextStep {
  if (phase === 'setUp')
    return {
      title: `Game ${games}: who is on the table`,
      text: 'Each side puts its units on the table. One of them may conceal its own.',
      action: 'Go on with the set-up',
      page: 'bookgun.setUp',
    }
  if (['movement', 'fire', 'close', 'morale'].includes(phase))
    return {
      title: next,
      text: 'The game is under way; every step so far has been kept.',
      action: 'Back to the turn',
      page: 'bookgun.turn',
    }
  const bare = forces.filter(({ force, totals }) => force !== 'civilians' && totals.cards === 0)
  if (bare.length > 0)
    return {
      title: 'Put the rosters together',
      text: `${bare.map(({ force }) => (force === 'army' ? 'The army' : 'The insurgents')).join(' and ')} ${bare.length === 1 && bare[0]!.force === 'army' ? 'has' : 'have'} no units yet. A platoon or a group can be begun whole.`,
      action: 'To the rosters',
      page: 'bookgun.rosters',
    }
  return {
    title: `Set up game ${games + 1}`,
    text: 'Weather, rules of engagement and who sets up; then units and civilians.',
    action: 'Set up a game',
    page: 'bookgun.setUp',
  }
}
