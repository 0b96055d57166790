import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import type { SheetSource } from '../../../../../src/main/sheets/offer.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { counterBlocks } from '../../../../../src/games/skirmish/sheets/counters/counters.ts'
import { blankForm } from '../../../../../src/games/skirmish/sheets/blankForm/blankForm.ts'
import { skirmishSheets } from '../../../../../src/games/skirmish/sheets/sheetsOf.ts'
import { empty, type SkirmishState } from '../../../../../src/games/skirmish/rules/state.ts'
import { skirmishTables } from '../../../../../src/games/skirmish/rules/tables/index.ts'
import { expectSound } from '../../../../support/everySheet.ts'
import { skirmishCampaign, testDeviation, testGrenades, type SkirmishTable } from '../../../../support/skirmish.ts'
import { playSkirmishGames } from '../../../../support/skirmishGames.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const large = (): SkirmishTable => {
  const table = skirmishCampaign()
  const men = Array.from({ length: 30 }, (_, i) => ({
    name: `Specialist Wojciechowski-Featherstonehaugh ${i}`,
    weapon: ['m16', 'm79', 'rpg'][i % 3]!,
  }))
  table.do('addSquad', { side: table.us, name: 'Third squad, second platoon', men })
  return table.fill(...testDeviation, ...testGrenades, ['weapons', 'm16', 'suppress', '1-6'])
}

const played = playSkirmishGames(5)
const states: Readonly<Record<string, SkirmishState>> = {
  'a campaign with nothing': empty,
  'a game under way': played[Math.floor(played.length / 3)]!.after,
  'games that are over': played.at(-1)!.after,
  'a large squad with long names': large().state,
}

const sourceOf = (state: SkirmishState) => ({ state, name: 'Suoi Da' }) as unknown as SheetSource

const made = (sheet: (typeof skirmishSheets)[number], source: SheetSource | null) =>
  sheet.lacking(source) === null ? doAtOnce(sheet.make(source, {})) : null

function wordsOn(sheet: string, state: SkirmishState): string {
  const ready = made(
    skirmishSheets.find((one) => one.sheet === sheet)!,
    sourceOf(state),
  )!
  const pages = doAtOnce(ready.layOut(testMeasure(), inside('letter')))
  return pages
    .flatMap(textsOf)
    .map(({ text }) => text)
    .join(' ')
}

describe('sheets', () => {
  it.each(skirmishSheets)('$sheet: nothing clipped or overlapping on either paper, whatever it shows', (sheet) => {
    const drawn = [null, ...Object.values(states).map(sourceOf)].map((source) => made(sheet, source))
    expect(drawn.some((ready) => ready !== null)).toBe(true)
    for (const ready of drawn) if (ready !== null) expectSound(ready)
  })

  it('a squad sheet names every man who is fit, and what he fires with', () => {
    const text = wordsOn('squad', states['a game under way']!)
    for (const { name } of states['a game under way']!.men) expect(text).toContain(name)
    expect(text).not.toContain('2,4')
    const table = skirmishCampaign()
    table.do('addSquad', { side: table.us, name: '2nd squad', men: [{ name: 'Able', weapon: 'm16' }] })
    expect(wordsOn('squad', table.fill(['weapons', 'm16', 'suppress', '2, 4']).state)).toContain('2,4')
  })

  it('the reference has every table, with blanks until they are filled in', () => {
    const blank = wordsOn('reference', empty)
    // Heads are set in capitals.
    for (const { title } of skirmishTables) expect(blank.toUpperCase()).toContain(title.toUpperCase().split(' ')[0])
    expect(blank).toContain('blank')
    expect(blank).toContain('3+')
    expect(wordsOn('reference', large().state)).toContain('side 4')
  })

  it('counters fill whole rows', () => {
    for (const { counters } of counterBlocks) expect(counters.length % 12).toBe(0)
  })

  it('the form asks for each weapon that lacks its scores, and leaves room for more', () => {
    expect(blankForm.weapons.filter((name) => name !== '')).toHaveLength(7)
    expect(blankForm.grenades.map(({ boxes }) => boxes)).toEqual([1, 2, 2, 3])
  })
})
