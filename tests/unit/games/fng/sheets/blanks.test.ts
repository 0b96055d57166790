import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { making } from '../../../../../src/main/sheets/offer.ts'
import { roomOf } from '../../../../../src/main/sheets/onPaper.ts'
import { fngSheets } from '../../../../../src/games/fng/app/fngSheets.ts'
import { formPlace } from '../../../../../src/games/fng/app/print/formPlace.ts'
import { reportBoxes } from '../../../../../src/games/fng/rules/reportBoxes.ts'
import { rosterOf } from '../../../../../src/games/fng/rules/people.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { blankReportForm } from '../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { partsOfDay } from '../../../../../src/games/fng/sheets/shared/dayParts.ts'
import { blankTurnTrack } from '../../../../../src/games/fng/sheets/turnTrack/turnTrack.ts'
import { turnTrackSheet } from '../../../../../src/games/fng/sheets/turnTrack/turnTrackSheet.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { formCode } from '../../../../../src/games/fng/sheets/shared/formCode.ts'
import { playTour } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const blank = fngSheets.filter(({ group }) => group === 'blank')
const entries = playTour('usmc', 1967)
const upTo = (phase: FngState['tour'][number]['phase']) =>
  entries.slice(0, entries.findIndex(({ state }) => state.tour[0]!.phase === phase) + 1)

describe('the blank forms', () => {
  it('are of every sheet that somebody writes in', () => {
    expect(blank.map(({ sheet }) => sheet)).toEqual([
      ...['blankCampaignTurn', 'blankRoster', 'blankSquads', 'blankCards', 'blankEnemyCards', 'blankBoard'],
      ...['blankTableMap', 'blankTurnTrack', 'blankSupport', 'blankEnemyOob', 'blankReport'],
    ])
  })

  it.each(blank)('say nothing of the tour that is open: $sheet', (sheet) => {
    const source = sheetSource(upTo('battle'))
    const ready = doAtOnce(making(sheet, source, {}))
    const pages = doAtOnce(ready.layOut(testMeasure(), roomOf(ready, 'letter')))
    const text = pages
      .flatMap(textsOf)
      .map((mark) => mark.text)
      .join(' ')
    const { tour } = source.state
    expect(text).not.toContain(tour[0]!.unit)
    for (const man of rosterOf(source.state)) expect(text).not.toContain(man.lastName)
  })
})

describe('the blank report', () => {
  it('has every box of the screen, whatever mission is fought', () => {
    const { before, manBoxes, after } = blankReportForm()
    expect([...before, ...manBoxes, ...after].map(({ box }) => box)).toEqual(reportBoxes.map(({ box }) => box))
  })

  it('bears a code that opens the report of the mission under way', () => {
    const { state } = upTo('battle').at(-1)!
    expect(formPlace(state, formCode('reportForm', null))).toMatchObject({
      title: `Report of mission ${state.missions.length}`,
      note: null,
    })
    expect(formPlace(state, formCode('enemyOob', null)).title).toBe(`Enemies of mission ${state.missions.length}`)
    const none = { ...state, missions: [] }
    expect(() => formPlace(none, formCode('reportForm', null))).toThrow('There has been no mission in this tour yet.')
  })
})

describe('the blank turn track', () => {
  const track = blankTurnTrack(null)

  it('has every step that a mission can bring: weather, civilians, the end', () => {
    const said = track.steps.map(({ text }) => text).join(' ')
    expect(said).toContain('settle the weather where it is Variable')
    expect(said).toContain('Civilians, if any, act if either die is 3 or more.')
    expect(said).toContain('5-6 ends it, 1-4 one more; Ambush: 4-6 ends it, 1-3 a Fight')
  })

  it('shades nothing and says which parts of the day are dark, with a row for each of the five', () => {
    expect(track.dayNote).toBe('dark: Night, Pre-Dawn')
    expect(track.parts).toEqual([])
    expect(partsOfDay).toBe(5)
  })

  it('calls the list of doubles what it is: the roll of Variable weather', () => {
    const words = doAtOnce(turnTrackSheet(track).layOut(testMeasure(), inside('letter'))).flatMap(textsOf)
    expect(words.map(({ text }) => text).join(' ')).toContain('Variable: the first doubles settle it')
  })
})
