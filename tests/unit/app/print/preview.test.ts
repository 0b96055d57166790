import { describe, expect, it } from 'vitest'
import type { PageMark, PageText } from '../../../../src/contract/print.ts'
import type { SheetWish } from '../../../../src/contract/sheets.ts'
import { svgPage } from '../../../../src/main/app/print/svgPage.ts'
import type { Mark } from '../../../../src/main/sheets/marks.ts'
import { readPdf } from '../../sheets/readPdf.ts'
import { mustered, playedCampaign, refusal, testProgram } from '../../../support/program.ts'

const textsOf = (marks: readonly PageMark[]): PageText[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : 'marks' in mark ? textsOf(mark.marks) : []))
const cell = { x: 0, y: 0, w: 100, h: 10 }

describe('a page for the screen', () => {
  it('has the marks of the PDF in their order, with colours for a browser', () => {
    const text = {
      kind: 'text',
      face: 'typed',
      size: 9,
      x: 10.126,
      baseline: 20,
      width: 33.333,
      tracking: 0,
      cell,
    } as const
    const marks: Mark[] = [
      { kind: 'path', d: 'M0 0h5', stroke: 'accent', width: 2, dash: [1, 2] },
      { kind: 'path', d: 'M0 0h5', fill: 0.5 },
      { kind: 'clip', box: cell, marks: [{ ...text, text: 'A', grey: 'accent' }] },
      { ...text, text: '<b>&', grey: 0 },
    ]
    const [line, area, clip, words] = svgPage(marks, 'red')
    expect(line).toMatchObject({ stroke: '#a81f2b', fill: null, width: 2, dash: '1 2' })
    expect(area).toMatchObject({ stroke: null, fill: '#808080' })
    // A single letter is as wide as it is: a browser has nothing to spread.
    expect(clip).toMatchObject({ kind: 'clip', marks: [{ text: 'A', width: null, fill: '#a81f2b' }] })
    expect(words).toEqual({
      kind: 'text',
      text: '<b>&',
      face: 'typed',
      size: 9,
      x: 10.13,
      y: 20,
      width: 33.33,
      fill: '#000000',
    })
    expect(textsOf(svgPage(marks, null)).map(({ fill }) => fill)).toEqual(['#000000', '#000000'])
  })

  it('shows pictures of a browser, leaves large ones as their box, and takes nothing for one that is none', () => {
    const picture = (bytes: Uint8Array): Mark => ({ kind: 'image', bytes, box: cell, alt: 'A table' })
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
    const [small, large, none] = svgPage(
      [
        picture(png),
        picture(Uint8Array.from({ length: 2_000_001 }, (_, i) => png[i] ?? 0)),
        picture(new Uint8Array(9)),
      ],
      null,
    )
    expect(small).toEqual({ kind: 'picture', url: 'data:image/png;base64,iVBORw==', box: cell })
    expect([large, none]).toMatchObject([{ url: null }, { url: null }])
  })
})

describe('print.preview', () => {
  it.each(['letter', 'a4'] as const)('says of every sheet what its PDF says, page by page, on %s', async (paper) => {
    const { api, folder, sheets } = testProgram()
    const campaign = await playedCampaign(folder)
    for (const sheet of ['roster', 'briefing', 'chronicle', 'blankRoster']) {
      await api('print.sheets', { campaign, paper, sheets: [{ sheet }] })
      const { pages } = await readPdf(sheets.at(-1)!.bytes)
      const view = await api('print.preview', { campaign, paper, sheet: { sheet }, count: 20 })
      expect([sheet, view.pages]).toEqual([sheet, pages.length])
      expect([view.width, view.height]).toEqual(paper === 'letter' ? [612, 792] : [595.28, 841.89])
      for (const [i, marks] of view.shown.entries())
        expect([sheet, i, plain(textsOf(marks).map(({ text }) => text))]).toEqual([sheet, i, plain([pages[i]!.text])])
    }
  })

  it('shows any window of the pages, or only counts them, and has the tour as it stands', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const look = (more: object) => api('print.preview', { campaign, sheet: { sheet: 'chronicle' }, ...more })
    const whole = await look({ count: 20 })
    expect(whole.pages).toBeGreaterThan(1)
    expect((await look({ count: 0 })).shown).toEqual([])
    expect(await look({ from: 2, count: 1 })).toMatchObject({ from: 2, shown: [whole.shown[1]] })
    expect((await look({ from: whole.pages + 1 })).shown).toEqual([])
    await api('fng.writeNote', { campaign, input: { text: 'A note beside it all.' } })
    const words = (await look({ count: 20 })).shown.flatMap(textsOf).map(({ text }) => text)
    expect(words.join(' ')).toContain('A note beside it all.')
  })

  it('refuses as printing does, and can be cancelled', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    const code = async (sheet: SheetWish, more: object = {}) =>
      (await refusal(api('print.preview', { campaign, sheet, ...more }))).code
    expect(await code({ sheet: 'briefing' })).toBe('not-now')
    expect(await code({ sheet: 'nothing' })).toBe('bad-input')
    expect(await code({ sheet: 'roster', turn: 40 })).toBe('bad-input')
    const played = await playedCampaign(folder)
    const looking = refusal(api('print.preview', { campaign: played, sheet: { sheet: 'chronicle' }, job: 'looking' }))
    expect(await api('job.cancel', { job: 'looking' })).toEqual({ cancelled: true })
    expect((await looking).code).toBe('cancelled')
  })
})

/** All that is written, whatever stands between two words. */
const plain = (texts: readonly string[]): string => texts.join('').replace(/\s/g, '')
