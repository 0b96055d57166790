import { expect, it } from 'vitest'
import type { RecordEvent } from '../../../../../src/games/fng/contract/record.ts'
import { difference } from '../../../../../src/main/engine/state.ts'
import { fatesOf, isOfBattle, withBattle } from '../../../../../src/games/fng/app/recordBattle.ts'
import { battleWith, our } from '../../../../support/battle.ts'

const event = (text: string, kind: RecordEvent['kind'] = 'other'): RecordEvent => ({
  kind,
  text,
  result: null,
  line: null,
  entry: 7,
})

it('a battle is one event of a record, which holds all that was thrown for him and says what came of it', () => {
  const joined = event('Joins', 'joined')
  const first = withBattle([joined], [event('M-14 at E2 2: missed.')], ['ducked'])
  const both = withBattle(first, [event('Received Fire.'), event('Stunned.')], ['ducked', 'stunned', 'ducked'])
  expect(both.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'joined: Joins',
    'battle: In the battle: stunned and ducked back twice.',
  ])
  expect(both[1]!.folded).toHaveLength(3)
  expect(withBattle(both, [event('Hands in', 'rep')], [])[1]!.text).toBe('In the battle: came to no harm.')
  expect(withBattle([joined], [], [])).toEqual([joined])
})

it('what an action made of him is read from what it changed', () => {
  const before = battleWith({ ours: [{}, {}] })
  const figures = before.figures.map((figure) =>
    figure.id === our(2) ? { ...figure, status: 'outOfTheFight' as const } : figure,
  )
  const after = { ...before, figures }
  const changes = difference(before, after)
  const stop = { entry: 7, step: 'act', changes, before, after }
  expect(isOfBattle(stop)).toBe(true)
  expect(isOfBattle({ ...stop, step: 'report' })).toBe(false)
  expect([1, 2].map((nth) => fatesOf(stop, figures.find(({ id }) => id === our(nth))!.soldierId!))).toEqual([
    [],
    ['out'],
  ])
})
