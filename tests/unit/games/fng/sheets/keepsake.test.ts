import { beforeAll, describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { roomOf } from '../../../../../src/main/sheets/onPaper.ts'
import type { Pages } from '../../../../../src/main/sheets/sheet.ts'
import { fngSheets } from '../../../../../src/games/fng/app/fngSheets.ts'
import { colouredCalendar } from '../../../../../src/games/fng/sheets/keepsake/keepsake.ts'
import type { FngSource } from '../../../../../src/games/fng/sheets/shared/ofTour.ts'
import { made } from '../../../../support/everySheet.ts'
import { playTour } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const keepsake = fngSheets.find(({ sheet }) => sheet === 'keepsake')!

describe('the keepsake of a tour', () => {
  let source: FngSource
  let pages: Pages
  const wordsOn = (page: number) => textsOf(pages[page - 1]!).map(({ text }) => text)

  beforeAll(() => {
    source = sheetSource(playTour('us-army-infantry', 3))
    const sheet = made(keepsake, source)!
    pages = doAtOnce(sheet.layOut(testMeasure(), roomOf(sheet, 'letter')))
  })

  it('waits for the end of the tour', () => {
    const going = sheetSource(playTour('usmc', 1967).slice(0, 40))
    expect(keepsake.lacking(going)).toBe('The tour is not over yet.')
    expect(keepsake.lacking(source)).toBeNull()
  })

  it('begins each part on the right-hand page that the cover names', () => {
    const cover = wordsOn(1)
    const contents = cover.slice(cover.indexOf('CONTENTS') + 1)
    const parts = ['Chronicle', 'All who served', 'DEROS board', 'Citations', 'The tour in colour', 'Certificates']
    const begins = parts.map((part) => Number(contents[contents.indexOf(part) + 1]))
    expect(begins.map((page) => page % 2)).toEqual(parts.map(() => 1))
    expect(begins).toEqual(begins.toSorted((a, b) => a - b))
    const told = begins.map((page) => wordsOn(page).join(' '))
    const heads = ['CHRONICLE', 'All who served', 'DEROS board', 'Citation', 'The tour in colour', 'Tour of duty']
    heads.forEach((head, i) => {
      expect(told[i]).toContain(head)
    })
  })

  it('numbers its pages through at their outer edges; a white back has no number', () => {
    pages.forEach((marks, i) => {
      if (i === 0 || marks.length === 0) return
      const number = textsOf(marks).at(-1)!
      expect(number.text).toBe(String(i + 1))
      expect(number.x > 306).toBe(i % 2 === 0)
    })
    expect(pages[1]).toEqual([])
  })

  it('names every man who served, and what became of him', () => {
    const words = pages.flatMap((marks) => textsOf(marks).map(({ text }) => text))
    const { soldiers } = source.state
    for (const { rank, firstName, lastName } of soldiers)
      expect(words.some((text) => text.startsWith(`${rank} ${firstName} ${lastName}`))).toBe(true)
    const rows = words.filter((text) =>
      /^(Went home|Reassigned|Killed|Missing in|Died of|Relieved|There at)/.test(text),
    )
    expect(rows.length).toBeGreaterThanOrEqual(soldiers.length)
  })

  it('colours the calendar for every half-month that was played: strongly where there was a mission', () => {
    const { state } = source
    const [man] = colouredCalendar(state).men
    const tour = state.tour[0]!
    const coloured = [...man!.coloured!]
    expect(coloured).toHaveLength(Math.min(man!.count, tour.halfMonth - tour.startHalfMonth + 1))
    expect(coloured[0]![0]).toBe(man!.count)
    expect(coloured.filter(([, how]) => how === 'mission')).toHaveLength(
      new Set(state.missions.map(({ halfMonth }) => halfMonth)).size,
    )
    expect(coloured.some(([, how]) => how === 'quiet')).toBe(true)
  })
})
