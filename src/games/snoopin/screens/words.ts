import type { GameLine, OverviewData } from '../contract/overview.ts'

/** @returns where a campaign stands, for the head of a page: "Turn 6". */
export const turnIn = ({ turn, over }: Pick<OverviewData, 'turn' | 'over'>): string =>
  over !== null ? 'The campaign is over' : turn === 0 ? 'Before the first turn' : `Turn ${turn}`

/** @returns who is ahead, by how much: "3rd Platoon 11 ahead"; of even sides that they are. */
export function standingIn({ sides, ahead, games }: Pick<OverviewData, 'sides' | 'ahead' | 'games'>): string {
  if (games.length === 0) return 'added up, turn by turn'
  const leader = sides.find(({ id }) => id === ahead)
  const [first, second] = sides
  if (!leader || !first || !second) return 'added up; both are even'
  return `added up; ${leader.name} ${Math.abs(first.total - second.total)} ahead`
}

/** @returns games, the last one first. */
export const newestFirst = (games: readonly GameLine[]): GameLine[] => games.toSorted((a, b) => b.turn - a.turn)

/** @returns "Decisive" of "Decisive Victory": there is room for one word. */
export const firstWord = (margin: string): string => margin.split(' ')[0]!

/** @returns a number with its sign, as a rating is told: "+1", "−2", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** @returns "1 man", "4 men". */
export const men = (count: number): string => (count === 1 ? '1 man' : `${count} men`)
