import type { Work } from '../../engine/work.ts'
import type { LookedPictures } from '../../sheets/offer.ts'
import type { PictureFault } from '../../sheets/pictures/head.ts'
import type { ReadyPicture } from '../../sheets/pictures/unpack.ts'
import { readyPicture } from '../../sheets/pictures/workshop.ts'
import type { TourFile } from '../../store/tourFile.ts'

/** @returns the pictures of a file, looked over one after the other; one that it does not hold is left out. */
export function* readyPictures(hashes: readonly string[], file: Pick<TourFile, 'picture'>): Work<LookedPictures> {
  const looked = new Map<string, ReadyPicture | PictureFault>()
  for (const [i, hash] of hashes.entries()) {
    const kept = file.picture(hash)
    if (!kept) continue
    const until = readyPicture(kept.bytes).then((found) => looked.set(hash, found))
    yield { done: i, of: hashes.length, what: 'Looking at the pictures', until }
  }
  return looked
}
