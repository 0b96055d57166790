import { PNG } from 'pngjs'

/** Colour types of PNG that pdfkit unpacks: a palette, which may be transparent, and the two with alpha. */
const unpackedByPdfkit = new Set([3, 4, 6])

/**
 * A picture as it stands on paper: what is transparent is white. pdfkit would unpack such a PNG on its own time, after
 * the pages are drawn, and two of them in either order; a plain one goes in as it is, so the same sheet has the same bytes.
 *
 * @param bytes a sound PNG or JPEG.
 * @returns the same picture, which pdfkit need not unpack.
 */
export function onWhite(bytes: Uint8Array): Buffer {
  const picture = Buffer.from(bytes)
  const isPng = picture.length > 28 && picture.readUInt32BE(0) === 0x89504e47
  if (!isPng || (!unpackedByPdfkit.has(picture[25]!) && picture[28] === 0)) return picture
  return PNG.sync.write(PNG.sync.read(picture, { checkCRC: false }), {
    colorType: 2,
    inputHasAlpha: true,
    bgColor: { red: 255, green: 255, blue: 255 },
  })
}
