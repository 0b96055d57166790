import { crc32, deflateSync } from 'node:zlib'

/** A red dot, the smallest picture there is, as PNG. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

/** One grey dot, or so its segments say: begin, frame of 40 by 30, scan, end. */
export const jpegBytes = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b08001e002801011100ffda0008010100003f0000ffd9',
  'hex',
)

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(kind), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A PNG whose head may say what it likes. @param packed its pixels as they stand in the file. */
export function pngOf(
  width: number,
  height: number,
  packed: Uint8Array,
  more: { type?: number; depth?: number; interlaced?: boolean } = {},
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([more.depth ?? 8, more.type ?? 6, 0, 0, more.interlaced === true ? 1 : 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

/** 69 bytes that ask for 14 GB: a head of 60,000 by 60,000 pixels, and hardly a pixel behind it. */
export const hugeByItsHead = pngOf(
  60_000,
  60_000,
  Buffer.concat([deflateSync(Buffer.alloc(5)), Buffer.alloc(12)]).subarray(0, 12),
)
