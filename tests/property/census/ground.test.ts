import { it } from 'vitest'
import { playBattles } from '../../support/census/battles.ts'
import { playKnown } from '../../support/census/known.ts'
import { onTheGround, playAims, sceneStretches } from '../../support/census/scenes/index.ts'
import { takeCensus, type Stretch } from '../../support/census/takeCensus.ts'

const moves = 150
const most = 200
/** So many battles come before the scenes are played out. */
const before = 40

it('battles meet every row and modifier of the tables of those on the ground, but for those that are named', () => {
  const battles = Array.from({ length: most }, (_, seed): Stretch => (census) => {
    playBattles(census, [seed], moves)
  })
  const [first, ...rounds] = sceneStretches(onTheGround)
  takeCensus('ground', [
    playAims,
    playKnown('ground', onTheGround),
    first,
    ...battles.slice(0, before),
    ...rounds,
    ...battles.slice(before),
  ])
})
