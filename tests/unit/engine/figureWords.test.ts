import { expect, it } from 'vitest'
import { mentions } from '../../../src/main/engine/figureWords.ts'

it('a number is mentioned by itself only, never as a part of another', () => {
  expect(mentions('here in turns 12', 'turns', 1)).toBe(false)
  expect(mentions('here in 1 turn', 'turns', 1)).toBe(true)
})

it('what is no number is mentioned by its word, or under its name', () => {
  expect(mentions('joins [extra die yes]', 'extraDie', true)).toBe(true)
  expect(mentions('joins', 'extraDie', true)).toBe(false)
  expect(mentions('no limit [turns none]', 'turns', null)).toBe(true)
  expect(mentions('a half squad', 'who', 'squad')).toBe(true)
})
