import type { Scene } from './scene.ts'

/**
 * Draws one of several at random with a die: 1 is the first, and so on; a score beyond the last is rolled again. More
 * than six take two dice, the first counting the sixes. Nothing is rolled for one.
 * @param ids at least one, at most 36.
 * @param called what each of them is called for the player; figures go by their names.
 */
export function drawFrom(
  scene: Scene,
  ids: readonly number[],
  {
    key,
    subject,
    why,
    called = (id) => scene.state.figures.find((figure) => figure.id === id)?.name ?? null,
  }: {
    readonly key: string
    readonly subject: number
    readonly why: string
    readonly called?: (id: number) => string | null
  },
): number {
  if (ids.length <= 1) return ids[0]!
  const count = ids.length > 6 ? 2 : 1
  for (;;) {
    const { faces } = scene.dice({ key, subject, count, why: `${why}: ${whichIs(ids.map(called))}` })
    const nth = faces.reduce((total, face) => total * 6 + face - 1, 0)
    const drawn = ids[nth]
    if (drawn !== undefined) return drawn
  }
}

/** "1 sector 2, 2 sector 5, else again"; of those without names, or more than one die tells apart, only how many they are. */
function whichIs(names: readonly (string | null)[]): string {
  if (names.length > 6 || names.includes(null)) return `1 to ${names.length} in order, else again`
  const each = names.map((name, i) => `${i + 1} ${name!}`).join(', ')
  return names.length === 6 ? each : `${each}, else again`
}

/** How a sector is called where one of several is drawn. */
export const sectorCalled = (sector: number): string => `sector ${sector}`
