import { describe, expect, it } from 'vitest'
import { actionNamed } from '../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { Contact } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith, groupNamed, our, type TestBattle } from '../../../../../support/battle.ts'

const likely = (state: FngState, name: string, selected: readonly number[] = []) =>
  actionNamed(name)!.likely!({ state, values: {}, selected })
const pef: Contact = {
  id: 601,
  markerId: null,
  number: 1,
  kind: 'pef',
  sector: 2,
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
}

/** A of ours acts in sector 3, and one of theirs stands there too. */
const acting = ({ groups, ...over }: TestBattle = {}) =>
  battleWith({
    ours: [{ leads: true, rep: 5 }, { rep: 4 }],
    theirs: [{ rep: 3 }],
    groups: { A: { activated: true, sector: 3 }, E1: { sector: 3 }, ...groups },
    ...over,
  })
const helpless = {
  theirs: [
    { rep: 3, status: 'outOfTheFight' as const },
    { rep: 3, status: 'obviouslyDead' as const },
  ],
}

describe('what is offered while a group of ours acts', () => {
  it('is fire and grenades only where somebody of theirs is on his feet', () => {
    for (const name of ['fire', 'throwGrenade']) {
      expect(likely(acting(), name)).toBeGreaterThan(0)
      expect(likely(acting(helpless), name, [our(1)])).toBe(0)
      expect(likely(acting({ theirs: [] }), name, [our(1)])).toBe(0)
    }
  })

  it('is to capture or dispatch the helpless of its sector', () => {
    const far = acting({ ...helpless, groups: { E1: { sector: 5 } } })
    expect(likely(acting(helpless), 'subdue')).toBeGreaterThan(likely(far, 'subdue'))
    expect(likely(acting(), 'subdue')).toBe(0)
  })

  it('is to pick up its own wounded', () => {
    const hurt = acting({
      ours: [
        { leads: true, rep: 5 },
        { rep: 4, status: 'outOfTheFight' },
      ],
    })
    expect(likely(hurt, 'pickUp')).toBeGreaterThan(likely(hurt, 'fastMove'))
  })

  it('is to move to a sector, which nobody wants who may not move', () => {
    const calm = acting({ theirs: [], state: { contacts: [pef] } })
    expect(likely(calm, 'moveToSector', [groupNamed(calm, 'A')])).toBeGreaterThan(likely(calm, 'fastMove', [our(1)]))
    const still = acting({ groups: { A: { activated: false, sector: 3 } } })
    expect(likely(still, 'moveToSector', [groupNamed(still, 'A')])).toBe(0)
    const moved = acting({ ours: [{ leads: true, moved: true }] })
    expect(likely(moved, 'moveToSector')).toBe(0)
  })

  it('is to reveal a PEF that is there', () => {
    const pefs = { state: { contacts: [pef] } }
    const waits = acting({ ...pefs, groups: { A: { activated: false, sector: 3 } } })
    expect(likely(acting(pefs), 'revealPef')).toBeGreaterThan(likely(acting(pefs), 'fastMove', [our(1)]))
    expect(likely(waits, 'revealPef')).toBeLessThan(likely(acting(pefs), 'revealPef'))
  })
})
