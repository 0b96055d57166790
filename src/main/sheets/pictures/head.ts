/** What a picture's file says of itself before its pixels are looked at. */
export interface PictureHead {
  readonly kind: 'png' | 'jpeg'
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** What a PNG's pixels and filters fill unpacked, in bytes; null for a JPEG. */
  readonly rawBytes: number | null
}

/** Why a picture is not taken, and not drawn. */
export interface PictureFault {
  readonly fault: 'unknown' | 'damaged' | 'too large'
  /** The end of a sentence that begins with the file. */
  readonly words: string
}

/**
 * The largest picture that is unpacked, more than any sheet shows. To make one ready takes four times the bytes of
 * its pixels, up to 800 MB of memory, and 16 bits to a value are twice those of 8: so the bytes are bounded too.
 */
const most = { pixels: 50_000_000, side: 16_000, bytes: 200_000_000 }

const unknown: PictureFault = {
  fault: 'unknown',
  words: 'is no picture that Short-Timer can show: it takes PNG and JPEG',
}
/** What is said of a picture whose file is not what it claims to be. */
export const damaged: PictureFault = { fault: 'damaged', words: 'is damaged or cut short' }

/** @returns what the head of a PNG or JPEG says, or why it cannot be shown. Nothing is unpacked. */
export function readHead(bytes: Uint8Array): PictureHead | PictureFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = kindOf(bytes)
  if (kind === null) return unknown
  return kind === 'png' ? pngHead(view) : jpegHead(view)
}

/** @returns what a picture is by its first bytes, whatever else is said of it; null where it is neither. */
export function kindOf(bytes: Uint8Array): PictureHead['kind'] | null {
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  return begins(bytes, [0xff, 0xd8, 0xff]) ? 'jpeg' : null
}

const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, i) => bytes[i] === byte)

export const isFault = (found: object): found is PictureFault => 'fault' in found

/** @param bits to a pixel. */
function sized(head: PictureHead, bits: number): PictureHead | PictureFault {
  const { width, height } = head
  if (width === 0 || height === 0) return damaged
  if (Math.max(width, height) <= most.side && width * height <= most.pixels) {
    const bytes = (width * height * bits) / 8
    return bytes <= most.bytes ? head : tooDeep(bytes)
  }
  const figures = [width, height, most.side].map((figure) => figure.toLocaleString('en-US'))
  return {
    fault: 'too large',
    words:
      `says that it is ${figures[0]} by ${figures[1]} pixels: ` +
      `Short-Timer takes ${most.pixels / 1_000_000} million pixels at most, and ${figures[2]} to a side`,
  }
}

const tooDeep = (bytes: number): PictureFault => ({
  fault: 'too large',
  words:
    `says that its pixels fill ${Math.ceil(bytes / 1_000_000)} MB: ` +
    `Short-Timer takes ${most.bytes / 1_000_000} MB at most; saved with 8 bits to a colour it is half that size`,
})

const ihdr = 0x49484452
/** Bit depths that a PNG may have, and how many values a pixel holds, by its colour type. */
const colourTypes: Readonly<Record<number, { readonly depths: readonly number[]; readonly values: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], values: 1 },
  2: { depths: [8, 16], values: 3 },
  3: { depths: [1, 2, 4, 8], values: 1 },
  4: { depths: [8, 16], values: 2 },
  6: { depths: [8, 16], values: 4 },
}

function pngHead(view: DataView): PictureHead | PictureFault {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || view.getUint32(12) !== ihdr) return damaged
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, type, packing, filter, interlaced] = [24, 25, 26, 27, 28].map((at) => view.getUint8(at)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const colours = colourTypes[type]
  if (!colours?.depths.includes(depth) || packing !== 0 || filter !== 0 || interlaced > 1) return damaged
  const bits = depth * colours.values
  const rawBytes = interlaced === 1 ? interlacedBytes(width, height, bits) : rowsOf(width, height, bits)
  return sized({ kind: 'png', width, height, rawBytes }, bits)
}

/** Each row begins with a byte for its filter. */
const rowsOf = (width: number, height: number, bits: number): number =>
  width === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8))

/** The seven passes of an interlaced PNG: first column and row, and how far to the next. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const interlacedBytes = (width: number, height: number, bits: number): number =>
  passes.reduce((sum, [x, y, right, down]) => {
    const [across, high] = [Math.ceil((width - x) / right), Math.ceil((height - y) / down)]
    return sum + rowsOf(Math.max(0, across), Math.max(0, high), bits)
  }, 0)

/** Frame headers of JPEG are the markers C0 to CF, but for three that are none. */
const notFrames = new Set([0xc4, 0xc8, 0xcc])
const startOfScan = 0xda

/** A JPEG is a row of segments up to its scan, and ends with a mark of its own. */
function jpegHead(view: DataView): PictureHead | PictureFault {
  let head: PictureHead | null = null
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      // Segments may be moved apart by any number of these.
      at++
      continue
    }
    if (marker === startOfScan) return head && endsAfter(view, at) ? sized(head, 24) : damaged
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker))
      head = { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7), rawBytes: null }
    const length = view.getUint16(at + 2)
    if (length < 2) return damaged
    at += 2 + length
  }
  return damaged
}

/** Does the end of a JPEG follow? Some cameras write something of their own behind it. */
function endsAfter(view: DataView, from: number): boolean {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength).lastIndexOf('ffd9', undefined, 'hex') > from
}
