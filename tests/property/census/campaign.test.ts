import { it } from 'vitest'
import { playKnown } from '../../support/census/known.ts'
import { sceneStretches } from '../../support/census/scenes/index.ts'
import { enemies } from '../../support/census/scenes/missions.ts'
import { requests } from '../../support/census/scenes/support.ts'
import { takeCensus, type Stretch } from '../../support/census/takeCensus.ts'
import { playTours } from '../../support/census/tours.ts'

const most = 30

it('tours meet every row and modifier of the tables of a campaign, but for those that are named with their reason', () => {
  const stretches = Array.from({ length: most }, (_, nth) => [0, 1, 2, 3, 4, 5].map((list) => nth * 6 + list))
  const scenes = [...enemies, ...requests]
  const [first, ...rounds] = sceneStretches(scenes)
  takeCensus('campaign', [
    playKnown('campaign', scenes),
    first,
    ...rounds,
    ...stretches.map((seeds): Stretch => (census) => {
      playTours(census, seeds)
    }),
  ])
})
