import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../../src/main/engine/errors.ts'
import { doAtOnce } from '../../../../src/main/engine/work.ts'
import { making } from '../../../../src/main/sheets/offer.ts'
import { bookgunSheets } from '../../../../src/games/bookgun/sheets/sheetsOf.ts'
import { fngSheets } from '../../../../src/games/fng/app/fngSheets.ts'
import { skirmishSheets } from '../../../../src/games/skirmish/sheets/sheetsOf.ts'
import { snoopinSheets } from '../../../../src/games/snoopin/sheets/sheetsOf.ts'
import { expectSound, myOwn, ofNone, sources } from '../../../support/everySheet.ts'

it.each(ofNone)('$sheet, of no tour: nothing clipped, overlapping or without a letter, on both papers', (sheet) => {
  expectSound(doAtOnce(making(sheet, null, myOwn(sheet))))
})

describe('every sheet', () => {
  it('can be printed at some time of some tour', () => {
    const all = Object.values(sources).map((open) => open())
    expect(fngSheets.filter((sheet) => all.every((source) => sheet.lacking(source) !== null))).toEqual([])
  })

  it('says in a sentence why it cannot be printed', () => {
    for (const { lacking } of fngSheets) expect(lacking(null) ?? 'Ready.').toMatch(/^[A-Z].*\.$/)
  })

  it('has a name of its own', () => {
    expect(new Set(fngSheets.map(({ sheet }) => sheet)).size).toBe(fngSheets.length)
    expect(new Set(fngSheets.map(({ title }) => title)).size).toBe(fngSheets.length)
    for (const { sheet } of fngSheets) expect(sheet).toMatch(/^[a-z]+[A-Za-z]*$/)
  })

  it('says that it can be folded where its pages are made for that, and only there', () => {
    for (const sheets of [fngSheets, snoopinSheets, skirmishSheets, bookgunSheets])
      for (const one of sheets.filter(({ lacking, needs }) => lacking(null) === null && needs === undefined)) {
        const ready = doAtOnce(making(one, null, {}))
        expect(one.folds === true, one.sheet).toBe(ready.leaves !== undefined || ready.booklet !== undefined)
      }
  })

  it('that takes men refuses somebody who was never in the platoon', () => {
    const source = sources['one squad in the aftermath']()
    for (const sheet of fngSheets.filter(({ takes, lacking }) => takes.includes('men') && lacking(source) === null))
      expect(() => doAtOnce(making(sheet, source, { men: [999_999] }))).toThrow(RuleError)
  })
})
