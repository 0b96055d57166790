import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fngQrs as offers } from '../../../src/games/fng/sheets/qrs/fngQrs.ts'
import { RuleError } from '../../../src/main/engine/errors.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { QrsModel, QrsRow, QrsTable } from '../../../src/main/sheets/qrs/qrsModel.ts'
import { qrsModel } from '../../../src/main/sheets/qrs/makeQrs.ts'
import { onTheRoster, qrsSheets } from '../../../src/games/fng/sheets/qrs/qrsSheets.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import { drawDocument } from '../../../src/main/sheets/document.ts'
import { inside, type Paper } from '../../../src/main/sheets/paper.ts'
import { qrsPages, qrsSheet } from '../../../src/main/sheets/qrs/qrsSheet.ts'
import { making } from '../../../src/main/sheets/offer.ts'
import { expectInCells, overlaps, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'
import { fngBook } from '../../../src/games/fng/sheets/qrs/fngBook.ts'

const both: Paper[] = ['letter', 'a4']
const models = qrsSheets.map((spec) => qrsModel(fngBook, spec, null))

/** Letters and digits alone: how lines are broken does not matter. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '')

describe.each(both)('the quick reference sheets on %s', (paper) => {
  it('bring every table of the engine, with its title, back out of the PDF', async () => {
    const bytes = await doAtOnce(drawDocument(models.map(qrsSheet), { paper, accent: null }))
    const text = plain((await readPdf(bytes)).pages.map((page) => page.text).join(' '))
    const tables = models.flatMap((model) => model.tables)
    const lost = fngTables.filter(({ id }) => {
      if (onTheRoster.includes(id)) return false
      const homes = tables.filter((table) => table.tables.some((one) => one.id === id))
      return !homes.some((home) => {
        const { label } = home.tables.find((one) => one.id === id)!
        return text.includes(plain(home.title)) && text.includes(plain(label))
      })
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  it.each(qrsSheets)('$sheet: tables stand in their order, column by column, with their own numbers', (spec) => {
    const model = models.find(({ title }) => title === spec.title)!
    const wanted = model.tables.map(({ number }) => number)
    for (const number of wanted) expect(number).toMatch(/^\d+\.\d+$/)
    const bars = qrsPages(testMeasure(), model, inside(paper)).map((marks) =>
      textsOf(marks).filter(({ face, text }) => face === 'typedBold' && /^\d+\.\d+$/.test(text)),
    )
    // Only what goes on in the next column or on the next page comes twice: it bears its number again.
    const read = bars.flat().map(({ text }) => text)
    expect(read.filter((number, i) => number !== read[i - 1])).toEqual(wanted)
    for (const page of bars)
      page.forEach(({ x, baseline }, i) => {
        const above = page[i - 1]
        if (above) expect(baseline > above.baseline || x > above.x + 50, `${page[i]!.text} on its page`).toBe(true)
      })
  })

  it.each(qrsSheets)('$sheet: every text whole and in its cell, none over another', (spec) => {
    const model = models.find(({ title }) => title === spec.title)!
    const pages = qrsPages(testMeasure(), model, inside(paper))
    expectInCells(pages, inside(paper))
    for (const marks of pages) expect(overlaps(marks)).toEqual([])
    const drawn = new Map<string, number>()
    const count = (text: string, by: number) => {
      for (const word of text.split(/\s+/)) if (word !== '') drawn.set(word, (drawn.get(word) ?? 0) + by)
    }
    for (const { text } of pages.flatMap(textsOf)) count(text, 1)
    for (const table of model.tables) for (const text of wordsIn(table)) count(text, -1)
    expect([...drawn].filter(([, left]) => left < 0)).toEqual([])
  })
})

describe.each(both)('a text that holds for several columns, on %s', (paper) => {
  const pagesOf = (...tables: string[]) =>
    qrsPages(testMeasure(), qrsModel(fngBook, { title: 'Any', tables }, null), inside(paper))
  const legend = 'A text between two ticks holds for every column between them'

  it('stands in the middle of them with a tick at both ends, and the foot says so', () => {
    const [page] = pagesOf('list.fwf-aircraft')
    const texts = textsOf(page!)
    const word = (text: string) => texts.find((one) => one.text === text)!
    const { x, width, baseline } = word('1x WP marking rocket')
    const lines = page!.flatMap((mark) => (mark.kind === 'path' && mark.width === 0.5 ? [mark.d] : []))
    const ends = lines.map((d) =>
      [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, a, b]) => [Number(a), Number(b)]),
    )
    const own = ends.find((points) => points.some(([, y]) => Math.abs(y! - baseline) < 5))!
    const [left, right] = [Math.min(...own.map(([at]) => at!)), Math.max(...own.map(([at]) => at!))]
    expect((left + right) / 2).toBeCloseTo(x + width / 2, 0)
    expect(left).toBeLessThan(word('LEFT SIDE WEAPONS').x + 4)
    expect(right).toBeGreaterThan(word('RIGHT SIDE WEAPONS').x + 20)
    expect(texts.map(({ text }) => text)).toContain(legend)
  })

  it('is not spoken of where there is none', () => {
    expect(
      pagesOf('reaction.man-down')
        .flatMap(textsOf)
        .map(({ text }) => text),
    ).not.toContain(legend)
  })
})

describe.each(both)('a close sheet of many chapters on %s', (paper) => {
  const chapters = ['Infantry quick reference', 'Weapons', 'Traps and tunnels', 'Air strikes', 'Helicopters']
  const numbered = models.filter(({ title }) => chapters.includes(title)).flatMap(({ tables }) => tables)
  const once = numbered.filter(({ number }, i) => numbered.findIndex((one) => one.number === number) === i)
  const tables = once.toSorted((a, b) => parseInt(a.number, 10) - parseInt(b.number, 10))
  const airy: QrsModel = { ...models[0]!, tables }
  const close: QrsModel = { ...airy, close: true }
  const pagesOf = (model: QrsModel) => qrsPages(testMeasure(), model, inside(paper))

  it('takes a third less pages, with every text whole, in its cell and none over another', () => {
    const pages = pagesOf(close)
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(pagesOf(airy).length * 0.7))
    expectInCells(pages, inside(paper))
    for (const marks of pages) expect(overlaps(marks)).toEqual([])
    const said = plain(
      pages
        .flatMap(textsOf)
        .map(({ text }) => text)
        .join(' '),
    )
    for (const { title } of tables) for (const word of title.split(' ')) expect(said).toContain(plain(word))
  })

  it('has its tables chapter after chapter, once each, and no bar of one over another', () => {
    const bars = pagesOf(close).map((marks) =>
      textsOf(marks).filter(({ face, text }) => face === 'typedBold' && /^\d+\.\d+$/.test(text)),
    )
    const read = bars.flat().map(({ text }) => text)
    expect(new Set(read)).toEqual(new Set(tables.map(({ number }) => number)))
    const order = read.map((number) => Number(number.split('.')[0]))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

/** All that a table says in its rows, modifiers and notes. */
const wordsIn = ({ rows, modifiers, notes, dice }: QrsTable): string[] => [
  dice,
  ...rows.flatMap(({ cells }) => cells.map((cell) => cell ?? '')),
  ...modifiers.flatMap(({ text, effect }) => [text, effect]),
  ...notes,
]

it('a table bears one number wherever it stands, alone or in its family, and no other bears it', () => {
  const all = models.flatMap(({ tables }) => tables)
  const numbers = Map.groupBy(all, ({ number }) => number)
  for (const [number, same] of numbers) expect(new Set(same.map(({ title }) => title)).size, number).toBe(1)
  const alone = qrsModel(fngBook, { title: 'Any', tables: ['combat-damage', 'enemy-generator.iv-corps.swamp'] }, null)
  expect(alone.tables.map(({ number }) => number)).toEqual([
    all.find(({ title }) => title === 'Combat Damage')!.number,
    all.find(({ title }) => title === 'Enemy Generator')!.number,
  ])
})

it('gives the same bytes for the same tables', async () => {
  const draw = () => doAtOnce(drawDocument([qrsSheet(models[0]!)], { paper: 'a4', accent: null }))
  const [first, second] = await Promise.all([draw(), draw()])
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
})

describe('the offers', () => {
  it('all but that of a mission and the player’s own are printed without a tour', () => {
    const lacking = offers.filter((offer) => offer.lacking(null) !== null)
    expect(lacking.map(({ sheet }) => sheet)).toEqual(['qrsOwn', 'missionQrs'])
    expect(new Set(offers.map(({ sheet }) => sheet)).size).toBe(offers.length)
    expect(offers.every(({ group }) => group === 'qrs')).toBe(true)
  })

  const myQrs = offers.find(({ sheet }) => sheet === 'myQrs')!

  it('my own has the tables of my choice, those of a family as one', () => {
    const sheet = doAtOnce(making(myQrs, null, { tables: ['ranged-combat', 'mission.type.dmz', 'mission.type.swamp'] }))
    const texts = doAtOnce(sheet.layOut(testMeasure(), inside('letter'))).flatMap(textsOf)
    const said = texts.map(({ text }) => text)
    expect(said).toEqual(expect.arrayContaining(['RANGED COMBAT', 'MISSION TYPE', 'DMZ', 'SWAMP']))
    expect(said).not.toContain('COASTAL')
  })

  it.each([[{}], [{ tables: ['no-such-table'] }]])('my own is refused for %j', (choices) => {
    expect(() => doAtOnce(making(myQrs, null, choices))).toThrow(RuleError)
  })
})

const word = fc.constantFrom(
  'Nguyễn',
  'Fernández',
  'Wolfeschlegelsteinhausenbergerdorff',
  'of',
  'REP',
  '1d6',
  '"(4-6)"',
)
const words = (most: number) => fc.array(word, { maxLength: most }).map((all) => all.join(' '))

/** Tables of any shape, with words of any length. */
const anyTable: fc.Arbitrary<QrsTable> = fc
  .tuple(
    fc.array(fc.record({ head: words(3), kind: fc.constantFrom('score', 'figure', 'words') }), {
      minLength: 1,
      maxLength: 9,
    }),
    words(9),
    fc.nat(40),
    fc.array(fc.record({ text: words(12), effect: words(6), changed: fc.boolean() }), { maxLength: 12 }),
    fc.array(words(30), { maxLength: 3 }),
    fc.infiniteStream(words(14)),
  )
  .map(([columns, title, count, modifiers, notes, texts]) => {
    const next = () => texts.next().value as string
    const rows = Array.from({ length: count }, (_, i): QrsRow => {
      if (i % 11 === 7) return { kind: i % 2 === 0 ? 'heading' : 'note', cells: [next()], changed: [] }
      const cells = columns.map((_column, c) => (c > 0 && (i + c) % 5 === 0 ? null : next()))
      return { kind: 'cells', cells, changed: i % 3 === 0 ? [0] : [] }
    })
    const tables = [{ id: 'any', label: title }]
    return { tables, number: '12.10', title, pages: 'p. 1, 2, 3', dice: title, columns, rows, modifiers, notes }
  })

it('tables of any shape keep within their cells, on both papers', () => {
  fc.assert(
    fc.property(fc.array(anyTable, { minLength: 1, maxLength: 4 }), fc.constantFrom(...both), (tables, paper) => {
      const model: QrsModel = { title: 'Any', whose: 'Us', when: 'now', tables, house: 'Changed', source: 'p. 1' }
      const pages = qrsPages(testMeasure(), model, inside(paper))
      expectInCells(pages, inside(paper))
      for (const marks of pages) expect(overlaps(marks)).toEqual([])
    }),
    { numRuns: 15 },
  )
})
