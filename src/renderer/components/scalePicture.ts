/** Longest side of a picture in the story, in pixels: sharp on paper at half a page, and light in the file. */
const longestSide = 1600
const quality = 0.86

/** @returns the size at which a picture of this size is kept: smaller where it is too long, never larger. */
export function keptSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Makes a JPEG of moderate size out of any picture the browser can read, turned upright as the camera says.
 * @returns null when the file is no picture.
 */
export async function scalePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  try {
    const { width, height } = keptSize(picture.width, picture.height)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    pen.imageSmoothingQuality = 'high'
    // JPEG knows no transparency: what was clear becomes paper, not black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    return await new Promise((done) => {
      canvas.toBlob(done, 'image/jpeg', quality)
    })
  } finally {
    picture.close()
  }
}
