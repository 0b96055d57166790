import { expect, it } from 'vitest'
import { playerHeads, scoreWords } from '../../../src/main/engine/tableGrid.ts'

it.each([
  [{ from: 2, to: 2 }, '2'],
  [{ from: 3, to: 5 }, '3-5'],
  [{ from: 9, to: 'more' }, '9+'],
  [{ from: 'less', to: 1 }, 'up to 1'],
  [{ from: 'less', to: 'm - 1' }, 'up to m - 1'],
  [{ from: 'REP + 1', to: 6 }, 'REP + 1 to 6'],
  [{ from: 'PEF REP + 1', to: 'more' }, 'PEF REP + 1 or more'],
  [{ from: '-', to: '-' }, '-'],
  [{ from: 'highest total', to: '' }, 'highest total'],
  [{ from: 'the first has twice as many successes', to: 'more' }, 'the first has twice as many successes'],
  [{ from: 'the first has more successes', to: 'less than above' }, 'the first has more successes'],
  [{ key: 'usmc' }, ''],
])('reads the scores of %j as "%s"', (row, words) => {
  expect(scoreWords(row)).toBe(words)
})

it('shows a player no keys and ids, unless nothing else tells what a row is', () => {
  const row = { key: 'm16', id: 'm16', name: 'M-16', blast: '', range: 48 }
  expect(playerHeads({ rows: [row] })).toEqual(['name', 'range'])
  expect(playerHeads({ rows: [{ key: 'craters', id: 'bomb-crater', move: '1/2' }] })).toEqual(['id', 'move'])
  expect(playerHeads({ rows: [{ from: 1, to: 2, result: 'x', 'weapon id': 'm16' }] })).toEqual(['result'])
  expect(playerHeads({ rows: [{ key: 'only' }] })).toEqual(['key'])
})
