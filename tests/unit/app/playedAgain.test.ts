import { expect, it } from 'vitest'
import { playedAgain } from '../../../src/main/app/campaign/playedAgain.ts'
import { gameOf } from '../../../src/main/app/gameOf.ts'
import type { OpenTour } from '../../../src/main/app/library/openTours.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { busy } from '../../../src/main/store/errors.ts'

/** @returns what is said of a tour whose reading ends so, and what is logged. */
function played(error: Error) {
  const logged: unknown[] = []
  const walk = () => {
    throw error
  }
  const tour = { campaign: 'a.tour', file: { walk }, game: gameOf('fng') } as unknown as OpenTour
  return { logged, play: () => doAtOnce(playedAgain(tour, (one) => logged.push(one))) }
}

it('a mistake that nobody foresaw is the file’s: it cannot be played, and the mistake is logged', () => {
  const error = new TypeError('rows of nothing')
  const { logged, play } = played(error)
  expect(play()).toBeNull()
  expect(logged).toEqual([error])
})

it('a lock is no fault of the file: it is told as it is', () => {
  const { logged, play } = played(busy('a.tour'))
  expect(play).toThrow(expect.objectContaining({ code: 'file-busy' }))
  expect(logged).toEqual([])
})
