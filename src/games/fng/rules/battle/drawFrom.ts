import type { Scene } from './scene.ts'

/**
 * Draws one of several at random with a die: 1 is the first, and so on; a score beyond the last is rolled again. More
 * than six take two dice, the first counting the sixes. Nothing is rolled for one.
 * @param ids at least one, at most 36.
 */
export function drawFrom(
  scene: Scene,
  ids: readonly number[],
  { key, subject, why }: { readonly key: string; readonly subject: number; readonly why: string },
): number {
  if (ids.length <= 1) return ids[0]!
  const count = ids.length > 6 ? 2 : 1
  for (;;) {
    const { faces } = scene.dice({ key, subject, count, why: `${why}: 1 to ${ids.length} in order, else again` })
    const nth = faces.reduce((total, face) => total * 6 + face - 1, 0)
    const drawn = ids[nth]
    if (drawn !== undefined) return drawn
  }
}
