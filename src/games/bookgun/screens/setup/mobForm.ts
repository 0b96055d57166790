import type { TurnView } from '../../contract/turn.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Who is friendly to the insurgents is run by them, all others by the umpire where there is one (p. 7).
 * @returns the form of a mob as it is after a change: with whom it is friendly to goes who runs it.
 */
export function withRunBy(players: TurnView['players'], now: Values, before: Values): Values {
  if (now['friendly'] === before['friendly']) return now
  const third = players.some(({ kind }) => kind === 'umpire') ? 'umpire' : 'army'
  const kind = now['friendly'] === 'insurgents' ? 'insurgents' : third
  return { ...now, runBy: players.find((one) => one.kind === kind)?.id ?? now['runBy'] }
}
