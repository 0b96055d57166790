import { inflateSync } from 'node:zlib'

/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * @returns how large a PNG or JPEG is, as its head says; null for bytes that are neither, are cut short, or do not
 * unpack: pdfkit unpacks a PNG later, where nobody could catch its complaint.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 24) return null
  if (view.getUint32(0) === 0x89504e47)
    return isSoundPng(bytes, view) ? sized(view.getUint32(16), view.getUint32(20)) : null
  return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null
}

const sized = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null

const idat = 0x49444154
const iend = 0x49454e44

/** Do the pixels of a PNG unpack? Its chunks are length, name, data, check sum. */
function isSoundPng(bytes: Uint8Array, view: DataView): boolean {
  const packed: Uint8Array[] = []
  let at = 8
  while (at + 12 <= view.byteLength) {
    const [length, kind] = [view.getUint32(at), view.getUint32(at + 4)]
    if (at + 12 + length > view.byteLength) return false
    if (kind === iend) return unpacks(packed)
    if (kind === idat) packed.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return false
}

function unpacks(packed: readonly Uint8Array[]): boolean {
  try {
    return inflateSync(Buffer.concat(packed)).length > 0
  } catch {
    return false
  }
}

/** Frame headers of JPEG are the markers C0 to CF, but for three that are none. */
const notFrames = new Set([0xc4, 0xc8, 0xcc])

function jpegSize(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker))
      return sized(view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
