import { fitOf } from '../../src/games/bookgun/rules/game.ts'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'

/** @returns what can never be, whatever is played. */
export function bookgunFaults(state: BookgunState): string[] {
  const { troops, draws, dealt, tour, games, sealed, units, figures, moves, stages } = state
  const carried = (id: number | null) => troops.find((one) => one.id === id)
  const unitIds = troops.filter(({ gone, unitId }) => !gone && unitId !== null).map(({ unitId }) => unitId)
  const open = draws.filter(({ said }) => said === null)
  return [
    ...troops.filter((troop) => fitOf(troop) < 0).map(({ name }) => `${name} has fewer than none`),
    ...troops
      .filter(({ lost, wounded }) => lost < 0 || wounded < 0)
      .map(({ name }) => `${name} has lost less than none`),
    ...troops.filter(({ reload }) => reload < 0).map(({ name }) => `${name} reloads less than nothing`),
    ...troops.filter(({ gone, charging }) => gone && charging).map(({ name }) => `${name} charges and is gone`),
    ...troops
      .filter(({ spirit, brokeTurn }) => spirit !== 'fit' && brokeTurn === null)
      .map(({ name }) => `${name} broke never`),
    ...troops
      .filter(({ carrierId, gone }) => carrierId !== null && (gone || carried(carrierId)?.gone !== false))
      .map(({ name }) => `${name} rides in what is gone`),
    ...troops.filter(({ horses }) => horses < 0).map(({ name }) => `${name} has fewer horses than none`),
    ...(new Set(unitIds).size === unitIds.length ? [] : ['a unit stands there twice']),
    ...(open.length > 1 ? ['two cards wait'] : []),
    ...(new Set(dealt.map(({ card }) => card)).size === dealt.length ? [] : ['a card is out twice']),
    ...sealed
      .filter(({ opened, kind, troopId }) => kind === 'marker' && !opened && carried(troopId)?.kind !== 'marker')
      .map(({ number }) => `marker ${number} is sealed and not on the table`),
    ...(tour.some(({ gameId }) => gameId === null) && troops.length + sealed.length + dealt.length > 0
      ? ['troops without a game']
      : []),
    ...(games.filter(({ phase }) => phase !== 'over').length > 1 ? ['two games at once'] : []),
    ...figures.filter(({ unitId }) => !units.some(({ id }) => id === unitId)).map(() => 'a figure of no unit'),
    ...stages.filter(({ moveId }) => !moves.some(({ id }) => id === moveId)).map(() => 'a stage of no move'),
  ]
}
