import { expect, it } from 'vitest'
import { note } from '../../../src/main/engine/lines.ts'

it('a name that ends in a stop ends the sentence with it', () => {
  expect(note('It is played by Sgt Kowalski, W..').text).toBe('It is played by Sgt Kowalski, W.')
  expect(note('Hit: Pfc Able, J.. He is out.').text).toBe('Hit: Pfc Able, J. He is out.')
  expect(note('And so on...').text).toBe('And so on...')
})
