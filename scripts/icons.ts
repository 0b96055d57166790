import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IconIcns, IconIco } from '@shockpkg/icon-encoder'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './gate/chromium.ts'
import { helpAsked } from './helpAsked.ts'

/** `npm run icons`: draws the icons of the program and of its files from `resources/*.svg`, at every size that systems ask for. */
const resources = join(import.meta.dirname, '../resources')
const out = join(resources, 'icons')
const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const
const inIco = new Set<number>([16, 24, 32, 48, 64, 256])
/** The kinds of an `.icns`, by size. */
const kinds: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

if (helpAsked('npm run icons')) process.exit()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const drawnFrom: Record<string, string> = {}
mkdirSync(out, { recursive: true })
try {
  for (const name of ['program', 'tour']) {
    const svg = readFileSync(join(resources, `${name}.svg`))
    await draw(browser, name, svg)
    drawnFrom[name] = createHash('sha256').update(svg).digest('hex')
  }
} finally {
  await browser.close()
}
// A test looks whether the pictures are those of today's sources.
writeFileSync(join(out, 'drawn-from.json'), `${JSON.stringify(drawnFrom, null, 2)}\n`)

async function draw(browser: Browser, name: string, svg: Buffer): Promise<void> {
  const page = await browser.newPage()
  const ico = new IconIco()
  const icns = new IconIcns()
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>body { margin: 0; background: none } img { display: block }</style>
       <img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
    )
    const png = await page.screenshot({ omitBackground: true })
    writeFileSync(join(out, `${name}-${size}.png`), png)
    if (inIco.has(size)) await ico.addFromPng(png, size === 256, true)
    if (kinds[size]) await icns.addFromPng(png, kinds[size], true)
  }
  writeFileSync(join(out, `${name}.ico`), ico.encode())
  writeFileSync(join(out, `${name}.icns`), icns.encode())
  await page.close()
}
