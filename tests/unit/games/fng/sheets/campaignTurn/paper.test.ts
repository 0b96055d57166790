import { beforeAll, describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { glanceSheet } from '../../../../../../src/main/sheets/glance/glanceSheet.ts'
import type { GlanceModel } from '../../../../../../src/main/sheets/glance/glanceModel.ts'
import type { Mark } from '../../../../../../src/main/sheets/marks.ts'
import { inside } from '../../../../../../src/main/sheets/paper.ts'
import { formPlace } from '../../../../../../src/games/fng/app/print/formPlace.ts'
import type { FreeWorldList } from '../../../../../../src/games/fng/rules/state.ts'
import { collections } from '../../../../../../src/games/fng/rules/state.ts'
import {
  blankCampaignTurn,
  campaignTurnModel,
} from '../../../../../../src/games/fng/sheets/campaignTurn/campaignTurn.ts'
import { readFormCode } from '../../../../../../src/games/fng/sheets/shared/formCode.ts'
import { both, expectSound } from '../../../../../support/everySheet.ts'
import { testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { playTour, type PlayedEntry } from '../../../../../support/playTour.ts'
import { disguised, sheetSource, withHardNames } from '../../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../../sheets/inCells.ts'
import { modelOf } from './rowOf.ts'

/** Fonts are opened once for all of these. */
const measure = testMeasure()
const pagesOf = (model: GlanceModel, paper: (typeof both)[number]) =>
  doAtOnce(glanceSheet(model).layOut(measure, inside(paper)))

const lists: readonly FreeWorldList[] = ['usmc', 'anzac', 'arvn-post-1968']

/** Some moments of a tour: of each phase the one in the middle. */
function moments(entries: readonly PlayedEntry[]): PlayedEntry[][] {
  const phases = [...new Set(entries.flatMap(({ state }) => state.tour[0]?.phase ?? []))]
  return phases.flatMap((phase) => {
    const there = entries.flatMap(({ state }, i) => (state.tour[0]?.phase === phase ? [i] : []))
    return phase === 'over' ? [] : [entries.slice(0, there[Math.floor(there.length / 2)]! + 1)]
  })
}

describe.each(lists)('on paper, a tour of %s', (list) => {
  let entries: readonly PlayedEntry[]
  beforeAll(() => {
    entries = playTour(list, 5)
  })

  it('has two pages at every phase, nothing that is read at the table under 9 points', () => {
    for (const until of moments(entries)) {
      const pages = pagesOf(campaignTurnModel(sheetSource(until)), 'letter')
      expect([until.at(-1)!.state.tour[0]!.phase, pages.length]).toEqual([until.at(-1)!.state.tour[0]!.phase, 2])
      const small = pages.flatMap(textsOf).filter(({ size, role }) => size < (role?.kind === 'furniture' ? 7 : 9))
      expect(small.map(({ text, size }) => `${text}: ${size}`)).toEqual([])
    }
  })
})

describe('on paper', () => {
  it('has room for names of thirty letters, of men and of the unit', () => {
    const long = 'Wolfeschlegelsteinhausenberger'
    const hard = withHardNames(testPlatoon({ tour: { unit: `${long} Platoon, Bravo Company` } }))
    const longest = { ...hard, soldiers: hard.soldiers.map((man) => ({ ...man, lastName: `${long}${man.id}` })) }
    for (const state of [hard, longest]) expectSound(glanceSheet(modelOf(state)))
    const tour = disguised(playTour('usmc', 1967).slice(0, 80), withHardNames)
    expectSound(glanceSheet(campaignTurnModel(sheetSource(tour))))
    expectSound(glanceSheet(blankCampaignTurn()))
  })

  it('shows no word of the files: neither fields nor keys', () => {
    const fields = Object.values(collections).flatMap((fields) => Object.keys(fields))
    const written = fields.filter((field) => /[a-z][A-Z]/.test(field))
    const state = withMission(testPlatoon({ tour: { phase: 'terrain' } }), { area: 'free-fire-zone', corps: 'iii' })
    const iii = { ...state, tour: state.tour.map((tour) => ({ ...tour, corps: 'iii' as const })) }
    const texts = pagesOf(modelOf(iii), 'letter').flatMap(textsOf)
    expect(texts.filter(({ text }) => written.some((field) => text.includes(field)))).toEqual([])
    expect(texts.filter(({ text }) => /free-fire|undefined|null|NaN/.test(text))).toEqual([])
  })

  it.each(both)('has rows of 7 mm to write in, on %s', (paper) => {
    for (const marks of pagesOf(modelOf(testPlatoon()), paper)) {
      const rules = levels(marks, inside(paper).x)
      const lines = marks.flatMap((mark) => (mark.kind === 'path' && mark.width === 0.6 ? [levelOf(mark.d).y] : []))
      expect(lines.length).toBeGreaterThan(5)
      for (const line of lines) {
        const under = Math.min(...rules.filter((y) => y >= line))
        const over = Math.max(...rules.filter((y) => y < line))
        expect(under - over).toBeGreaterThan((7 / 25.4) * 72)
      }
    }
  })
})

/** Where a level line begins. */
function levelOf(d: string): { readonly x: number; readonly y: number } {
  const [, x, y] = /^M([\d.]+) ([\d.]+)L/.exec(d) ?? []
  return { x: Number(x), y: Number(y) }
}

/** Heights of the rules that cross the page from its left end. */
const levels = (marks: readonly Mark[], left: number): number[] =>
  marks.flatMap((mark) => (mark.kind === 'path' && levelOf(mark.d).x === left ? [levelOf(mark.d).y] : []))

describe('the code in its corner', () => {
  const state = testPlatoon({ tour: { halfMonth: 16 } })
  const halfMonth = { route: 'fng.halfMonth', params: {}, hash: '' }

  it('is read back as the half-month, and opens its page', () => {
    const { code } = modelOf(state)
    expect(code).toMatch(/^T17-[A-Z]$/)
    expect(readFormCode(code)).toEqual({ form: 'campaignTurn', about: 17 })
    expect(formPlace(state, code)).toEqual({
      title: 'Campaign turn of early September 1967',
      page: halfMonth,
      note: null,
    })
    const texts = pagesOf(modelOf(state), 'a4').map((marks) => textsOf(marks).map(({ text }) => text))
    for (const page of texts) expect(page).toContain(code)
  })

  it('of a half-month that is over leads to its mission, and of a blank one to the half-month that is played', () => {
    const before = modelOf(testPlatoon({ tour: { halfMonth: 3 } })).code
    expect(formPlace(state, before).note).toBe('Late February 1967 is over: there was no mission in it.')
    const met = { ...state, missions: withMission(state, { halfMonth: 3, id: 77 }).missions }
    expect(formPlace(met, before)).toMatchObject({ page: { route: 'fng.mission', params: { mission: '77' } } })
    expect(formPlace(state, blankCampaignTurn().code)).toMatchObject({ page: halfMonth, note: null })
    const later = modelOf(testPlatoon({ tour: { halfMonth: 20 } })).code
    expect(() => formPlace(state, later)).toThrow('This tour stands in half-month 17: it has had no sheet of 21.')
    expect(() => formPlace(null, before)).toThrow('open it first')
  })
})
