import { mount } from '@vue/test-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import CalendarPicture from '../../src/games/fng/screens/parts/CalendarPicture.vue'
import { calendarFor, strokesOf } from '../../src/games/fng/screens/parts/calendarPicture.ts'

const coloured = (props: { toGo: number; of: number; served?: number; from?: number }) => {
  const picture = mount(CalendarPicture, { props })
  return {
    areas: picture.findAll('.cal-pencil path:not(.fresh)').length,
    fresh: picture.findAll('.cal-pencil .fresh').length,
    numbers: picture.findAll('.cal-num text').map((one) => Number(one.text())),
    now: picture.findAll('.cal-num .now').map((one) => one.text()),
  }
}
const upTo = (number: number) => Array.from({ length: number }, (_, i) => number - i)

describe.each([24, 26])('the picture of a tour of %i half-months', (of) => {
  const { areas } = calendarFor(of)

  it('has one area for each, numbered down to 1', () => {
    expect(areas.map((area) => area.number)).toEqual(upTo(of))
  })

  it('draws each area and its pencil inside the frame, with the number on it', () => {
    for (const area of areas) {
      for (const path of [area.outline, area.strokes]) {
        const figures = path.match(/-?\d+(?:\.\d+)?/g)!.map(Number)
        expect(Math.min(...figures), `area ${area.number}`).toBeGreaterThanOrEqual(-1)
        expect(Math.max(...figures.filter((_, i) => i % 2 === 0)), `area ${area.number}`).toBeLessThanOrEqual(601)
        expect(Math.max(...figures.filter((_, i) => i % 2 === 1)), `area ${area.number}`).toBeLessThanOrEqual(801)
      }
      expect(strokesOf(area).join('')).toBe(area.strokes)
      expect(strokesOf(area).length).toBeGreaterThan(3)
      expect(area.x > 0 && area.x < 600 && area.y > 0 && area.y < 800).toBe(true)
    }
  })

  it('is paper at the start and all colour at the end', () => {
    expect(coloured({ toGo: of, of })).toEqual({ areas: 0, fresh: 0, numbers: upTo(of), now: [String(of)] })
    expect(coloured({ toGo: 0, of })).toEqual({ areas: of, fresh: 0, numbers: [], now: [] })
  })
})

it('colours what is served and marks the half-month of now', () => {
  expect(coloured({ toGo: 10, of: 24 })).toEqual({ areas: 14, fresh: 0, numbers: upTo(10), now: ['10'] })
})

it('colours no more than is known to have been served', () => {
  expect(coloured({ toGo: 8, of: 24, served: 3 })).toMatchObject({ areas: 3, now: ['8'] })
})

it('has no area for what goes beyond a full tour', () => {
  expect(coloured({ toGo: 26, of: 24, served: 0 })).toEqual({ areas: 0, fresh: 0, numbers: upTo(24), now: [] })
})

it('shows each half-month as served, to go, or unknown, whatever is asked of it', () => {
  const half = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(half, fc.constantFrom(24, 26), half, (toGo, of, served) => {
      const { areas, numbers, now } = coloured({ toGo, of, served })
      expect(numbers).toEqual(upTo(Math.min(toGo, of)))
      expect(areas).toBe(Math.max(0, Math.min(of, toGo + served) - toGo))
      expect(now).toEqual(toGo >= 1 && toGo <= of ? [String(toGo)] : [])
    }),
    { numRuns: 40 },
  )
})

it('draws stroke by stroke what has been served since it was last seen, and only that', () => {
  const strokes = (number: number) => strokesOf(calendarFor(26).areas.find((area) => area.number === number)!).length
  expect(coloured({ toGo: 9, of: 26, from: 10 })).toMatchObject({ areas: 16, fresh: strokes(10) })
  expect(coloured({ toGo: 9, of: 26, from: 11 })).toMatchObject({ areas: 15, fresh: strokes(10) + strokes(11) })
  expect(coloured({ toGo: 9, of: 26, from: 9 })).toMatchObject({ areas: 17, fresh: 0 })
})
