import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { HouseRow } from '../../../../../../src/games/fng/rules/state.ts'
import { fngTables } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { missionVictoryPoints } from '../../../../../../src/games/fng/rules/tables/missions.ts'
import { fngCites } from '../../../../../../src/games/fng/sheets/qrs/booklet/cites.ts'
import { fngChapters } from '../../../../../../src/games/fng/sheets/qrs/booklet/chapters.ts'
import { fngBook } from '../../../../../../src/games/fng/sheets/qrs/fngBook.ts'
import { onTheRoster } from '../../../../../../src/games/fng/sheets/qrs/qrsSheets.ts'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { drawDocument } from '../../../../../../src/main/sheets/document.ts'
import { onPaper } from '../../../../../../src/main/sheets/onPaper.ts'
import { papers } from '../../../../../../src/main/sheets/paper.ts'
import { bookletSheet } from '../../../../../../src/main/sheets/qrs/booklet/bookletSheet.ts'
import { bookletModel } from '../../../../../../src/main/sheets/qrs/booklet/makeBooklet.ts'
import { bookletChapters, idsIn, isSee, isWorded } from '../../../../../../src/main/sheets/qrs/booklet/chapters.ts'
import { qrsModel } from '../../../../../../src/main/sheets/qrs/makeQrs.ts'
import { qrsNumber } from '../../../../../../src/main/sheets/qrs/numbers.ts'
import { playTour } from '../../../../../support/playTour.ts'
import { both, expectSound } from '../../../../../support/everySheet.ts'
import { headingsIn, indexIn, linesOn, pagesOf, referencesOn } from '../../../../sheets/booklet/readBooklet.ts'
import { accessibleFaults } from '../../../../sheets/accessibleFaults.ts'
import { foldAndRead } from '../../../../sheets/foldAndRead.ts'
import { testMeasure, textsOf } from '../../../../sheets/inCells.ts'
import { readPdf } from '../../../../sheets/readPdf.ts'
import { withMission } from '../../../../sheets/sampleMission.ts'

const model = bookletModel(fngBook, null)
const printed = model.chapters.flatMap(({ entries }) =>
  entries.flatMap((one) => (one.kind === 'table' ? [one.table] : [])),
)
const pages = Object.fromEntries(both.map((paper) => [paper, pagesOf(model, paper)]))

/** Changed rows and modifiers, a table of the player's own, and a unit of many letters. */
const housed = (() => {
  const state = withMission()
  const house = (tableId: string, part: HouseRow['part'], position: number, patch: object) => ({
    ...{ id: position + 1, tableId, part, position },
    patch: JSON.stringify(patch),
  })
  const rows = JSON.stringify([{ from: 1, to: 6, text: 'Rice, and what lies under it' }])
  return {
    ...state,
    tour: state.tour.map((tour) => ({ ...tour, unit: 'Third Squad, Second Platoon, Foxtrot Company, 2nd Battalion' })),
    houseRows: [
      house('reaction.man-down', 'row', 1, { text: 'Goes prone' }),
      house('in-sight', 'modifier', 1, { by: 2 }),
      house('air.availability.i-corps', 'row', 2, { text: 'Whatever flies' }),
      house('combat-damage', 'row', 2, { text: 'Shaken' }),
    ],
    ownTables: [{ id: 1, name: 'huts', title: 'Huts', dice: '1d6', rows }],
  } as typeof state
})()

/** Without what parts words, and without the signs that are drawn. */
const plain = (text: string): string => text.replace(/[\s▸]/g, '')

describe('the booklet of FNG', () => {
  it('shows the points that a campaign counts, in the column of their mission, and marks their row', () => {
    const state = withMission()
    const at = missionVictoryPoints.rows.findIndex(({ key }) => key === 'confirmedDead')
    const rule = { id: 1, tableId: missionVictoryPoints.id, part: 'row' as const, position: at }
    const played = { ...state, houseRows: [{ ...rule, patch: JSON.stringify({ gives: { fight: 4 } }) }] }
    const tables = bookletModel(fngBook, played).chapters.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.kind === 'table' ? [one.table] : [])),
    )
    const row = tables
      .find(({ title }) => title.toLowerCase() === missionVictoryPoints.title.toLowerCase())!
      .rows.find(({ cells }) => cells[0] === 'each confirmed VC/NVA dead')
    expect(row).toMatchObject({ cells: [expect.any(String), '+2', '+2', '+4', '+2', '+2'], changed: [0] })
  })

  it.each([
    ...['AO Political Status', 'Aircraft Availability, I Corps', 'Aircraft Deviation', 'Army Lists', 'Body Count'],
    ...['Cheating Death', 'Civilian Activity', 'Claymore', 'Gunship Availability, I Corps', 'Larger Than Life'],
    ...['Leader Die', 'Parting Shot'],
  ])('its index has "%s", which the index of the book has, at its letter', (name) => {
    expect(model.index.map(({ title }) => title)).toContain(name)
  })

  it('has every table that a player uses in exactly one chapter', () => {
    const named = fngChapters.flatMap(({ tables }) => tables.flatMap((item) => idsIn(fngBook, item)))
    expect(new Set(named).size).toBe(named.length)
    const own = fngTables.map(({ id }) => id).filter((id) => !onTheRoster.includes(id))
    const worded = fngChapters.flatMap(({ tables }) => tables.filter(isWorded).map(({ id }) => id))
    expect(new Set(named)).toEqual(new Set([...own, ...worded]))
  })

  it('has twelve chapters in the order of play', () => {
    expect(model.chapters.map(({ title }) => title)).toEqual([
      ...['The turn', 'Move and ground', 'See', 'Shoot', 'Hurt', 'Close', 'Hidden', 'Call', 'Missions', 'After'],
      ...['Weapons', 'Men and gear'],
    ])
  })

  it('has for ever the same numbers: what is new goes to the end of its chapter', () => {
    const file = new URL('../../../../../fixtures/fng-table-numbers.json', import.meta.url)
    const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const now = bookletChapters(fngBook).flatMap(({ tables }) => tables.flatMap((item) => idsIn(fngBook, item)))
    expect(Object.fromEntries(now.map((id) => [id, qrsNumber(fngBook, id)]))).toEqual(known)
  })

  it('knows every table that it names anywhere', () => {
    const known = new Set([
      ...fngTables.map(({ id }) => id),
      ...printed.flatMap(({ tables }) => tables.map(({ id }) => id)),
    ])
    const sees = fngChapters.flatMap(({ tables }) => tables.filter(isSee).map(({ see }) => see))
    const named = [
      ...fngCites.flatMap(([, ...ids]) => ids),
      ...Object.keys(fngBook.booklet!.called!),
      ...Object.keys(fngBook.booklet!.recast!),
      ...fngChapters.flatMap(({ known: names = [] }) => names.map(([id]) => id)),
      ...sees,
    ]
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it('every name by which it knows a table stands in some row: none has been reworded since', () => {
    const texts = printed.flatMap(({ rows, modifiers, notes, dice }) => [
      ...[dice, ...notes, ...rows.flatMap(({ cells }) => cells.map((cell) => cell ?? ''))],
      ...modifiers.map(({ text }) => text),
    ])
    const all = texts.join('\n').replace(/ ▸[\d.]+/g, '')
    expect(fngCites.map(([words]) => words).filter((words) => !all.includes(words))).toEqual([])
  })
})

describe.each(both)('the booklet of FNG on %s', (paper) => {
  const found = headingsIn(pages[paper]!)
  const tables = found.filter(({ number }) => number.includes('.'))

  it('has no table twice, and all in their order', () => {
    expect(tables.map(({ number }) => number)).toEqual(printed.map(({ number }) => number))
    expect(new Set(tables.map(({ number }) => number)).size).toBe(tables.length)
  })

  it('sends on to nothing that is not there', () => {
    const there = new Set(tables.map(({ number }) => number))
    const sent = pages[paper]!.flatMap(referencesOn)
    expect(sent.length).toBeGreaterThan(150)
    expect(sent.filter((number) => !there.has(number))).toEqual([])
  })

  it('names in its contents the page on which each chapter begins', () => {
    const lines = linesOn(pages[paper]![1]!)
    for (const { title, number } of model.chapters) {
      const { page } = found.find((one) => one.number === String(number))!
      expect(
        lines.some((line) => line.endsWith(` ${page}`) && line.startsWith(`${number} `)),
        title,
      ).toBe(true)
    }
  })

  it('names in its index every table with its page', () => {
    const index = indexIn(pages[paper]!)
    expect(index.map(({ number }) => number).toSorted()).toEqual(model.index.map(({ number }) => number).toSorted())
    for (const { number, page, name } of tables) expect(index).toContainEqual({ name, number, page })
  })

  it('sends a chapter on to the right page', () => {
    for (const { number, title, page } of model.chapters.flatMap(({ number: chapter, entries }) =>
      entries.flatMap((one) =>
        one.kind === 'see' ? [{ ...one, page: found.find((each) => each.number === String(chapter))!.page }] : [],
      ),
    )) {
      const to = tables.find((one) => one.number === number)!.page
      const texts = linesOn(pages[paper]![page - 1]!).join(' ')
      expect(texts, title).toMatch(new RegExp(`${number.replace('.', '\\.')} .{4,60} ${to}\\b`))
    }
  })

  it.each(['long', 'short'] as const)('is folded over the %s edge and read from its cover to its index', (edge) => {
    const { size, sides } = doAtOnce(onPaper(bookletSheet(model), testMeasure(), { paper, fold: edge }))
    const { width, height } = papers[paper]
    expect([size.width, size.height]).toEqual([height, width])
    const read = foldAndRead(sides, edge, { leaf: { width: height / 2, height: width }, paper: size })
    expect(read).toHaveLength(pages[paper]!.length)
    expect(read.map((page) => textsOf(page!.marks).map(({ text }) => text))).toEqual(
      pages[paper]!.map((marks) => textsOf(marks).map(({ text }) => text)),
    )
  })

  it('has a bookmark for every chapter and every table, and its words can be taken out in the order of reading', async () => {
    const bytes = await doAtOnce(drawDocument([bookletSheet(model)], { paper, accent: null, fold: 'pages' }))
    const pdf = await readPdf(bytes)
    expect(accessibleFaults(bytes)).toEqual([])
    const said = plain(pdf.pages.map(({ text }) => text).join(''))
    let at = 0
    for (const { number, title, rows } of printed)
      for (const words of [number, title, ...rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))]) {
        const next = said.indexOf(plain(words), at)
        expect(next, `${number} ${title}: ${words}`).toBeGreaterThanOrEqual(at)
        at = next + plain(words).length
      }
    const inOrder = model.chapters.flatMap(({ number, title, entries }) => [
      `${number} ${title}`,
      ...entries.flatMap((one) => (one.kind === 'table' ? [`${one.table.number} ${one.table.title}`] : [])),
    ])
    expect(pdf.everyBookmark.filter((title) => /^\d/.test(title))).toEqual(inOrder)
    expect(pdf.pages).toHaveLength(pages[paper]!.length)
  })
})

describe('with house rules', () => {
  it('keeps its numbers, marks what is changed, and says in which tables', () => {
    const changed = bookletModel(fngBook, housed)
    const now = changed.chapters.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.kind === 'table' ? [one.table] : [])),
    )
    expect(now.map(({ number }) => number).filter((number) => number !== '')).toEqual(
      printed.map(({ number }) => number),
    )
    const numbers = ['reaction.man-down', 'in-sight', 'air.availability.i-corps', 'combat-damage'].map((id) =>
      qrsNumber(fngBook, id),
    )
    expect([...changed.changed].toSorted()).toEqual(numbers.toSorted())
    const table = (id: string) => now.find((one) => one.tables.some((each) => each.id === id))!
    expect(table('reaction.man-down').rows.map((row) => row.changed.length)).toEqual([0, 1, 0])
    expect(table('in-sight').modifiers.filter((one) => one.changed)).toHaveLength(1)
    expect(table('combat-damage').rows.some((row) => row.changed.length > 0)).toBe(true)
    // A row that is none of the book's cannot be set by the pilot's REP: the table keeps its rows.
    expect(table('air.availability.i-corps').rows.map(({ cells }) => cells.at(-1))).toContain('Whatever flies')
    expect(linesOn(pagesOf(changed, 'letter')[1]!).join(' ')).toContain('changed by house rules')
    expect(changed.chapters.at(-1)).toMatchObject({ number: 13, title: 'Tables of your own' })
  })

  it('nothing is clipped, overlapping or small, on both papers', () => {
    expectSound(bookletSheet(bookletModel(fngBook, housed)))
  })

  it('the other sheets of the quick reference bear its numbers', () => {
    const sheet = qrsModel(fngBook, { title: 'Any', tables: ['combat-damage', 'mission.contact'] }, housed)
    expect(sheet.tables.map(({ number }) => number)).toEqual(['4.3', '9.3'])
  })
})

/** Rolled in the midst of the battle, or sector by sector. */
const wheneverItComes = [
  ...['after.body-count', 'mission.one-pc', 'mission.recon-pc', 'mission.check-point', 'mission.weather'],
  ...['river.direction', 'road.direction', 'terrain.crater-size'],
]

describe('the chapters of a campaign turn', () => {
  it.each(['Missions', 'After'])('%s: its tables stand in the order in which a tour rolls on them', (title) => {
    const { tables } = fngChapters.find((one) => one.title === title)!
    const order = tables.flatMap((item) => idsIn(fngBook, item)).filter((id) => !wheneverItComes.includes(id))
    const steps = playTour('usmc', 1967)
    const turns = Map.groupBy(steps.slice(1), (_, i) => steps[i]!.state.tour[0]!.halfMonth)
    const rolled = [...turns.values()].map((entries) => {
      const ids = entries.flatMap(({ lines }) => lines.flatMap(({ table }) => table ?? []))
      return [...new Set(ids)].filter((id) => order.includes(id))
    })
    expect(Math.max(...rolled.map((ids) => ids.length))).toBeGreaterThan(6)
    for (const ids of rolled) expect(ids).toEqual(order.filter((id) => ids.includes(id)))
  })
})

it('every page of a chapter has its tab in black, with its number', () => {
  const book = pages['letter']!
  const found = headingsIn(book)
  for (const { number } of model.chapters) {
    const own = found.filter((one) => one.number.startsWith(`${number}.`)).map(({ page }) => page)
    expect(own.length).toBeGreaterThan(0)
    for (const page of new Set(own)) {
      const marks = textsOf(book[page - 1]!)
      const tabs = marks.filter(({ text, grey, size }) => text === String(number) && grey === 1 && size > 12)
      expect(tabs).toHaveLength(1)
    }
  }
})
