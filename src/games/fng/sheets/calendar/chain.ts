import type { Line, Point } from './points.ts'

/**
 * @param pieces pairs of points, by their place in `points`.
 * @returns the pieces joined end to end into lines as long as may be; they part where more than two meet.
 */
export function chained(points: readonly Point[], pieces: readonly (readonly [number, number])[]): Line[] {
  const at = new Map<number, number[]>()
  pieces.forEach((piece, i) => {
    for (const end of piece) at.set(end, [...(at.get(end) ?? []), i])
  })
  const used = new Set<number>()
  const follow = (from: number, first: number): Line => {
    const line: Point[] = [points[from]!]
    let [end, piece]: [number, number | undefined] = [from, first]
    while (piece !== undefined) {
      used.add(piece)
      const [a, b] = pieces[piece]!
      end = a === end ? b : a
      line.push(points[end]!)
      const around = at.get(end)!
      piece = around.length === 2 ? around.find((other) => !used.has(other)) : undefined
    }
    return line
  }
  const lines: Line[] = []
  // First from ends and forks; what is then left are rings.
  for (const [end, around] of at)
    if (around.length !== 2) for (const piece of around) if (!used.has(piece)) lines.push(follow(end, piece))
  pieces.forEach(([from], piece) => {
    if (!used.has(piece)) lines.push(follow(from, piece))
  })
  return lines
}
