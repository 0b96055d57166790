const points = ['n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw']
const letters: Readonly<Record<string, string>> = { north: 'n', east: 'e', south: 's', west: 'w' }

/**
 * @param words a direction as the player's copy has it: "north-east", "SW", "3 o'clock".
 * @returns its bearing in degrees, north and twelve o'clock being up on the drawn table; null where only players can tell.
 */
export function bearingOf(words: string): number | null {
  const said = words.trim().toLowerCase()
  const hour = /^(1[0-2]|[1-9]) ?o.?clock$/.exec(said)
  if (hour) return (Number(hour[1]) % 12) * 30
  const short = said.replaceAll(/north|east|south|west/g, (word) => letters[word]!).replaceAll(/[\s-]/g, '')
  const at = points.indexOf(short)
  return at < 0 ? null : at * 22.5
}
