import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { playAhead } from '../../src/main/app/campaign/foresee.ts'
import { slipPlace } from '../../src/main/app/campaign/dealSlip.ts'
import { slipView } from '../../src/main/app/campaign/slipView.ts'
import type { OpenTour } from '../../src/main/app/library/openTours.ts'
import { gameOf } from '../../src/main/app/gameOf.ts'
import { seededFaces } from '../../src/main/engine/seeded.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { playTour } from '../support/playTour.ts'
import { throwsOf } from '../support/throwsOf.ts'

const lists: FreeWorldList[] = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']

/** A tour that stands at this state, as far as foreseeing looks at it. */
const standing = (state: FngState, depth: number, seed: number): OpenTour =>
  ({
    campaign: 'Standing.tour',
    game: gameOf('fng'),
    file: { load: () => ({ state, head: depth, depth }), info: () => ({ seed, head: depth }), pending: () => null },
  }) as unknown as OpenTour

describe.each(lists)('every stretch of a tour of %s', (list) => {
  it('asks for all that its slip numbers, in that order, however the dice fall', () => {
    let foreseen = 0
    for (const { state, depth } of stretchesOf(list, 11)) {
      const tour = standing(state, depth, 11)
      const numbered = throwsOf(slipView(tour, null))
      foreseen += numbered.length
      fc.assert(
        fc.property(fc.integer({ min: 1000, max: 1_000_000 }), (luck) => {
          const asked = playAhead(
            tour,
            {
              fair: true,
              seed: luck,
              faces: ({ key, subject, occurrence, request }, at) =>
                seededFaces({ seed: luck, depth: at, key, subject, occurrence }, request.count),
            },
            null,
          ).flatMap((one) => (one.kind === 'dice' ? [`${slipPlace({ ...one, step: one.at.step })} ${one.count}`] : []))
          const wanted = numbered.map((one) => `${slipPlace(one)} ${one.count}`)
          expect(asked).toEqual(expect.arrayContaining(wanted))
          expect(asked.filter((place) => wanted.includes(place))).toEqual(wanted)
        }),
        { numRuns: 12 },
      )
    }
    expect(foreseen).toBeGreaterThan(100)
  })
})

/** The states of a tour at which a stretch begins. */
function stretchesOf(list: FreeWorldList, seed: number) {
  const begins = ['area', 'recovery', 'time']
  const entries = playTour(list, seed)
  return entries.filter(({ state, step }) => {
    const { phase } = state.tour[0]!
    return begins.includes(phase) && ['testForContact', 'report'].includes(step)
  })
}
