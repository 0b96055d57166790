import { describe, expect, it } from 'vitest'
import type { DerosRow, DerosView, ManBar } from '../../../../../src/games/fng/contract/deros.ts'
import { derosView } from '../../../../../src/games/fng/app/derosView.ts'
import type { TourStop } from '../../../../../src/games/fng/app/derosWalk.ts'
import { difference } from '../../../../../src/main/engine/state.ts'
import { isOnRoster } from '../../../../../src/games/fng/rules/people.ts'
import { empty, type FngState, type FreeWorldList } from '../../../../../src/games/fng/rules/state.ts'
import { men, testPlatoon, type PlatoonOverrides } from '../../../../support/fngState.ts'
import { playTour } from '../../../../support/playTour.ts'

const manBars = (row: DerosRow): ManBar[] => row.bars.filter((bar) => bar.kind === 'man')
const row = (view: DerosView, key: string): DerosRow => view.rows.find((one) => one.key === key)!

/** A tour whose states are told one after another. */
function told(...states: readonly [string, FngState][]): TourStop[] {
  return states.map(([step, state], i) => ({ step, state, changes: difference(states[i - 1]?.[1] ?? empty, state) }))
}

const at = (halfMonth: number, phase: FngState['tour'][0]['phase'], over: PlatoonOverrides = {}): FngState =>
  testPlatoon({ ...over, tour: { halfMonth, phase, ...over.tour } })

const killed = { status: 'dead', left: 1 } as const

describe('a billet through the tour', () => {
  const mustered = at(0, 'contact', { soldiers: { [men.rifleman]: { deros: 14 } } })
  const later = at(1, 'battle', { soldiers: { [men.rifleman]: { deros: 13 } } })

  it('is one bar that is served up to today and outlined up to the day its man goes home', () => {
    const view = derosView(mustered, told(['muster', mustered]))
    expect(row(view, '1-5').bars).toEqual([
      expect.objectContaining({
        kind: 'man',
        from: 0,
        to: 0,
        home: 14,
        tenth: 6,
        end: 'here',
        leavesShort: 'late Jul 67',
      }),
    ])
    expect(view).toMatchObject({ from: 0, to: 26, today: 0 })
  })

  it('stands open, dashed, from the end of the half-month in which its man fell', () => {
    const dead = { ...later, ...withoutHolder(later, men.rifleman, { ...killed }) }
    const view = derosView(dead, told(['muster', mustered], ['endTurn', later], ['recover', dead]))
    expect(row(view, '1-5').bars).toEqual([
      expect.objectContaining({ from: 0, to: 2, home: null, end: 'lost', took: 'Killed, late January 1967' }),
      expect.objectContaining({ kind: 'open', from: 2, now: true, words: 'Open since early February 1967' }),
    ])
    expect(view.totals[1]).toEqual({ home: 0, lost: 1, arrived: 0 })
    expect(view.open).toEqual([{ key: '1-5', where: 'Rifleman, 1st squad', since: 'late Jan 67', filled: 'roll' }])
  })

  it('counts the half-month as served once time has passed, and not before', () => {
    const passed = at(1, 'shortTimers', { soldiers: { [men.rifleman]: { deros: 12 } } })
    const view = derosView(passed, told(['muster', mustered], ['endTurn', later], ['passTime', passed]))
    expect(view.today).toBe(2)
    expect(row(view, '1-5').bars[0]).toMatchObject({ to: 2, home: 14 })
  })

  it('marks a stay in hospital up to the earliest day he can be back', () => {
    const away = { status: 'hospital', awayMissions: 2, awaySince: 1, deros: 13 } as const
    const hurt = at(1, 'medals', { soldiers: { [men.rifleman]: away } })
    const view = derosView(hurt, told(['muster', mustered], ['endTurn', later], ['recover', hurt]))
    expect(row(view, '1-5').bars[0]).toMatchObject({ away: [{ kind: 'hospital', from: 2, to: 4 }] })
  })

  it('moves with men who change places between two half-months, from that half-month on', () => {
    const swapped: FngState = {
      ...later,
      tour: later.tour.map((tour) => ({ ...tour, phase: 'contact' })),
      billets: later.billets.map((billet) =>
        billet.id === 15 ? { ...billet, soldierId: 16 } : billet.id === 16 ? { ...billet, soldierId: 15 } : billet,
      ),
    }
    const before: FngState = { ...swapped, billets: later.billets }
    const view = derosView(swapped, told(['muster', mustered], ['endTurn', before], ['moveSoldier', swapped]))
    expect(row(view, '1-5').bars).toMatchObject([
      { soldierId: 15, from: 0, to: 1, end: 'moved', took: 'To the 1st squad, line 6, late January 1967' },
      { soldierId: 16, from: 1, home: 21, cameFor: null },
    ])
  })
})

/** The billet and the man after he has left. */
function withoutHolder(state: FngState, id: number, left: Partial<FngState['soldiers'][0]>) {
  return {
    soldiers: state.soldiers.map((man) => (man.id === id ? { ...man, ...left } : man)),
    billets: state.billets.map((billet) =>
      billet.soldierId === id ? { ...billet, soldierId: null, openSince: left.left ?? null } : billet,
    ),
  }
}

describe('what is due', () => {
  const due = (state: FngState) => derosView(state, told(['muster', state])).due
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

  it('is who goes home at the end of this half-month and of the next', () => {
    const soldiers = { [men.rifleman]: { deros: 1 }, [men.jrNco]: { deros: 2 }, [men.medic]: { deros: 3 } }
    const [now, next] = due(at(0, 'contact', { soldiers }))
    expect(now).toMatchObject({
      date: 'Early January 1967',
      home: [{ soldierId: men.rifleman, where: 'Rifleman, 1st squad' }],
    })
    expect(names(next!.home)).toEqual([`Pfc Man${men.jrNco}, A.`.replace('Pfc', 'LCpl')])
  })

  it('is a first Short Timer check at the end of the month in which the tenth begins, not for officers', () => {
    const soldiers = { [men.rifleman]: { deros: 10 }, [men.lieutenant]: { deros: 4 }, [men.jrNco]: { deros: 11 } }
    const [now, next] = due(at(0, 'contact', { soldiers }))
    expect(now!.short).toEqual([])
    expect(next!.short.map(({ soldierId }) => soldierId)).toEqual([men.rifleman])
  })

  it('checks again a man above REP 3 who has checked, but not a man at REP 3', () => {
    const checked = { deros: 6, shortTimerChecked: true, shortTimer: true }
    const soldiers = { [men.rifleman]: { ...checked, rep: 4 }, [men.jrNco]: { ...checked, rep: 3 } }
    const [, next] = due(at(0, 'contact', { soldiers }))
    expect(next!.shortAgain.map(({ soldierId }) => soldierId)).toEqual([men.rifleman])
    expect(next!.short).toEqual([])
  })

  it('is who may come back, if a mission is played', () => {
    const away = { status: 'rAndR', awayMissions: 1, awaySince: 0 } as const
    const soldiers = { [men.rifleman]: away, [men.jrNco]: { ...away, awayMissions: 2 } }
    const [now, next] = due(at(1, 'contact', { soldiers }))
    expect(now!.back).toMatchObject([{ soldierId: men.rifleman, from: 'rAndR', ifMission: true }])
    expect(next!.back.map(({ soldierId }) => soldierId)).toEqual([men.jrNco])
  })

  it('FNG p. 104: is nobody who has gone home by then, though he was away', () => {
    const away = { status: 'rAndR', awayMissions: 1, awaySince: 0, deros: 1 } as const
    const [now, next] = due(at(1, 'contact', { soldiers: { [men.rifleman]: away } }))
    expect(now!.home.map(({ soldierId }) => soldierId)).toEqual([men.rifleman])
    expect([now!.back, next!.back]).toEqual([[], []])
  })

  it('does not count the mission that sent a man away, nor a quiet half-month', () => {
    const sent = { status: 'hospital', awayMissions: 1, awaySince: 1 } as const
    const [now, next] = due(at(1, 'medals', { soldiers: { [men.rifleman]: sent } }))
    expect([now!.back, names(next!.back)]).toEqual([[], [`Pfc Man${men.rifleman}, A.`]])
    const quiet = at(1, 'time', { soldiers: { [men.rifleman]: { ...sent, awaySince: 0 } } })
    expect(due(quiet)[0]!.back).toEqual([])
  })

  it('says how each open billet is filled', () => {
    const open = (id: number, automatic: boolean, state: FngState): FngState => ({
      ...state,
      ...withoutHolder(state, id, { status: 'wentHome', left: 0 }),
      billets: state.billets.map((billet) =>
        billet.soldierId === id ? { ...billet, soldierId: null, openSince: 0, automatic } : billet,
      ),
    })
    const platoon = open(men.lieutenant, true, open(men.jrNco, true, open(men.rifleman, false, at(1, 'contact'))))
    const filled = (state: FngState) => derosView(state, told(['muster', state])).open.map((one) => one.filled)
    expect(filled(platoon)).toEqual(['leaders', 'automatic', 'roll'])
    const barred = { id: 900, kind: 'noReplacements', amount: 1, since: 1, lasts: 'turn' } as const
    expect(filled({ ...platoon, effects: [barred] })).toEqual(['leaders', 'barred', 'barred'])
  })
})

describe.each<[FreeWorldList, number]>([
  ['usmc', 9],
  ['us-army-infantry', 4],
  ['anzac', 11],
])('whole tours: %s', (list, seed) => {
  it('every bar follows the one before, and every man on the roster has one that is his now', () => {
    const stops: TourStop[] = []
    playTour(list, seed, (entry) => {
      stops.push(entry)
      if (entry.step !== 'endTurn' && entry.step !== 'bringReplacements') return
      const view = derosView(entry.state, stops)
      for (const one of view.rows) {
        for (const [i, bar] of one.bars.entries()) {
          expect(bar.from).toBe(i === 0 ? bar.from : one.bars[i - 1]!.to)
          expect(bar.to).toBeGreaterThanOrEqual(bar.from)
          if (bar.kind === 'man') checkMan(bar, view.today)
        }
      }
      const here = view.rows.flatMap(manBars).filter((bar) => bar.end === 'here')
      const roster = entry.state.soldiers.filter(isOnRoster)
      expect(here.map((bar) => bar.soldierId).sort(byNumber)).toEqual(roster.map(({ id }) => id).sort(byNumber))
    })
    const gone = stops.at(-1)!.state.soldiers.filter((man) => !isOnRoster(man)).length
    expect(gone, 'men have left').toBeGreaterThan(5)
  })
})

const byNumber = (a: number, b: number) => a - b

function checkMan(bar: ManBar, today: number): void {
  if (bar.end === 'here') {
    expect(bar.home).toBe(today + bar.left)
    expect(bar.took).toBe('')
  } else expect(bar.took).not.toBe('')
  if (bar.tenth !== null) {
    expect(bar.officer).toBe(false)
    expect(bar.tenth).toBeGreaterThanOrEqual(bar.from)
  }
  for (const stay of bar.away) expect(stay.from).toBeGreaterThanOrEqual(bar.from)
}
