import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesIn, importGraph } from '../support/importGraph.ts'

const graph = importGraph(resolve(import.meta.dirname, '../../src'))

/** The lists by which the core reaches the games. What they name plugs into the core again, so their own imports do not count. */
const lists = ['games/contracts.ts', 'games/games.ts', 'games/screens.ts']
const withoutLists = new Map([...graph].filter(([file]) => !lists.includes(file)))

/** Files that still lie in a circle of types. This is to become empty: nothing may be added. */
const owed = [/^contract\/|^games\/fng\/contract\//, /^main\/engine\//, /^main\/app\/(game|library\/openTours)\.ts$/]

const isOwed = (circle: readonly string[]): boolean => circle.every((file) => owed.some((one) => one.test(file)))

describe('imports', () => {
  it('run in no circle', () => {
    const found = circlesIn(withoutLists).filter((circle) => !isOwed(circle))
    expect(found.map((circle) => circle.join(' -> '))).toEqual([])
  })

  it('are all seen, of types and of screens too', () => {
    expect(graph.get('games/fng/rules/state.ts')).toContain('games/fng/rules/terms.ts')
    expect(graph.get('renderer/App.vue')!.some((file) => file.endsWith('.vue'))).toBe(true)
    expect([...graph.values()].flat().filter((file) => !graph.has(file) && /\.(ts|vue)$/.test(file))).toEqual([])
  })

  it('that run in a circle are told with their way', () => {
    const ring = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ])
    expect(circlesIn(ring)).toEqual([['b', 'c', 'b']])
  })
})
