import { inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { damaged, isFault, readHead, type PictureFault, type PictureHead } from './head.ts'

/** A picture that pdfkit puts into a file as it is. */
export interface ReadyPicture {
  readonly bytes: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Looks a picture over to its last pixel. Takes up to 400 MB and a second for the largest: never on the main thread.
 *
 * @returns its head, or why it cannot be shown.
 */
export function checkWhole(bytes: Uint8Array): PictureHead | PictureFault {
  const head = readHead(bytes)
  if (isFault(head) || head.rawBytes === null) return head
  const packed = packedPixels(bytes)
  return packed && unpacksTo(packed, head.rawBytes) ? head : damaged
}

/** Colour types of PNG that pdfkit unpacks: a palette, which may be transparent, and the two with alpha. */
const unpackedByPdfkit = new Set([3, 4, 6])

/**
 * A picture as it stands on paper: what is transparent is white. pdfkit would unpack such a PNG on its own time, after
 * the pages are drawn, and two of them in either order; a plain one goes in as it is, so the same sheet has the same bytes.
 * Takes up to 800 MB.
 *
 * @returns the same picture, which pdfkit need not unpack, or why it cannot be drawn.
 */
export function makeReady(bytes: Uint8Array): ReadyPicture | PictureFault {
  const head = checkWhole(bytes)
  if (isFault(head)) return head
  const { kind, width, height } = head
  const [type, interlaced] = [bytes[25]!, bytes[28]!]
  if (kind === 'jpeg' || (!unpackedByPdfkit.has(type) && interlaced === 0)) return { bytes, width, height }
  try {
    const flat = PNG.sync.write(PNG.sync.read(Buffer.from(bytes), { checkCRC: false }), {
      colorType: 2,
      inputHasAlpha: true,
      bgColor: { red: 255, green: 255, blue: 255 },
    })
    return { bytes: flat, width, height }
  } catch {
    return damaged
  }
}

const idat = 0x49444154
const iend = 0x49454e44

/** @returns the packed pixels of a PNG; null for one that is cut short. Its chunks are length, name, data, check sum. */
function packedPixels(bytes: Uint8Array): Buffer | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packed: Uint8Array[] = []
  let at = 8
  while (at + 12 <= view.byteLength) {
    const [length, kind] = [view.getUint32(at), view.getUint32(at + 4)]
    if (at + 12 + length > view.byteLength) return null
    if (kind === iend) return Buffer.concat(packed)
    if (kind === idat) packed.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return null
}

function unpacksTo(packed: Buffer, rawBytes: number): boolean {
  try {
    return inflateSync(packed, { maxOutputLength: rawBytes }).length === rawBytes
  } catch {
    return false
  }
}
