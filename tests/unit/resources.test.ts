import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(resolve('resources', path))
const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

/** Widths of the pictures in an .ico; 0 stands for 256 there. */
function widthsIn(ico: Buffer): number[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico.readUInt8(6 + 16 * at) || 256)
}

/** Kinds of the pictures in an .icns, in order. */
function kindsIn(icns: Buffer): string[] {
  const kinds: string[] = []
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) kinds.push(icns.toString('latin1', at, at + 4))
  return kinds
}

describe.each(['program', 'tour'])('the icon of a %s', (name) => {
  it('is drawn from the source of today', () => {
    const drawnFrom = JSON.parse(read('icons/drawn-from.json').toString()) as Record<string, string>
    expect(drawnFrom[name], 'npm run icons').toBe(
      createHash('sha256')
        .update(read(`${name}.svg`))
        .digest('hex'),
    )
  })

  it.each(sizes)('is there at %i, on nothing', (size) => {
    const { width, height, data } = PNG.sync.read(read(`icons/${name}-${size}.png`))
    expect([width, height]).toEqual([size, size])
    expect(data[3]).toBe(0)
    expect(data.some((_, at) => at % 4 === 3 && data[at] === 255)).toBe(true)
  })

  it('is there for Windows and macOS', () => {
    expect(widthsIn(read(`icons/${name}.ico`))).toEqual([16, 24, 32, 48, 64, 256])
    expect(kindsIn(read(`icons/${name}.icns`))).toEqual(
      expect.arrayContaining(['icp4', 'ic07', 'ic08', 'ic09', 'ic10']),
    )
  })
})

it('tells the desktop that the program opens its files', () => {
  const kind = 'application/x-short-timer-tour'
  expect(read('short-timer.desktop').toString()).toContain(`MimeType=${kind};application/x-short-timer-pack;`)
  expect(read('short-timer-mime.xml').toString()).toMatch(new RegExp(`type="${kind}"[\\s\\S]*pattern="\\*\\.tour"`))
})
