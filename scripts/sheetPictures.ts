import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { sheetGroups, type SheetGroup, type SheetOffer } from '../src/contract/sheets.ts'
import { ask } from '../src/main/cli/command.ts'
import { openTickets } from '../src/main/serve/tickets.ts'
import { findChromium } from './gate/chromium.ts'
import { helpAsked } from './helpAsked.ts'
import { playTours, type Shown } from './screens/tours.ts'

/**
 * `npm run sheets:pictures`: every page of every sheet on both papers, small, side by side, so that all can be looked
 * at in a few pictures. Drawn from the real program with tours it has played. Needs pdftoppm (poppler-utils).
 */
const out = join(import.meta.dirname, '../pictures/sheets')
const dpi = 52
const perPicture = 24
const columns = 6
const papers = ['letter', 'a4'] as const

/** Where a sheet is shown with something on it: with a battle to come, or late in a tour. */
const tours = ['report', 'resting', 'army', 'wounded'] as const

interface Printed {
  readonly offer: SheetOffer
  readonly campaign: string
}

const folder = join(tmpdir(), `sheets-${process.pid}`)
async function drawAll(): Promise<void> {
  if (spawnSync('pdftoppm', ['-v']).error) throw new Error('pdftoppm is not here: install poppler-utils.')
  mkdirSync(folder)
  const shown = await playTours(folder, openTickets())
  const sheets = await printable(shown)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    for (const group of sheetGroups) for (const paper of papers) await drawGroup(browser, shown, sheets, group, paper)
  } finally {
    await browser.close()
  }
  console.log(readdirSync(out).length, 'pictures in pictures/sheets')
}

/** @returns every sheet with the first tour that it can be printed of. */
async function printable({ program, tours: of }: Shown): Promise<Printed[]> {
  const offers = await Promise.all(
    tours.map(async (tour) => {
      const { campaign } = of[tour]
      return { campaign, offers: await ask(program, 'print.offers', { campaign }) }
    }),
  )
  return offers[0]!.offers.flatMap(({ sheet }) => {
    const ready = offers.flatMap(({ campaign, offers: all }) =>
      all.filter((one) => one.sheet === sheet && one.lacking === null).map((offer) => ({ offer, campaign })),
    )
    return ready.slice(0, 1)
  })
}

async function drawGroup(
  browser: Browser,
  { program, drawn }: Shown,
  sheets: readonly Printed[],
  group: SheetGroup,
  paper: (typeof papers)[number],
): Promise<void> {
  const pages: Page[] = []
  for (const { offer, campaign } of sheets.filter((one) => one.offer.group === group)) {
    const wish = { sheet: offer.sheet, ...(offer.takes.includes('tables') ? { tables: ofMyOwn } : {}) }
    await ask(program, 'print.sheets', { campaign, sheets: [wish], paper })
    pages.push(...pagesOf(offer, drawn.at(-1)!))
  }
  const most = Math.ceil(pages.length / perPicture)
  for (let i = 0; i < most; i += 1) {
    const name = `${group}-${paper}${most === 1 ? '' : `-${i + 1}`}.webp`
    await drawPicture(browser, join(out, name), pages.slice(i * perPicture, (i + 1) * perPicture))
    console.log(name)
  }
}

/** What a player might want on a reference sheet of his own. */
const ofMyOwn = ['reputation', 'attributes']

interface Page {
  readonly caption: string
  readonly png: Buffer
}

function pagesOf({ title }: SheetOffer, bytes: Uint8Array): Page[] {
  const pdf = join(folder, 'sheet.pdf')
  writeFileSync(pdf, bytes)
  spawnSync('pdftoppm', ['-png', '-r', String(dpi), pdf, join(folder, 'page')])
  const files = readdirSync(folder).filter((file) => /^page-\d+\.png$/.test(file))
  return files.toSorted().map((file, i) => {
    const png = readFileSync(join(folder, file))
    rmSync(join(folder, file))
    return { caption: files.length === 1 ? title : `${title}, ${i + 1} of ${files.length}`, png }
  })
}

/** As WebP, a third of the size of PNG. */
async function drawPicture(browser: Browser, path: string, pages: readonly Page[]): Promise<void> {
  const page = await browser.newPage()
  await page.setContent(
    `<style>
      body { margin: 16px; background: #dcd8c8; font: 12px sans-serif; width: max-content;
        display: grid; grid-template-columns: repeat(${Math.min(columns, pages.length)}, max-content); gap: 14px }
      figure { margin: 0 } img { display: block; box-shadow: 0 1px 3px #0006 } figcaption { padding-top: 5px }
    </style>` + pages.map(({ caption, png }) => figure(caption, png)).join(''),
  )
  const box = await page.locator('body').boundingBox()
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 84,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: box!.width + 32, height: box!.height + 32, scale: 1 },
  })
  writeFileSync(path, Buffer.from(data, 'base64'))
  await page.close()
}

const figure = (caption: string, png: Buffer): string =>
  `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${caption}</figcaption></figure>`

if (!helpAsked('npm run sheets:pictures'))
  try {
    await drawAll()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
