import { expect, it } from 'vitest'
import { gameOf } from '../../../../src/main/app/gameOf.ts'
import { ownWords } from '../../../../src/main/app/journal/ownWords.ts'
import type { PastEntry } from '../../../../src/main/store/types.ts'

const written = (game: string, step: string, input: unknown) =>
  ownWords(gameOf(game), { step, input } as unknown as PastEntry)

it('words of the player are found in fields, in lists and in the rows of a list', () => {
  const input = {
    ...{
      pieces: 3,
      hotSpots: 'the ford',
      edges: [
        { side: 1, edge: 'east' },
        { side: 2, edge: '' },
      ],
    },
    objectives: [{ quarter: 1, place: 'the old mill' }],
  }
  expect(written('snoopin', 'reconnoiter', input)).toEqual(['the ford', 'the old mill', 'east'])
  expect(written('snoopin', 'beginTurn', { scenario: '', missions: [{ side: 1, words: 'Hold the bridge' }] })).toEqual([
    'Hold the bridge',
  ])
  const report = { notes: 'A long day.', otherPoints: [{ points: 2, reason: 'Kept the dog' }] }
  expect(written('fng', 'report', report)).toEqual(['A long day.', 'Kept the dog'])
  expect(written('bookgun', 'conceal', { side: 1, markers: [{ unit: 1, place: 'the walled garden' }] })).toEqual([])
})
