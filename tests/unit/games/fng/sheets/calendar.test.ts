import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rosterOf } from '../../../../../src/games/fng/rules/people.ts'
import { calendarModel } from '../../../../../src/games/fng/sheets/calendar/calendar.ts'
import { playTour } from '../../../../support/playTour.ts'

const { state } = playTour('usmc', 1967).at(0)!
const one = rosterOf(state)[0]!
const calendarFor = (deros: number, served: number, last: number) =>
  calendarModel(state, [{ man: { ...one, deros }, served, last }], false).men[0]!

describe('a short-timer calendar (FNG p. 53)', () => {
  it('has an area for every half-month of the tour, those served done', () => {
    // A Marine who came in early January 1967 and has served ten of 26 half-months.
    const man = calendarFor(16, 10, 25)
    expect(man).toMatchObject({ count: 26, toGo: 16, unit: 'halfMonth', span: '26 half-months, to 31 January 1968' })
    expect(man.columns[0]).toEqual({ label: 'Jan', numbers: [26, 25] })
    expect(man.columns.at(-1)).toEqual({ label: 'Jan', numbers: [2, 1] })
  })

  it('tells the months before the campaign of a man who came earlier', () => {
    const man = calendarFor(14, 12, 13)
    expect(man.columns[0]).toEqual({ label: 'Jul', numbers: [26, 25] })
    expect(man.columns.map(({ label }) => label).slice(5, 7)).toEqual(['Dec', 'Jan'])
  })

  it('splits a month that his tour ends in the middle of', () => {
    const man = calendarFor(20, 4, 20)
    expect(man.columns[0]!.numbers).toEqual([24])
    expect(man.columns.at(-1)).toEqual({ label: 'Nov', numbers: [1] })
  })

  it('counts days when no more than a month is left: February 1968 has 29', () => {
    const man = calendarFor(2, 24, 27)
    expect(man).toMatchObject({ count: 29, toGo: 29, unit: 'day', span: '29 days, to 29 February 1968' })
    expect(man.columns.map(({ label }) => label)).toEqual([
      'Feb 1-5',
      'Feb 6-10',
      'Feb 11-15',
      'Feb 16-20',
      'Feb 21-25',
      'Feb 26-29',
    ])
  })

  it('keeps the 31st with the days before it, and goes on in the next month', () => {
    const man = calendarFor(2, 24, 2)
    expect(man.count).toBe(31)
    expect(man.columns.map(({ label }) => label)).toEqual([
      'Jan 16-20',
      'Jan 21-25',
      'Jan 26-31',
      'Feb 1-5',
      'Feb 6-10',
      'Feb 11-15',
    ])
  })

  it('numbers every area once, counting down to 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 60 }),
        (deros, served, last) => {
          const man = calendarFor(deros, served, last)
          expect(man.columns.flatMap(({ numbers }) => numbers)).toEqual(
            Array.from({ length: man.count }, (_, i) => man.count - i),
          )
          expect(man.count).toBeGreaterThanOrEqual(Math.max(1, man.toGo))
          expect(man.count).toBeLessThanOrEqual(48)
        },
      ),
    )
  })
})
