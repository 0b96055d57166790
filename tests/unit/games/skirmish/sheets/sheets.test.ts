import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { making, type SheetSource } from '../../../../../src/main/sheets/offer.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { counterBlocks } from '../../../../../src/games/skirmish/sheets/counters/counters.ts'
import { countersSheet } from '../../../../../src/games/skirmish/sheets/counters/countersSheet.ts'
import { blankForm } from '../../../../../src/games/skirmish/sheets/blankForm/blankForm.ts'
import { blanksOf } from '../../../../../src/games/skirmish/rules/copy/blanks.ts'
import { rulesOf } from '../../../../../src/games/skirmish/rules/copy/rulesOf.ts'
import { referenceModel } from '../../../../../src/games/skirmish/sheets/reference/reference.ts'
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
  sheet.lacking(source) === null ? doAtOnce(making(sheet, source, {})) : null

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
    const model = referenceModel(rulesOf(empty), '')
    const boxes = model.tables.flatMap(({ rows }) => rows.flatMap((row) => row.blank ?? []))
    // Nothing of the player's is there yet, so rows of weapons of his own are not; the third type's name is in words.
    expect(boxes).toHaveLength(
      blanksOf(rulesOf(empty)).filter(({ figure, rowKey }) => figure !== 'name' && !rowKey.startsWith('own')).length,
    )
    expect(blank).toContain('Dashed')
    expect(blank).not.toMatch(/blank|Framed/)
    expect(blank).toContain('3+')
    expect(wordsOn('reference', large().state)).toContain('side 4')
  })

  it("the reference frames what is the player's own, and names the third grenade by his word", () => {
    const { state } = large().fill(
      ['grenades', 'third', 'name', 'tear gas'],
      ['movement', 'ordinary', 'inches', '4.25'],
      ['weapons', 'own1', 'name', 'M2'],
    )
    const { tables } = referenceModel(rulesOf(state), '')
    const row = (words: string) => tables.flatMap(({ rows }) => rows).find(({ cells }) => cells[0]!.startsWith(words))!
    expect(row('tear gas')).toMatchObject({ cells: ['tear gas: the third standard type', '', '', '', ''], filled: [0] })
    expect(row('figure, one ordinary phase')).toMatchObject({
      cells: [expect.anything(), '4.25'],
      filled: [1],
      blank: [],
    })
    expect(row('M113, one phase')).toMatchObject({ cells: [expect.anything(), '4'], filled: [], blank: [] })
    expect(row('M2').filled).toEqual([0])
    expect(wordsOn('reference', state)).toContain('Framed')
  })

  it('the reference tells a die by its face', () => {
    const rows = referenceModel(rulesOf(large().state), '').tables.find(
      ({ title }) => title === 'Artillery deviation',
    )!.rows
    expect(rows.map(({ cells }) => cells[0])).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  /** The pages of a booklet are numbered through, and its cover alone bears the emblem. */
  const flat = skirmishSheets.filter(({ sheet }) => sheet !== 'qrsBooklet')

  it.each(flat)('$sheet: every page has the emblem of the game and says which it is', (sheet) => {
    const ready = made(sheet, sourceOf(states['a game under way']!))!
    const pages = doAtOnce(ready.layOut(testMeasure(), inside('letter')))
    for (const marks of pages) {
      expect(
        textsOf(marks)
          .map(({ text }) => text)
          .join(' '),
      ).toMatch(/\d of \d/)
      expect(marks.slice(0, 3).map(({ kind }) => kind)).toEqual(['path', 'path', 'path'])
    }
  })

  it('counters are 5/8" wide, and those of who is known tell of all three ways', () => {
    const pages = doAtOnce(countersSheet().layOut(testMeasure(), inside('letter')))
    expect(pages).toHaveLength(1)
    const grids = pages[0]!.flatMap((mark) => (mark.kind === 'path' && mark.stroke === 0.6 ? [mark.d] : []))
    const [first, second] = [...grids[0]!.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
    expect(second! - first!).toBe((72 * 5) / 8)
    expect(counterBlocks.find(({ title }) => title === 'Known')!.note).toMatch(/heard, seen .* or fired/)
  })

  it('counters fill whole rows', () => {
    for (const { counters } of counterBlocks) expect(counters.length % 12).toBe(0)
  })

  it('the form asks for each weapon that lacks its scores, and leaves room for more', () => {
    expect(blankForm.weapons.filter((name) => name !== '')).toHaveLength(8)
    expect(blankForm.weapons).toContain('Machine gun of the M113')
    expect(blankForm.grenades.map(({ boxes }) => boxes)).toEqual([
      ['range in inches'],
      ['counters', 'inches'],
      ['inches', 'turns'],
      ['name', 'counters', 'inches'],
    ])
    const asked = wordsOn('blankForm', empty)
    for (const word of blankForm.grenades.flatMap(({ boxes }) => boxes)) expect(asked).toContain(word)
  })
})
