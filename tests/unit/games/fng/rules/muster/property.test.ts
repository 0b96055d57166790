import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { strengthOf } from '../../../../../../src/games/fng/rules/platoon/slots.ts'
import type { FreeWorldList } from '../../../../../../src/games/fng/rules/state.ts'
import { play, newPlatoon, rolled } from './play.ts'

const dates: Record<FreeWorldList, [number, number]> = {
  'us-army-infantry': [0, 47],
  usmc: [0, 47],
  'sf-cidg': [0, 47],
  anzac: [0, 47],
  'arvn-pre-1968': [0, 23],
  'arvn-post-1968': [24, 47],
}

const platoon = fc.constantFrom(...(Object.keys(dates) as FreeWorldList[])).chain((list) =>
  fc.record({
    list: fc.constant(list),
    startHalfMonth: fc.integer({ min: dates[list][0], max: dates[list][1] }),
    squads: fc.constantFrom<3 | 4>(3, list === 'sf-cidg' ? 4 : 3),
    attributesFor: fc.constantFrom<'starSquad' | 'everyone'>('starSquad', 'everyone'),
  }),
)
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe('any platoon', () => {
  it('is whole', () => {
    fc.assert(
      fc.property(platoon, seed, (more, n) => {
        const { state } = rolled(more, n)
        const holders = state.billets.map((billet) => billet.soldierId)
        expect(new Set(holders).size).toBe(holders.length)
        expect(new Set(holders)).toEqual(new Set(state.soldiers.map((man) => man.id)))
        const { paper } = strengthOf(bookRules, more.list)
        for (let squad = 1; squad <= more.squads; squad++) {
          const men = state.billets.filter((billet) => billet.squad === squad).length
          expect(men).toBeGreaterThanOrEqual(1)
          expect(men).toBeLessThanOrEqual(paper)
        }
        for (const man of state.soldiers) {
          expect([3, 4, 5, 6]).toContain(man.rep)
          expect(man.deros).toBeGreaterThanOrEqual(2)
          expect(man.deros).toBeLessThanOrEqual(26)
        }
        const names = state.soldiers.map((man) => `${man.lastName}, ${man.firstName}`)
        expect(new Set(names).size).toBe(names.length)
        const ids = Object.values(state).map((rows) => rows.map((row) => row.id))
        for (const column of ids) expect(column).toEqual([...column].sort((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  it('comes out the same from its tape', () => {
    fc.assert(
      fc.property(platoon, seed, (more, n) => {
        const first = rolled(more, n)
        const again = play('muster', newPlatoon(more), { answers: first.told, seed: 0 })
        expect(again.state).toEqual(first.state)
        expect(again.told).toEqual(first.told)
      }),
      { numRuns: 20 },
    )
  })

  it('keeps the men of other squads when one squad turns out stronger', () => {
    const first = rolled()
    const answers = first.told.map((a) => {
      if (a.kind !== 'dice' || a.key !== 'army.us-army-infantry' || a.subject !== 1) return a
      return { ...a, faces: [a.faces[0] === 5 ? (4 as const) : (5 as const)] }
    })
    const strength = answers.filter((a) => a.key === 'army.us-army-infantry')
    const other = play('muster', newPlatoon(), { answers: strength, dice: 'roll', choices: 'draw', seed: 7 })
    const of = (state: typeof first.state) => {
      const ids = state.billets.filter((billet) => billet.squad === 3).map((billet) => billet.soldierId)
      return state.soldiers.filter((man) => ids.includes(man.id)).map(({ id, rep, deros }) => ({ id, rep, deros }))
    }
    expect(other.state.billets.length).not.toBe(first.state.billets.length)
    expect(of(other.state)).toEqual(of(first.state))
  })
})
