import { describe, expect, it } from 'vitest'
import type { EntryView } from '../../../../../src/contract/journal.ts'
import { rollCallOnPaper } from '../../../../../src/games/fng/app/rollCallOnPaper.ts'
import { fngSheets } from '../../../../../src/games/fng/app/fngSheets.ts'
import { turnView } from '../../../../../src/games/fng/app/turnView.ts'
import { rollCallParts } from '../../../../../src/games/fng/contract/after.ts'
import { empty, type FngState } from '../../../../../src/games/fng/rules/state.ts'
import { fngTables } from '../../../../../src/games/fng/rules/tables/index.ts'
import { rollCallSheet } from '../../../../../src/games/fng/sheets/rollCall/rollCallSheet.ts'
import type { RollCallModel } from '../../../../../src/games/fng/sheets/rollCall/rollCallModel.ts'
import { lineView, tablesById } from '../../../../../src/main/app/journal/lineView.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { making } from '../../../../../src/main/sheets/offer.ts'
import { bloodyTour } from '../../../../support/bloodyTour.ts'
import { both, expectSound } from '../../../../support/everySheet.ts'
import { playTour, type PlayedEntry } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const offer = fngSheets.find(({ sheet }) => sheet === 'rollCall')!
const phaseOf = (entry: PlayedEntry) => entry.state.tour[0]!.phase

/** The half-month as the screen would tell it after the last of these entries. */
function onScreen(entries: readonly PlayedEntry[]) {
  const begun = entries.findLastIndex(({ step }) => step === 'endTurn') + 1
  const tables = tablesById(fngTables)
  const views = entries.slice(begun).map(
    ({ step, title, depth, tape, lines }) =>
      ({
        ...{ id: depth, parent: depth - 1, step: `fng.${step}`, title, answers: tape },
        lines: lines.map((line) => lineView(line, tables)),
      }) as unknown as EntryView,
  )
  const at = (id: number | null): FngState => (id === null ? empty : entries[id - 1]!.state)
  return turnView(entries.at(-1)!.state, views, { changes: (id) => entries[id - 1]!.changes, at }).after!.rollCall!
}

const modelAt = (entries: readonly PlayedEntry[], onlyLast = false) => rollCallOnPaper(sheetSource(entries), onlyLast)
const tame = playTour('usmc', 1967)
const bloody = bloodyTour('arvn-post-1968', 5)

describe('the roll call on paper', () => {
  it.each([
    ['a tame tour', tame],
    ['a bloody one', bloody],
  ])('says what the screen says of every half-month of %s', (_, entries) => {
    const ends = entries.flatMap((entry, i) => (phaseOf(entry) === 'turnEnd' ? [i + 1] : []))
    expect(ends.length).toBeGreaterThan(5)
    for (const end of ends) {
      const own = entries.slice(0, end)
      const { parts, about, platoon, passed, same } = modelAt(own, true)!
      const screen = onScreen(own)
      const told = rollCallParts
        .map(({ of, title }) => ({ title, men: screen[of] }))
        .filter((part) => part.men.length > 0)
      expect(parts.map(({ title }) => title)).toEqual(told.map(({ title }) => title))
      expect(
        parts.flatMap(({ men }) =>
          men.map(({ name, dice, before, rep, toGo, why, tags }) => ({
            ...{ name, rep, why, was: before ?? rep, toGo: toGo?.text ?? '' },
            dice: dice.map(({ face }) => face),
            chips: tags.map(({ text }) => text),
          })),
        ),
      ).toEqual(
        told.flatMap(({ men }) =>
          men.map(({ name, dice, repBefore, rep, toGo, why, chips }) => ({
            ...{ name, rep, why, was: repBefore ?? rep, toGo: toGo === null ? '' : String(toGo) },
            dice: dice.map(({ face }) => face),
            chips: chips.map(({ text }) => text),
          })),
        ),
      )
      expect(about).toContain(`${screen.rolls} roll`)
      expect(platoon.map(({ text }) => text)).toEqual(screen.platoon.map(({ text }) => text))
      expect(passed).toEqual(screen.passed)
      for (const { name } of screen.unchanged) expect(same).toContain(name)
      if (screen.others > 0) expect(same).toContain(`${screen.others} `)
    }
  })

  it('tells how long a wounded man is away, what he who arrives carries, and colours the square of now', () => {
    const all = bloody.flatMap((entry, i) => (phaseOf(entry) === 'turnEnd' ? [modelAt(bloody.slice(0, i + 1))!] : []))
    const men = all.flatMap(({ parts }) =>
      parts.flatMap((part) => part.men.map((man) => ({ ...man, part: part.title }))),
    )
    const inHospital = men.filter(({ tags }) => tags.some(({ text }) => text === 'Hospital'))
    expect(inHospital.length).toBeGreaterThan(5)
    for (const { why } of inHospital) expect(why).toMatch(/misses \d+ (more )?missions?/)
    const arrived = men.filter(({ part }) => part === 'Arrives')
    expect(arrived.length).toBeGreaterThan(5)
    expect(arrived.filter(({ why }) => why.includes('carries '))).toEqual(arrived)
    for (const { strip, when } of all) {
      const now = strip.filter((square) => square.now)
      expect(now).toHaveLength(1)
      expect(now[0]!.look).not.toBe('later')
      expect(when).toContain(`half-month ${strip.indexOf(now[0]!) + 1} of `)
    }
  })

  it('is that of the last half-month until this one has come to its own', () => {
    const end = tame.findIndex((entry) => phaseOf(entry) === 'turnEnd')
    const next = tame.slice(0, end + 3)
    expect(modelAt(next)).toEqual(modelAt(tame.slice(0, end + 1)))
    expect(modelAt(next, true)).toBeNull()
    expect(() => doAtOnce(making(offer, sheetSource(next), { turn: 2 }))).toThrow('not come to its roll call yet')
    expect(offer.lacking(sheetSource(next))).toBeNull()
    expect(offer.lacking(sheetSource(tame.slice(0, 3)))).toBe('No half-month has come to its roll call yet.')
  })

  it('can be made wherever nothing is lacking, and nowhere else', () => {
    for (const [i] of tame.slice(0, 60).entries()) {
      const source = sheetSource(tame.slice(0, i + 1))
      expect([i, rollCallOnPaper(source, false) === null]).toEqual([i, offer.lacking(source) !== null])
    }
  })

  it('goes on on a second page with its heads, with 40 men of 30 letters', () => {
    const end = tame.findIndex((entry) => phaseOf(entry) === 'turnEnd')
    const model = modelAt(tame.slice(0, end + 1))!
    const crowd = Array.from({ length: 40 }, (_, i) => ({
      ...{ name: `LCpl Featherstonehaugh-Vander${i % 10}, W.`, star: i === 7, before: 4, rep: 3 },
      toGo: { text: '24', left: 24 / 26, tick: 8 / 26 },
      dice: [1, 2, 3, 4, 5, 6].map((face) => ({ face, passed: face < 3 })),
      why: 'will recover, his REP stays 3, after some time in hospital; misses 3 missions; is a Short Timer and stays at REP 3',
      tags: ['Hospital', 'Medal', 'Short'].map((text) => ({ text, out: text !== 'Short' })),
    }))
    const full: RollCallModel = { ...model, parts: [{ title: 'Changed', note: 'REP before and now', men: crowd }] }
    const sheet = rollCallSheet(full)
    expectSound(sheet)
    for (const paper of both) {
      const pages = doAtOnce(sheet.layOut(testMeasure(), inside(paper))).map((marks) =>
        textsOf(marks).map(({ text }) => text),
      )
      expect(pages.length).toBeGreaterThan(1)
      for (const texts of pages.slice(1)) {
        expect(texts).toContain(`${model.title}, continued`)
        expect(texts).toContain('CHANGED, CONTINUED')
      }
      const named = pages.flat().filter((text) => text.includes('Featherstone'))
      expect(named).toHaveLength(40)
    }
  })
})
