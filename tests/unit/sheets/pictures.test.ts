import fc from 'fast-check'
import { PNG } from 'pngjs'
import { deflateSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { isFault, readHead } from '../../../src/main/sheets/pictures/head.ts'
import { checkWhole, makeReady, type ReadyPicture } from '../../../src/main/sheets/pictures/unpack.ts'
import { checkPicture, readyPicture } from '../../../src/main/sheets/pictures/workshop.ts'
import { hugeByItsHead, jpegBytes, pngBytes, pngOf } from '../../support/samplePicture.ts'

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes))
const faultOf = (found: object) => (isFault(found) ? found.fault : null)

describe('the head of a picture', () => {
  it('says how large it is', () => {
    expect(readHead(pngBytes)).toEqual({ kind: 'png', width: 1, height: 1, rawBytes: 5 })
    expect(readHead(jpegBytes)).toEqual({ kind: 'jpeg', width: 40, height: 30, rawBytes: null })
  })

  it('is refused beyond 50 megapixels and 16,000 a side, before anything is unpacked', () => {
    expect(hugeByItsHead).toHaveLength(69)
    expect(readHead(hugeByItsHead)).toEqual({
      fault: 'too large',
      words:
        'says that it is 60,000 by 60,000 pixels: Short-Timer takes 50 million pixels at most, and 16,000 to a side',
    })
    const sized = (width: number, height: number) => faultOf(readHead(pngOf(width, height, zeros(1))))
    expect(sized(16_000, 3125)).toBeNull()
    expect(sized(16_000, 3126)).toBe('too large')
    expect(sized(16_001, 1)).toBe('too large')
    expect(sized(1, 16_001)).toBe('too large')
    expect(sized(0xffff_ffff, 0xffff_ffff)).toBe('too large')
    const jpeg = Buffer.from(jpegBytes)
    jpeg.writeUInt16BE(50_000, jpeg.indexOf('ffc0', 0, 'hex') + 7)
    expect(faultOf(readHead(jpeg))).toBe('too large')
  })

  it('is refused where its pixels fill more than 200 MB, as with 16 bits to a colour', () => {
    const deep = (width: number, height: number, type: number) =>
      readHead(pngOf(width, height, zeros(1), { type, depth: 16 }))
    expect(deep(7000, 7000, 6)).toEqual({
      fault: 'too large',
      words:
        'says that its pixels fill 392 MB: Short-Timer takes 200 MB at most; ' +
        'saved with 8 bits to a colour it is half that size',
    })
    expect(faultOf(deep(5000, 5000, 6))).toBeNull()
    expect(faultOf(deep(5001, 5000, 6))).toBe('too large')
    expect(faultOf(deep(7000, 7000, 2))).toBe('too large')
    expect(faultOf(deep(7000, 7000, 4))).toBeNull()
    expect(faultOf(deep(7000, 7000, 0))).toBeNull()
  })

  it('is refused where it says nothing, or what cannot be', () => {
    expect(faultOf(readHead(pngOf(0, 0, zeros(0))))).toBe('damaged')
    expect(faultOf(readHead(pngOf(1, 1, zeros(1), { type: 5 })))).toBe('damaged')
    expect(faultOf(readHead(pngOf(1, 1, zeros(1), { depth: 3 })))).toBe('damaged')
    expect(faultOf(readHead(Buffer.from('GIF89a')))).toBe('unknown')
    expect(faultOf(readHead(Buffer.alloc(0)))).toBe('unknown')
  })

  it('is refused where a JPEG is cut short anywhere, and read where something follows its end', () => {
    for (let length = 0; length < jpegBytes.length; length++)
      expect(isFault(readHead(jpegBytes.subarray(0, length)))).toBe(true)
    expect(readHead(Buffer.concat([jpegBytes, Buffer.from('from the camera')]))).toMatchObject({ width: 40 })
  })

  it('never stumbles, whatever the bytes', () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    const jpeg = Buffer.from('ffd8ff', 'hex')
    fc.assert(
      fc.property(fc.constantFrom(png, jpeg), fc.uint8Array({ maxLength: 200 }), (begin, bytes) => {
        expect(checkWhole(Buffer.concat([begin, bytes]))).toBeTypeOf('object')
      }),
    )
  })
})

describe('the pixels of a picture', () => {
  it('must fill what its head says, no more and no less', () => {
    const whole = 40 * (1 + 4 * 30)
    expect(checkWhole(pngOf(30, 40, zeros(whole)))).toMatchObject({ width: 30, height: 40 })
    expect(faultOf(checkWhole(pngOf(30, 40, zeros(whole - 1))))).toBe('damaged')
    expect(faultOf(checkWhole(pngOf(30, 40, zeros(whole + 1))))).toBe('damaged')
    // A bomb: 20 kB that unpack to 20 MB.
    expect(faultOf(checkWhole(pngOf(30, 40, zeros(20_000_000))))).toBe('damaged')
  })

  it.each([
    ['black and white', { type: 0, depth: 1 }, 3 * (1 + 2)],
    ['a palette of four', { type: 3, depth: 2 }, 3 * (1 + 3)],
    ['grey with alpha, 16 bits', { type: 4, depth: 16 }, 3 * (1 + 36)],
    ['interlaced', { type: 2, depth: 8, interlaced: true }, 88],
  ])('are counted as PNG packs them: %s', (_what, how, raw) => {
    // 9 by 3 pixels; interlaced they come in rows of 2, 1, 2, 5, 4, 4 and 9 pixels.
    expect(readHead(pngOf(9, 3, zeros(raw), how))).toMatchObject({ rawBytes: raw })
    expect(faultOf(checkWhole(pngOf(9, 3, zeros(raw), how)))).toBeNull()
  })

  it('must be there to the last chunk', () => {
    for (let length = 0; length < pngBytes.length; length++)
      expect(isFault(checkWhole(pngBytes.subarray(0, length)))).toBe(true)
    const broken = Buffer.from(pngBytes)
    broken.fill(0, 44, 52)
    expect(faultOf(checkWhole(broken))).toBe('damaged')
  })
})

describe('a picture made ready for paper', () => {
  /** Two pixels: half transparent black, and solid red. */
  function halfTransparent(): Buffer {
    const png = new PNG({ width: 2, height: 1 })
    png.data.set([0, 0, 0, 128, 255, 0, 0, 255])
    return PNG.sync.write(png)
  }
  const ready = (bytes: Uint8Array) => makeReady(bytes) as ReadyPicture

  it('stands on white where it is transparent, and has no alpha any more', () => {
    const flat = ready(halfTransparent())
    expect(flat).toMatchObject({ width: 2, height: 1 })
    expect(halfTransparent()[25]).toBe(6)
    expect(flat.bytes[25]).toBe(2)
    const [red, green, blue, alpha, ...second] = PNG.sync.read(Buffer.from(flat.bytes)).data
    expect([red, green, blue].every((part) => part! > 120 && part! < 135)).toBe(true)
    expect(alpha).toBe(255)
    expect(second).toEqual([255, 0, 0, 255])
  })

  it('is left as it is when it is plain, or a JPEG', () => {
    const plain = ready(halfTransparent()).bytes
    expect(ready(plain).bytes).toEqual(plain)
    expect(ready(jpegBytes).bytes).toEqual(jpegBytes)
  })

  it('is unpacked on a thread apart: good ones and bad ones, one after another', async () => {
    const here = vi.spyOn(PNG.sync, 'read')
    const bomb = pngOf(30, 40, zeros(20_000_000))
    const all = [pngBytes, bomb, hugeByItsHead, halfTransparent(), pngBytes.subarray(0, 60), jpegBytes]
    const found = await Promise.all(all.map((bytes) => readyPicture(bytes)))
    expect(found.map((one) => (isFault(one) ? one.fault : one.width))).toEqual([
      1,
      'damaged',
      'too large',
      2,
      'damaged',
      40,
    ])
    expect(Buffer.from((found[3] as ReadyPicture).bytes)).toEqual(Buffer.from(ready(halfTransparent()).bytes))
    expect(here.mock.calls.length).toBe(1)
    expect(await checkPicture(pngBytes)).toMatchObject({ kind: 'png', width: 1 })
  })
})
