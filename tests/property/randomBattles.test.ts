import { expect, it } from 'vitest'
import { playEvening } from '../support/randomBattles/evening.ts'
import { newTally } from '../support/randomBattles/tally.ts'

/** Each army list once, one of them with a past throw amended; `npm run bench -- battles 500` plays as many as wanted. */
const seeds = [7, 8, 9, 10, 11, 12]

it('battles as a player plays them at the screen: nothing that a form begins with is refused, and all of it comes back', async () => {
  const tally = newTally()
  for (const seed of seeds) await playEvening(seed, tally)
  expect(tally.faults).toEqual([])
  expect([...tally.refused]).toEqual([])
  expect(tally).toMatchObject({ battles: seeds.length, amended: 1 })
  for (const way of ['as it begins', 'what follows', 'said by hand', 'left out', 'In Sight by groups'])
    expect(tally.ways.get(way), way).toBeGreaterThan(0)
  expect(tally.starts.ready).toBeGreaterThan(100)
})
