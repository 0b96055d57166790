import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { fillPages, keptLines, type Item } from '../../../src/main/sheets/chronicle/items.ts'
import { storyPages } from '../../../src/main/sheets/chronicle/chronicleSheet.ts'
import type { StoryBlock, StoryModel } from '../../../src/main/sheets/chronicle/storyModel.ts'
import { chronicleSheet } from '../../../src/main/sheets/chronicle/chronicleSheet.ts'
import { readHead, type PictureFault } from '../../../src/main/sheets/pictures/head.ts'
import { makeReady } from '../../../src/main/sheets/pictures/unpack.ts'
import { drawPdf } from './drawPdf.ts'
import { inside, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import { hugeByItsHead, pngBytes } from '../../support/samplePicture.ts'
import { expectInCells, testMeasure, textsOf } from './inCells.ts'
import { fontsOf, readPdf } from './readPdf.ts'

const both: Paper[] = ['letter', 'a4']
const words = (text: string) => ({ text, name: false })
const name = (text: string) => ({ text, name: true })

const paragraph = (text: string): StoryBlock => ({
  kind: 'paragraph',
  runs: [name('Sgt Mercer'), words(` ${text} `), name('Pfc Nguyễn Văn Thiệu'), words('.')],
})

const chapterOf = (title: string, blocks: readonly StoryBlock[]) => ({ title, digest: 'Patrol, good', blocks })

const picture = makeReady(pngBytes)
const blocks: readonly StoryBlock[] = [
  paragraph('came back from hospital, and with him came'),
  { kind: 'roll', title: 'Who went', runs: [name('Sgt Mercer'), words(' and '), name('Pfc Hale'), words('.')] },
  { kind: 'list', title: 'Casualties', items: [[name('Pfc Hale'), words(' was killed.')]] },
  { kind: 'note', about: 'From the report', text: 'First light.\n\nNobody spoke.' },
  { kind: 'picture', picture, caption: 'The table', portrait: false },
]

const model: StoryModel = {
  title: '2nd Platoon, Bravo Company',
  force: 'USMC, I Corps',
  span: 'Early January 1967 to late March 1967',
  parts: [
    {
      title: 'January to March 1967',
      chapters: Array.from({ length: 12 }, (_, i) => chapterOf(`Early January ${1967 + i}`, blocks)),
    },
  ],
}

describe.each(both)('the chronicle on %s', (paper) => {
  it('is a book of the paper, with running heads, page numbers and its pictures', async () => {
    const bytes = await drawPdf(chronicleSheet(model), { paper })
    const { pages, title } = await readPdf(bytes)
    expect(title).toBe('Chronicle: 2nd Platoon, Bravo Company')
    expect(pages.length).toBeGreaterThan(1)
    for (const [i, page] of pages.entries()) {
      expect(page.width).toBeCloseTo(papers[paper].width, 1)
      expect(page.text).toContain(`${i + 1} of ${pages.length}`)
      expect(page.text).toContain('2nd Platoon, Bravo Company')
    }
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toContain('CASUALTIES')
    expect(text).toContain('Nobody spoke.')
    expect(text).toContain('Pfc Nguyễn Văn Thiệu')
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image')
    expect(fontsOf(bytes).files).toBe(fontsOf(bytes).names.length)
  })

  it('has the same bytes for the same story', async () => {
    expect(await drawPdf(chronicleSheet(model), { paper })).toEqual(await drawPdf(chronicleSheet(model), { paper }))
  })

  it('keeps the date with the first lines of its chapter, and never at the foot of a page', () => {
    const page = inside(paper)
    for (const marks of doAtOnce(storyPages(testMeasure(), model, page))) {
      const dates = textsOf(marks).filter(({ text, face }) => face === 'typedBold' && text.startsWith('Early'))
      const lines = textsOf(marks).filter(({ cell }) => cell.x > page.x + 100)
      for (const date of dates) {
        const beside = lines.filter(({ baseline }) => baseline >= date.baseline - 2 && baseline < date.baseline + 40)
        expect(beside.length).toBeGreaterThan(1)
      }
    }
  })
})

describe('the end of a chronicle', () => {
  const page = inside('letter')
  const told = (lines: number, title: string | null, end: string): StoryModel => ({
    ...model,
    parts: [
      {
        title: null,
        chapters: [
          chapterOf(
            'Late May 1967',
            Array.from({ length: lines }, () => paragraph('wrote')),
          ),
        ],
      },
      { title, chapters: [{ ...chapterOf('The end', [paragraph(end), paragraph('went home')]), digest: '' }] },
    ],
  })
  const pagesWith = (story: StoryModel, words: string) =>
    doAtOnce(storyPages(testMeasure(), story, page))
      .map(textsOf)
      .filter((texts) => texts.some(({ text, face }) => text.includes(words) && face !== 'typed'))

  it.each([null, 'June 1967'])('is not parted, and stands under lines of the chapter before it (part: %s)', (title) => {
    for (let lines = 20; lines < 60; lines++) {
      const story = told(lines, title, 'ended it')
      const [last, ...more] = pagesWith(story, 'The end')
      expect(more).toEqual([])
      const said = last!.map(({ text }) => text).join(' ')
      expect(said, `${lines} lines before it`).toMatch(/ wrote .* ended it .* went home /)
    }
  })

  it('that is long goes over as any chapter does, its beginning with what is before it', () => {
    const long = Array.from({ length: 60 }, () => 'ended it and told of it').join(' ')
    for (let lines = 20; lines < 60; lines++) {
      const head = doAtOnce(storyPages(testMeasure(), told(lines, null, long), page))
        .map(textsOf)
        .find((texts) => texts.some(({ text, face }) => text === 'The end' && face === 'typedBold'))
      expect(head!.map(({ text }) => text).join(' '), `${lines} lines before it`).toContain(' wrote ')
    }
  })
})

describe('the contents of a chronicle', () => {
  const page = inside('letter')
  const textsBy = (story: StoryModel) => doAtOnce(storyPages(testMeasure(), story, page)).map(textsOf)

  it.each([1, 3])('say on which page every half-month begins, with %i parts', (parts) => {
    const chapters = model.parts[0]!.chapters
    const story = {
      ...model,
      parts: Array.from({ length: parts }, (_, i) => ({
        title: `Part ${i + 1}`,
        chapters: chapters.slice((i * 12) / parts, ((i + 1) * 12) / parts),
      })),
    }
    const [first, ...rest] = textsBy(story)
    for (const { title } of chapters) {
      const line = first!.find(({ text }) => text === title)!
      const beside = first!.filter(({ cell }) => cell.y === line.cell.y && cell.x > line.cell.x)
      const number = Number(beside.find(({ text, cell }) => /^\d+$/.test(text) && cell.x < line.cell.x + 270)!.text)
      const begins = rest.findIndex((texts) => texts.some(({ text, face }) => text === title && face === 'typedBold'))
      expect([title, number]).toEqual([title, begins + 2])
    }
  })

  it('are left out of a story of a page or two', () => {
    const story = { ...model, parts: [{ title: null, chapters: [chapterOf('Late May 1967', blocks)] }] }
    const pages = textsBy(story)
    expect(pages).toHaveLength(1)
    expect(pages[0]!.map(({ text }) => text)).not.toContain('CONTENTS')
  })

  it('are left out where there is nothing to tell yet, and the title has its page', () => {
    const pages = textsBy({ ...model, parts: [] })
    expect(pages).toHaveLength(1)
    expect(pages[0]!.map(({ text }) => text)).toContain(model.title)
  })

  it('leave out a half-month that tells nothing', () => {
    const chapters = [...model.parts[0]!.chapters, chapterOf('Late May 1970', [])]
    const [first] = textsBy({ ...model, parts: [{ title: null, chapters }] })
    expect(first!.map(({ text }) => text)).not.toContain('Late May 1970')
  })
})

const anyText = fc.array(
  fc.constantFrom('Nguyễn', 'Wolfeschlegelsteinhausenbergerdorff', 'a', 'patrol', 'Żółć', '李', '½'),
  {
    maxLength: 160,
  },
)
const anyBlock: fc.Arbitrary<StoryBlock> = fc.oneof(
  anyText.map((some): StoryBlock => ({
    kind: 'paragraph',
    runs: some.map((text, i) =>
      i % 3 === 0 ? name(i % 2 === 0 ? text : some.slice(0, i).join(' ')) : words(` ${text} `),
    ),
  })),
  fc
    .tuple(anyText, fc.string({ maxLength: 30 }))
    .map(([some, about]): StoryBlock => ({ kind: 'note', about, text: some.join('\n') })),
  anyText.map((some): StoryBlock => ({
    kind: 'list',
    title: 'Replacements',
    items: some.map((text) => [name(text), words(' came.')]),
  })),
  fc.boolean().map((portrait): StoryBlock => ({ kind: 'picture', picture, caption: 'Caption', portrait })),
  fc.constant<StoryBlock>({
    kind: 'picture',
    picture: readHead(hugeByItsHead) as PictureFault,
    caption: 'Lost',
    portrait: false,
  }),
)

it('whatever is told: no text leaves its cell or the page, and nothing is left out', () => {
  const measure = testMeasure()
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 12 }), fc.constantFrom(...both), (some, paper) => {
      const story = {
        ...model,
        parts: [
          {
            title: null,
            chapters: [chapterOf('Late May 1967', some), chapterOf('The end', [paragraph('went home with')])],
          },
        ],
      }
      const page = inside(paper)
      const pages = doAtOnce(storyPages(measure, story, page))
      expectInCells(pages, page)
      expect(pages.flatMap(textsOf).some(({ text }) => text === 'went')).toBe(true)
    }),
    { numRuns: 40 },
  )
})

it('leaves no single line of a paragraph at the foot or the head of a page', () => {
  const line = (i: number): Omit<Item, 'keep'> => ({ height: 10, before: 0, draw: () => undefined, chapter: String(i) })
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 50, max: 140 }),
      (lengths, bottom) => {
        const paragraphs = lengths.map((length, p) => keptLines(Array.from({ length }, (_, i) => line(p * 100 + i))))
        const pages = fillPages(paragraphs.flat(), [0, 0], bottom)
        const shown = pages.map((page) => page.map(({ item }) => Number(item.chapter)))
        expect(shown.flat()).toEqual(paragraphs.flat().map(({ chapter }) => Number(chapter)))
        for (const page of shown)
          for (const [p, length] of lengths.entries()) {
            const here = page.filter((id) => Math.floor(id / 100) === p).length
            expect(here === 1 && length > 1).toBe(false)
          }
      },
    ),
  )
})

describe('a picture that cannot be drawn', () => {
  const pageWith = async (lost: StoryBlock) => {
    const story = { ...model, parts: [{ title: null, chapters: [chapterOf('Late May 1967', [lost])] }] }
    return (await readPdf(await drawPdf(chronicleSheet(story), { paper: 'letter' }))).pages[0]!.text
  }

  it('is left out, and the page says why and keeps its caption', async () => {
    const fault = readHead(hugeByItsHead) as PictureFault
    const text = await pageWith({ kind: 'picture', picture: fault, caption: 'The far bank', portrait: false })
    expect(text).toContain('The far bank')
    expect(text).toContain('60,000 by 60,000 pixels')
    const bare = await pageWith({ kind: 'picture', picture: fault, caption: '', portrait: false })
    expect(bare).toContain('60,000 by 60,000 pixels')
  })

  it('leaves its caption where the file does not hold it', async () => {
    expect(await pageWith({ kind: 'picture', picture: null, caption: 'The far bank', portrait: false })).toContain(
      'The far bank',
    )
  })
})
