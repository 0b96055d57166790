import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { onWhite } from '../../../src/main/sheets/onWhite.ts'
import { jpegBytes } from '../../support/samplePicture.ts'

/** Two pixels: half transparent black, and solid red. */
function halfTransparent(): Buffer {
  const png = new PNG({ width: 2, height: 1 })
  png.data.set([0, 0, 0, 128, 255, 0, 0, 255])
  return PNG.sync.write(png)
}

const pixelsOf = (bytes: Buffer) => [...PNG.sync.read(bytes).data]
const colourType = (bytes: Buffer) => bytes[25]

describe('a picture on paper', () => {
  it('stands on white where it is transparent, and has no alpha any more', () => {
    const flat = onWhite(halfTransparent())
    expect(colourType(halfTransparent())).toBe(6)
    expect(colourType(flat)).toBe(2)
    const [red, green, blue, alpha, ...second] = pixelsOf(flat)
    expect([red, green, blue].every((part) => part! > 120 && part! < 135)).toBe(true)
    expect(alpha).toBe(255)
    expect(second).toEqual([255, 0, 0, 255])
  })

  it('is left as it is when it is plain, or a JPEG', () => {
    const plain = onWhite(halfTransparent())
    expect(onWhite(plain)).toEqual(plain)
    expect(onWhite(jpegBytes)).toEqual(jpegBytes)
  })
})
