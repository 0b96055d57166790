import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { checkShortTimers } from '../../../../../../src/games/fng/rules/steps/aftermath/checkShortTimers.ts'
import { passTime } from '../../../../../../src/games/fng/rules/steps/aftermath/passTime.ts'
import { sendHome } from '../../../../../../src/games/fng/rules/steps/aftermath/sendHome.ts'
import type { FngState, Soldier, SoldierAttribute, Tour } from '../../../../../../src/games/fng/rules/state.ts'
import { army, man, playOn, standingAt, thrown, tour } from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const check = (id: number, face: D6) => thrown('after.short-timer', id, [face])
const late = 17

/** Man 15 of an Army platoon at the end of late September 1967, with a DEROS of 6: month 10. */
const inTenthMonth = (
  soldier: Partial<Soldier>,
  attributes: readonly string[] = [],
  over: Partial<Tour> = {},
): FngState =>
  standingAt('shortTimers', {
    tour: { ...army, halfMonth: late, ...over },
    soldiers: { 15: { deros: 6, ...soldier } },
    state: {
      attributes: attributes.map((attribute, i): SoldierAttribute => ({ id: 900 + i, soldierId: 15, attribute })),
    },
  })

/** @returns true when the step asks for a die. */
const asks = (state: FngState): boolean => whyOf(state) !== ''

describe('a Star who is an officer', () => {
  const officer = (deros: number, joined: number) =>
    standingAt('shortTimers', {
      tour: { ...army, halfMonth: late, starId: men.lieutenant },
      soldiers: { [men.lieutenant]: { deros, joined } },
    })

  it('ruling to FNG p. 53: has a full tour and checks like anyone else', () => {
    expect(asks(officer(6, 0))).toBe(true)
  })

  it('ruling to FNG p. 104: became the Star later, so his months in-country are not known', () => {
    expect(asks(officer(4, 10))).toBe(false)
  })
})

/** The half-months in which man 15 checks, and the one in which he goes home, when all dice are 6. */
function life(of: {
  readonly tour: Partial<Tour>
  readonly id: number
  readonly deros: number
  readonly rep?: number
}) {
  let state = standingAt('time', {
    tour: of.tour,
    soldiers: { [of.id]: { deros: of.deros, rep: of.rep ?? 6 } },
  })
  const checks: [halfMonth: number, month: number][] = []
  for (let t = 0; t < 48; t++) {
    const at = { ...state, tour: [{ ...tour(state), halfMonth: t, phase: 'time' as const }] }
    const timed = playOn(passTime, at, {}, []).state
    const alone = { ...timed, billets: timed.billets.filter((billet) => billet.soldierId === of.id) }
    const due = wouldAsk(alone)
    const checked = playOn(checkShortTimers, alone, {}, due ? [check(of.id, 6)] : [])
    if (due) checks.push([t, Number(/month (\d+)/.exec(whyOf(alone))![1])])
    const home = playOn(sendHome, checked.state, {}, []).state
    if (man(home, of.id).status === 'wentHome') return { checks, home: t }
    state = { ...home, billets: timed.billets }
  }
  return { checks, home: null }
}

/** The question that the step stops with; empty when it asks for nothing. */
function whyOf(state: FngState): string {
  try {
    playOn(checkShortTimers, state, {}, [])
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const wouldAsk = (state: FngState) => whyOf(state) !== ''

describe('checkShortTimers', () => {
  it('FNG p. 104: Army, REP 4, 1 Attribute, month 10: a 4 is 9 < 10, REP 3 and Short Timer', () => {
    const { state, lines } = playOn(checkShortTimers, inTenthMonth({}, ['tough']), {}, [check(15, 4)])
    expect(man(state, 15)).toMatchObject({ rep: 3, shortTimer: true, shortTimerChecked: true })
    expect(lines[0]).toMatchObject({ score: 9, table: 'after.short-timer' })
  })

  it('FNG p. 104: the same with a 5 is 10, no effect', () => {
    const { state } = playOn(checkShortTimers, inTenthMonth({}, ['tough']), {}, [check(15, 5)])
    expect(man(state, 15)).toMatchObject({ rep: 4, shortTimer: false, shortTimerChecked: true })
  })

  it('FNG p. 104: Army, REP 3, no Attribute, a 6 is 9 < 10: stays REP 3, Short Timer, no further check', () => {
    const { state } = playOn(checkShortTimers, inTenthMonth({ rep: 3 }), {}, [check(15, 6)])
    expect(man(state, 15)).toMatchObject({ rep: 3, shortTimer: true })
    const later = { ...state, tour: [{ ...tour(state), phase: 'shortTimers' as const, halfMonth: late + 2 }] }
    playOn(checkShortTimers, later, {}, [])
  })

  it('FNG p. 104: the repeats go on above REP 3', () => {
    const { state } = playOn(
      checkShortTimers,
      inTenthMonth({ rep: 5, shortTimerChecked: true, shortTimer: true }),
      {},
      [check(15, 1)],
    )
    expect(man(state, 15).rep).toBe(4)
  })

  it('ruling to FNG p. 104: only at the end of a month, only from month 10 on, no officers, but the Star', () => {
    playOn(checkShortTimers, inTenthMonth({}, [], { halfMonth: late - 1 }), {}, [])
    playOn(checkShortTimers, inTenthMonth({ deros: 7 }), {}, [])
    playOn(checkShortTimers, inTenthMonth({ grade: 'officer' }), {}, [])
    playOn(checkShortTimers, inTenthMonth({ deros: 0 }), {}, [])
    playOn(checkShortTimers, inTenthMonth({ grade: 'officer' }, [], { starId: 15 }), {}, [check(15, 6)])
  })

  it('FNG p. 104: Army, created early January 1967 with DEROS 7: first check end of late April, home at the end of late July', () => {
    const { checks, home } = life({ tour: army, id: 15, deros: 14, rep: 3 })
    expect(checks).toEqual([[7, 10]])
    expect(home).toBe(13)
  })

  it('FNG p. 104: USMC, DEROS 7: first check at the end of late March 1967', () => {
    expect(life({ tour: {}, id: 15, deros: 14 }).checks).toEqual([
      [5, 10],
      [7, 11],
      [9, 12],
      [11, 13],
    ])
  })

  it('FNG p. 104: Army Grunt with DEROS 11: checks late August, September, October; home at the end of late November', () => {
    const { checks, home } = life({ tour: army, id: 15, deros: 22 })
    expect(checks).toEqual([
      [15, 10],
      [17, 11],
      [19, 12],
    ])
    expect(home).toBe(21)
  })

  it('FNG p. 104: Army Star from early January 1967: checks late September, October, November; home late December', () => {
    const { checks, home } = life({ tour: army, id: men.star, deros: 24 })
    expect(checks).toEqual([
      [17, 10],
      [19, 11],
      [21, 12],
    ])
    expect(home).toBe(23)
  })

  it('ruling to FNG p. 104: created with less than a first check, he makes it at the end of the first campaign month', () => {
    expect(life({ tour: army, id: 15, deros: 4 }).checks).toEqual([[1, 12]])
  })
})
