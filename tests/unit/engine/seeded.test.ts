import { describe, expect, it } from 'vitest'
import { drawsAt, seededFaces, seededNumber, type SeedPoint } from '../../../src/main/engine/seeded.ts'

const point = (more: Partial<SeedPoint> = {}): SeedPoint => ({
  seed: 1967,
  depth: 1,
  key: 'mission.contact',
  subject: 0,
  occurrence: 0,
  ...more,
})

/** Chi-square of the counts against equal shares. */
function chiSquare(values: readonly number[], of: number): number {
  const counts = Array.from({ length: of }, () => 0)
  for (const value of values) counts[value] = counts[value]! + 1
  const share = values.length / of
  return counts.reduce((total, n) => total + (n - share) ** 2 / share, 0)
}

const many = Array.from({ length: 12_000 }, (_, i) => i)
/** Exceeded by one fair series in a thousand: 5, 35 and 25 degrees of freedom. */
const limit = { 6: 20.5, 36: 66.6, 26: 52.6 }

describe('seeded dice', () => {
  it('are the same for the same point, and others for another', () => {
    expect(seededFaces(point(), 4)).toEqual(seededFaces(point(), 4))
    const others = [{ seed: 2 }, { depth: 2 }, { key: 'campaign.deros' }, { subject: 1 }, { occurrence: 1 }]
    const long = (more: Partial<SeedPoint>) => seededFaces(point(more), 20).join()
    expect(new Set([{}, ...others].map(long)).size).toBe(others.length + 1)
  })

  it('do not change the first die when more are rolled', () => {
    expect(seededFaces(point(), 5).slice(0, 2)).toEqual(seededFaces(point(), 2))
  })

  const along: [string, (i: number) => SeedPoint][] = [
    ['seeds', (seed) => point({ seed })],
    ['entries', (depth) => point({ depth })],
    ['men', (i) => point({ subject: 4096 + 2 * i })],
    ['occurrences', (occurrence) => point({ occurrence })],
    ['tables', (i) => point({ key: `table.${i}` })],
  ]

  it.each(along)('are fair along %s', (_, at) => {
    expect(
      chiSquare(
        many.map((i) => seededFaces(at(i), 1)[0]! - 1),
        6,
      ),
    ).toBeLessThan(limit[6])
  })

  it.each(along)('are fair in pairs along %s: neighbours do not hang together', (_, at) => {
    const faces = many.map((i) => seededFaces(at(i), 1)[0]! - 1)
    const pairs = faces.flatMap((face, i) => (i % 2 === 1 ? [faces[i - 1]! * 6 + face] : []))
    expect(chiSquare(pairs, 36)).toBeLessThan(limit[36])
  })

  it('are fair in pairs within one throw', () => {
    const pairs = many.map((subject) => seededFaces(point({ subject }), 2)).map(([a, b]) => (a! - 1) * 6 + b! - 1)
    expect(chiSquare(pairs, 36)).toBeLessThan(limit[36])
  })

  it('draws whole numbers evenly below any bound', () => {
    const drawn = many.map((subject) => seededNumber(point({ subject }), 26))
    expect(Math.min(...drawn)).toBe(0)
    expect(Math.max(...drawn)).toBe(25)
    expect(chiSquare(drawn, 26)).toBeLessThan(limit[26])
    expect(seededNumber(point(), 1)).toBe(0)
  })

  it('answers each question of a game that plays itself by a key of its own', () => {
    const draw = drawsAt(point({ key: 'simulation' }))
    for (const question of ['who', 'where'])
      expect(draw(question, 1_000_000)).toBe(seededNumber(point({ key: `simulation.${question}` }), 1_000_000))
  })

  it('stays as it is: the dice of every file that was ever played hang on it', () => {
    expect(seededFaces(point(), 10)).toMatchInlineSnapshot(`
      [
        2,
        1,
        4,
        4,
        3,
        3,
        5,
        1,
        6,
        4,
      ]
    `)
    expect(seededNumber(point(), 1_000_000)).toMatchInlineSnapshot(`193183`)
  })
})
