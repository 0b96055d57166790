import { describe, expect, it } from 'vitest'
import { fngSteps } from '../../../../../src/games/fng/contract/fng.ts'
import { flow, flowParts } from '../../../../../src/games/fng/rules/flow.ts'
import { fngSystem } from '../../../../../src/games/fng/rules/system.ts'

describe('the order of the half-month', () => {
  it('names every phase once, and for each a step that there is', () => {
    expect(new Set(flow.map(({ phase }) => phase)).size).toBe(flow.length)
    const named = flow.flatMap(({ step, also }) => [step, ...(also ? [also] : [])])
    expect(named.filter((step) => !(step in fngSystem.steps))).toEqual([])
  })

  it('goes through its parts one after another, and ends where the player speaks', () => {
    const parts = flow.map(({ part }) => part)
    expect([...new Set(parts)]).toEqual(flowParts.map(({ id }) => id))
    const order = parts.map((part) => flowParts.findIndex(({ id }) => id === part))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(flow.at(-1)!.spoken).toBe(true)
  })

  it('asks the player for nothing where it says that he need not speak', () => {
    const asking = flow.filter(({ step, spoken }) => !spoken && !fngSteps[step].safeParse({}).success)
    expect(asking).toEqual([])
  })
})
