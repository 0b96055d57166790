import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { bringReplacements } from '../../../../../../src/games/fng/rules/steps/aftermath/bringReplacements.ts'
import { sendHome } from '../../../../../../src/games/fng/rules/steps/aftermath/sendHome.ts'
import type {
  Billet,
  Effect,
  FngState,
  Soldier,
  SoldierStatus,
  Tour,
} from '../../../../../../src/games/fng/rules/state.ts'
import { inBillet, man, playOn, standingAt, thrown, tour } from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const roll = (billet: number, faces: readonly D6[]) => thrown('after.replacements', billet, faces)
const usmcRep = (billet: number, face: D6) => thrown('army.usmc.rep', billet, [face])
const arvnRep = (billet: number, face: D6) => thrown('army.arvn-pre-1968.rep', billet, [face])

interface Gap {
  readonly id: number
  readonly status?: SoldierStatus
  readonly billet?: Partial<Billet>
}

/** A platoon at its replacements check in half-month 4, with men gone; attributes are not in use for the 2nd squad. */
function withGaps(
  gaps: readonly Gap[],
  more: {
    tour?: Partial<Tour>
    soldiers?: Record<number, Partial<Soldier>>
    effects?: readonly Partial<Effect>[]
  } = {},
): FngState {
  const state = standingAt('replacements', {
    tour: { halfMonth: 4, ...more.tour },
    soldiers: {
      ...more.soldiers,
      ...Object.fromEntries(gaps.map(({ id, status }) => [id, { status: status ?? 'dead', left: 4 }])),
    },
  })
  return {
    ...state,
    billets: state.billets.map((billet) => {
      const gap = gaps.find(({ id }) => id === billet.id)
      return gap ? { ...billet, soldierId: null, openSince: 4, ...gap.billet } : billet
    }),
    effects: (more.effects ?? []).map((effect, i) => ({
      id: 900 + i,
      kind: 'replacementDie' as const,
      amount: 0,
      since: 4,
      lasts: 'used' as const,
      ...effect,
    })),
  }
}
const newIn = (state: FngState, billet: number) => man(state, inBillet(state, billet)!)

describe('bringReplacements', () => {
  it('FNG p. 105, US column: 2d6 passed REP as rolled, 1d6 REP 3, 0d6 nobody; a full tour before them', () => {
    const before = withGaps([{ id: 24 }, { id: 25 }, { id: 26 }])
    const { state } = playOn(bringReplacements, before, {}, [
      roll(24, [4, 1]),
      roll(25, [4, 5]),
      roll(26, [6, 5]),
      usmcRep(24, 6),
    ])
    expect(newIn(state, 24)).toMatchObject({ rep: 5, deros: 26, status: 'present' })
    expect(newIn(state, 25)).toMatchObject({ rep: 3, deros: 26 })
    expect(inBillet(state, 26)).toBeNull()
    expect(tour(state).phase).toBe('leaders')
  })

  it('FNG p. 105, ARVN column: 1d6 passed is one lower than rolled, REP 3 becomes REP 2 (ruling)', () => {
    const before = withGaps([{ id: 25 }, { id: 26 }], { tour: { list: 'arvn-pre-1968', tourLength: 24 } })
    const { state } = playOn(bringReplacements, before, {}, [
      roll(25, [4, 5]),
      roll(26, [1, 6]),
      arvnRep(25, 1),
      arvnRep(26, 6),
    ])
    expect(newIn(state, 25)).toMatchObject({ rep: 2, deros: 24 })
    expect(newIn(state, 26).rep).toBeGreaterThan(2)
  })

  it('ruling to FNG p. 105: CIDG use the ARVN column, ANZAC the US one', () => {
    const cidg = withGaps([{ id: 25 }], { tour: { list: 'sf-cidg', tourLength: 24 } })
    const first = playOn(bringReplacements, cidg, {}, [roll(25, [4, 5]), thrown('army.sf-cidg.rep', 25, [1])])
    expect(newIn(first.state, 25).rep).toBe(2)
    const anzac = withGaps([{ id: 25 }], { tour: { list: 'anzac', tourLength: 24 } })
    expect(newIn(playOn(bringReplacements, anzac, {}, [roll(25, [4, 5])]).state, 25).rep).toBe(3)
  })

  it('FNG p. 104: a man who reached DEROS is replaced without a roll, the others take one each', () => {
    const before = withGaps([{ id: 25, status: 'wentHome', billet: { automatic: true } }, { id: 26 }])
    const { state } = playOn(bringReplacements, before, {}, [roll(26, [5, 5]), usmcRep(25, 1)])
    expect(newIn(state, 25)).toMatchObject({ deros: 26 })
    expect(state.billets.find((billet) => billet.id === 25)).toMatchObject({ automatic: false, openSince: null })
  })

  it('FNG p. 102, Good Mission 3: +1d6, and 3 passes count as 2; used up by the check', () => {
    const before = withGaps([{ id: 25 }], { effects: [{ amount: 1 }] })
    const { state } = playOn(bringReplacements, before, {}, [roll(25, [1, 1, 1]), usmcRep(25, 1)])
    expect(state.effects).toEqual([])
  })

  it('FNG p. 103, Bad Mission 3: -1d6; it waits for the first check with a roll', () => {
    const waits = withGaps([{ id: 25, billet: { automatic: true } }], { effects: [{ amount: -1 }] })
    expect(playOn(bringReplacements, waits, {}, [usmcRep(25, 1)]).state.effects).toHaveLength(1)
    const rolls = withGaps([{ id: 25 }], { effects: [{ amount: -1 }] })
    expect(playOn(bringReplacements, rolls, {}, [roll(25, [1])]).state.effects).toEqual([])
  })

  it('FNG p. 102, Good Mission 2: the next man is one better than rolled, up to REP 5; used up by him alone', () => {
    const better = { effects: [{ kind: 'nextReplacementBetter' as const }] }
    const before = withGaps([{ id: 24 }, { id: 25 }], better)
    const { state } = playOn(bringReplacements, before, {}, [roll(24, [4, 5]), roll(25, [4, 5])])
    expect([24, 25].map((id) => newIn(state, id).rep)).toEqual([4, 3])
    expect(state.effects).toEqual([])
    const five = playOn(bringReplacements, withGaps([{ id: 25 }], better), {}, [roll(25, [1, 1]), usmcRep(25, 6)])
    expect(newIn(five.state, 25).rep).toBe(5)
    const nobody = playOn(bringReplacements, withGaps([{ id: 25 }], better), {}, [roll(25, [6, 6])])
    expect(nobody.state.effects).toHaveLength(1)
  })

  it('FNG p. 103, Bad Mission 2 and 5, Disastrous 2: all are REP 3, automatic ones too; an ARVN man at 1d6 REP 2 (ruling)', () => {
    const rep3 = { effects: [{ kind: 'replacementsRep3' as const, lasts: 'turn' as const }] }
    const us = withGaps([{ id: 24, billet: { automatic: true } }, { id: 25 }], rep3)
    const first = playOn(bringReplacements, us, {}, [roll(25, [1, 1])]).state
    expect([24, 25].map((id) => newIn(first, id).rep)).toEqual([3, 3])
    const arvn = withGaps([{ id: 25 }], { ...rep3, tour: { list: 'arvn-post-1968', tourLength: 24 } })
    expect(newIn(playOn(bringReplacements, arvn, {}, [roll(25, [1, 5])]).state, 25).rep).toBe(2)
  })

  it('FNG p. 103, Disastrous 1: no replacements; the automatic ones come in the next check (ruling)', () => {
    const barred = withGaps([{ id: 25, billet: { automatic: true } }, { id: 26 }], {
      effects: [{ kind: 'noReplacements', lasts: 'turn' }],
    })
    const { state } = playOn(bringReplacements, barred, {}, [])
    expect(state.billets.find((billet) => billet.id === 25)).toMatchObject({ soldierId: null, automatic: true })
    const next = { ...state, effects: [], tour: [{ ...tour(state), halfMonth: 5, phase: 'replacements' as const }] }
    expect(inBillet(playOn(bringReplacements, next, {}, [roll(26, [6, 6]), usmcRep(25, 1)]).state, 25)).not.toBeNull()
  })

  it('ruling to FNG p. 40: men in hospital and on R&R keep their slots', () => {
    playOn(
      bringReplacements,
      withGaps([], { soldiers: { 25: { status: 'hospital' }, 26: { status: 'rAndR' } } }),
      {},
      [],
    )
  })

  it('ruling to FNG p. 105: a new man in a leader slot is an ordinary soldier', () => {
    const { state } = playOn(bringReplacements, withGaps([{ id: 21 }]), {}, [roll(21, [1, 1]), usmcRep(21, 1)])
    expect(newIn(state, 21)).toMatchObject({ rank: 'Pfc', grade: 'enlisted' })
    expect(state.billets.find((billet) => billet.id === 21)?.post).toBe('squadLeader')
  })
})

describe('the REP that replacements are rolled against (FNG p. 104)', () => {
  const leaders = { 1: { rep: 1 }, 2: { rep: 2 }, 11: { rep: 3 }, 31: { rep: 4 }, 12: { rep: 5 } } as const
  const target = (gaps: readonly Gap[], soldiers: Record<number, Partial<Soldier>> = {}) => {
    const before = withGaps([...gaps, { id: 26 }], { soldiers: { ...leaders, ...soldiers } })
    return playOn(bringReplacements, before, {}, [roll(26, [6, 6])]).lines.find((line) => line.target !== null)?.target
  }

  it('is that of the platoon leader, on R&R too', () => {
    expect(target([])).toBe(1)
    expect(target([], { 1: { rep: 1, status: 'rAndR' } })).toBe(1)
  })

  it('is that of the platoon sergeant when the leader is a casualty, wounded and away included', () => {
    expect(target([{ id: men.lieutenant }])).toBe(2)
    expect(target([], { 1: { status: 'hospital' } })).toBe(2)
  })

  it('is the highest left in the unit when both are casualties', () => {
    expect(target([{ id: 1 }], { 2: { status: 'hospital' } })).toBe(5)
  })

  it('is that of the best squad leader in a unit without a platoon sergeant', () => {
    const gone = withGaps([{ id: 1 }, { id: 26 }], { soldiers: leaders })
    const cidg = { ...gone, billets: gone.billets.filter((billet) => billet.post !== 'platoonSergeant') }
    const { lines } = playOn(bringReplacements, cidg, {}, [roll(26, [6, 6])])
    expect(lines[0]?.target).toBe(4)
  })

  it('ruling to FNG p. 105: a platoon leader who goes home this turn still counts, unless he went from hospital', () => {
    const before = (status: SoldierStatus) => ({
      ...withGaps([{ id: 26 }], { soldiers: { ...leaders, 1: { rep: 1, deros: 0, status } } }),
      tour: standingAt('deros', { tour: { halfMonth: 4 } }).tour,
    })
    const gone = playOn(sendHome, before('present'), {}, []).state
    expect(playOn(bringReplacements, gone, {}, [roll(26, [6, 6])]).lines[0]?.target).toBe(1)
    const wounded = playOn(sendHome, before('hospital'), {}, []).state
    expect(playOn(bringReplacements, wounded, {}, [roll(26, [6, 6])]).lines[0]?.target).toBe(2)
  })

  it('ruling to FNG p. 105: the slot of a platoon sergeant whom nobody can follow is not rolled for', () => {
    playOn(bringReplacements, withGaps([{ id: men.platoonSergeant }]), {}, [])
    const old = withGaps([{ id: men.platoonSergeant }], { soldiers: { 31: { deros: 9 } } })
    playOn(bringReplacements, old, {}, [roll(men.platoonSergeant, [6, 6])])
  })
})
